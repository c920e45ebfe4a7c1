import { randomUUID } from 'node:crypto';
import { createOrganization, createUser, unique } from '../../factories.js';
import { row } from '../row.js';

const organization = async (_manager: unknown, organizationId: number): Promise<number> => organizationId;

/** Sign-in, users, organizations, audit trail, undo. */
export const rows = [
  row('signIn', 'anyone', () => ({ input: { username: unique('nobody'), password: randomUUID() } }), undefined, {
    own: 'UNAUTHENTICATED',
  }),
  row('signOut', 'anyone'),
  row('mySessions', 'staff'),
  row('signOutElsewhere', 'staff'),
  row('setMyTheme', 'staff', () => ({ theme: 'DARK' })),
  row(
    'changeOwnPassword',
    'staff',
    () => ({ input: { currentPassword: 'fits no password', newPassword: 'a new password' } }),
    undefined,
    { own: 'BAD_USER_INPUT' },
  ),
  row('sendsMail', 'anyone'),
  row('askForPasswordReset', 'anyone', () => ({ login: unique('nobody') })),
  row('openPasswordLink', 'anyone', () => ({ secret: 'opens nothing' }), undefined, { own: 'NOT_FOUND' }),
  row(
    'choosePassword',
    'anyone',
    () => ({ input: { secret: 'opens nothing', newPassword: 'a new password' } }),
    undefined,
    { own: 'NOT_FOUND' },
  ),
  row('actFor', 'super_admin', (organizationId) => ({ organizationId }), organization, { platform: true }),
  row('users', 'staff'),
  row('users', 'staff', (organizationId) => ({ organizationId }), organization, { platform: true }),
  row('users', 'super_admin', () => ({ everywhere: true })),
  row('user', 'staff', (id) => ({ id }), createUser, { missingIsNull: true, platform: true }),
  row(
    'createUser',
    'super_admin',
    (organizationId) => ({ input: { username: unique('made'), role: 'STAFF', organizationId } }),
    organization,
    { platform: true },
  ),
  row(
    'updateUser',
    'super_admin',
    (id) => ({ id, input: { email: 'new@example.com', expectedVersion: 1 } }),
    createUser,
    { platform: true },
  ),
  row('inviteUser', 'super_admin', (id) => ({ id }), invitedUser, { platform: true }),
  row('withdrawInvitation', 'super_admin', (id) => ({ id }), invitedUser, { platform: true }),
  row('deleteUser', 'super_admin', (id) => ({ id }), createUser, { platform: true }),
  row('addUserToOrganization', 'super_admin', (userId) => ({ userId, organizationId: '0' }), createUser, {
    own: 'NOT_FOUND',
  }),
  row(
    'organizationById',
    'anyone',
    (id) => ({ id }),
    async (manager) => createOrganization(manager),
    { missingIsNull: true, platform: true },
  ),
  row('createOrganization', 'super_admin', () => ({ input: { name: unique('Made') } })),
  row(
    'updateOrganization',
    'super_admin',
    (id) => ({ id, input: { listed: true, expectedVersion: 1 } }),
    async (manager) => createOrganization(manager),
    { platform: true },
  ),
  row('updateAppearance', 'org_owner', () => ({ input: { accent: '#123456', expectedVersion: 0 } }), undefined, {
    own: 'CONFLICT',
  }),
  row('updateTheme', 'org_owner', () => ({ input: { accent: '#123456', expectedVersion: 0 } }), undefined, {
    own: 'CONFLICT',
  }),
  row(
    'deleteOrganization',
    'super_admin',
    (id) => ({ id }),
    async (manager) => createOrganization(manager),
    { platform: true },
  ),
  row('auditTrail', 'org_owner', () => ({ filter: { entityType: 'season' } })),
  row('auditTrail', 'super_admin', () => ({ filter: { platform: true } })),
  row('auditActors', 'org_owner'),
  row('auditActors', 'super_admin', () => ({ platform: true })),
  row('undoableCommands', 'staff'),
  row('undo', 'staff', (id) => ({ id }), undoEntry),
];

async function undoEntry(manager: Parameters<typeof createUser>[0], organizationId: number): Promise<string> {
  const rows = (await manager.query(
    `INSERT INTO undo_entries (organization_id, command, label, actor_name, expires_at) VALUES ($1, 'nothing', 'Did nothing.', 'test', now() + interval '9 minutes')
     RETURNING id::text`,
    [organizationId],
  )) as [{ id: string }];
  return rows[0].id;
}

async function invitedUser(manager: Parameters<typeof createUser>[0], organizationId: number): Promise<number> {
  const { id } = await createUser(manager, organizationId);
  await manager.query(
    `INSERT INTO password_links (user_id, kind, made_at, expires_at) VALUES ($1, 'invitation', now(), now() + interval '7 days')`,
    [id],
  );
  return id;
}
