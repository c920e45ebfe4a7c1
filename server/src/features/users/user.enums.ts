import { registerEnumType } from 'type-graphql';

export const UserRole = { STAFF: 'staff', ORG_OWNER: 'org_owner', SUPER_ADMIN: 'super_admin' } as const;
export type UserRole = (typeof UserRole)[keyof typeof UserRole];
registerEnumType(UserRole, {
  name: 'UserRole',
  description: 'What a user may do.',
  valuesConfig: {
    STAFF: { description: "The league's content and links of the own organization." },
    ORG_OWNER: { description: 'As staff; also the pages, the theme and the audit trail of the own organization.' },
    SUPER_ADMIN: { description: 'Everything in every organization; creates organizations and users.' },
  },
});

export const InvitationState = { OPEN: 'open', EXPIRED: 'expired', WITHDRAWN: 'withdrawn' } as const;
export type InvitationState = (typeof InvitationState)[keyof typeof InvitationState];
registerEnumType(InvitationState, {
  name: 'InvitationState',
  description: "Whether an invitation's link opens anything.",
  valuesConfig: {
    OPEN: { description: 'It waits for whoever is invited.' },
    EXPIRED: { description: 'Its week is over.' },
    WITHDRAWN: { description: 'It was withdrawn, or the address that it was sent to was changed.' },
  },
});
