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
