import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Caller, type GraphqlResponse, type TestApp } from '../../testing/app.js';
import { createOrganization, createSports, createUser, unique } from '../../testing/factories.js';
import type { OrganizationEntity } from '../organizations/organization.entity.js';
import { verifyPassword } from './password.service.js';
import type { UserEntity } from './user.entity.js';

let app: TestApp;
let organization: OrganizationEntity;
let other: OrganizationEntity;
let root: UserEntity;
let owner: UserEntity;
let staff: UserEntity;
let as: Record<'root' | 'owner' | 'staff', Caller>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  organization = await createOrganization(app.manager);
  other = await createOrganization(app.manager);
  root = await createUser(app.manager, null);
  owner = await createUser(app.manager, organization.id, { role: 'org_owner' });
  staff = await createUser(app.manager, organization.id);
  as = {
    root: await app.signInAs({ id: root.id, organizationId: organization.id }),
    owner: await app.signInAs({ id: owner.id, organizationId: organization.id }),
    staff: await app.signInAs({ id: staff.id, organizationId: organization.id }),
  };
});

interface Payload {
  user: { id: string; version: number };
  temporaryPassword: string | null;
}

const create = (input: object, caller: Caller): Promise<GraphqlResponse<{ createUser: Payload }>> =>
  app.graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { temporaryPassword user { id username email role version organization { slug } sports { name } } } }',
    { input },
    { as: caller },
  );
const update = (
  id: number | string,
  input: object,
  caller: Caller,
): Promise<GraphqlResponse<{ updateUser: Payload }>> =>
  app.graphql(
    'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { temporaryPassword user { id username email role version sports { name } } } }',
    { id, input },
    { as: caller },
  );
const remove = (
  id: number | string,
  caller: Caller,
): Promise<GraphqlResponse<{ deleteUser: { deletedIds: string[]; undoId: string; message: string } }>> =>
  app.graphql('mutation ($id: ID!) { deleteUser(id: $id) { deletedIds undoId message } }', { id }, { as: caller });
const codeOf = ({ errors }: GraphqlResponse<unknown>): string | undefined => errors?.[0]?.extensions.code;
const rowOf = async (id: number | string): Promise<Record<string, unknown> | undefined> =>
  ((await app.manager.query('SELECT * FROM users WHERE id = $1', [id])) as Record<string, unknown>[])[0];
const signedIn = async (caller: Caller): Promise<boolean> =>
  (await app.graphql<{ me: object | null }>('{ me { id } }', {}, { as: caller })).data?.me !== null;

test('a user is made in the organization acted for, or in a named one, with a password or a temporary one', async () => {
  const username = unique('Zoë 🏀');
  const { data } = await create(
    {
      username: `  ${username} `,
      email: 'zoe@example.com',
      role: 'STAFF',
      password: 'long enough it is',
      sportIds: [String((await createSports(app.manager)).basketball.id)],
    },
    as.root,
  );
  expect(data?.createUser).toMatchObject({
    temporaryPassword: null,
    user: {
      username,
      email: 'zoe@example.com',
      role: 'STAFF',
      version: 1,
      organization: { slug: organization.slug },
      sports: [{ name: 'basketball' }],
    },
  });
  const made = await create(
    { username: unique('owner'), role: 'ORG_OWNER', organizationId: String(other.id) },
    as.root,
  );
  const { temporaryPassword, user } = made.data!.createUser;
  expect(temporaryPassword).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  const row = await rowOf(user.id);
  expect(row).toMatchObject({ organization_id: other.id, must_change_password: true, role: 'org_owner' });
  expect(await verifyPassword(row!['password_hash'] as string, temporaryPassword!)).toBe(true);
  expect(
    JSON.stringify(
      await app.manager.query('SELECT * FROM audit_entries WHERE organization_id = ANY($1)', [
        [organization.id, other.id],
      ]),
    ),
  ).not.toMatch(/argon2|long enough/);
});

test('user names are unique in any case, also when two callers come at once', async () => {
  const username = unique('Same');
  const both = await Promise.all([
    create({ username, role: 'STAFF' }, as.root),
    create({ username: username.toUpperCase(), role: 'STAFF' }, as.root),
  ]);
  expect(both.map(codeOf).toSorted()).toEqual(['CONFLICT', undefined]);
  expect(both.flatMap(({ errors = [] }) => errors.map(({ message }) => message))).toEqual(['This username is taken.']);
  expect(codeOf(await update(staff.id, { username: username.toLowerCase(), expectedVersion: 1 }, as.root))).toBe(
    'CONFLICT',
  );
});

test('wrong fields are named all at once, and nothing is made', async () => {
  const { errors } = await create({ username: ' \u200b ', email: 'nobody', role: 'STAFF' }, as.root);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ field: 'username' }, { field: 'email' }],
  });
  expect(codeOf(await create({ username: 'x'.repeat(10_000), role: 'STAFF' }, as.root))).toBe('BAD_USER_INPUT');
  expect(codeOf(await create({ username: unique('a'), role: 'SUPER_ADMIN' }, as.root))).toBe('BAD_USER_INPUT');
  expect(codeOf(await create({ username: unique('a'), role: 'STAFF', password: 'short' }, as.root))).toBe(
    'BAD_USER_INPUT',
  );
  expect(codeOf(await create({ username: unique('a'), role: 'STAFF', sportIds: ['999999'] }, as.root))).toBe(
    'NOT_FOUND',
  );
  expect(codeOf(await create({ username: unique('a'), role: 'STAFF', organizationId: '2147483647' }, as.root))).toBe(
    'NOT_FOUND',
  );
});

test("owners manage staff when their organization lets them: never owners, never another organization's", async () => {
  expect(codeOf(await create({ username: unique('new'), role: 'STAFF' }, as.owner))).toBe('FORBIDDEN');
  expect(codeOf(await remove(staff.id, as.owner))).toBe('FORBIDDEN');
  await app.graphql(
    'mutation ($id: ID!) { updateOrganization(id: $id, input: { ownersManageStaff: true, expectedVersion: 1 }) { id } }',
    { id: organization.id },
    { as: as.root },
  );

  const second = await createUser(app.manager, organization.id, { role: 'org_owner' });
  const foreign = await createUser(app.manager, other.id);
  expect((await create({ username: unique('new'), role: 'STAFF' }, as.owner)).errors).toBeUndefined();
  expect(codeOf(await create({ username: unique('new'), role: 'ORG_OWNER' }, as.owner))).toBe('FORBIDDEN');
  expect(
    codeOf(await create({ username: unique('new'), role: 'STAFF', organizationId: String(other.id) }, as.owner)),
  ).toBe('NOT_FOUND');
  expect(codeOf(await update(staff.id, { role: 'ORG_OWNER', expectedVersion: 1 }, as.owner))).toBe('FORBIDDEN');
  expect(codeOf(await update(second.id, { email: 'a@example.com', expectedVersion: 1 }, as.owner))).toBe('FORBIDDEN');
  expect(codeOf(await update(foreign.id, { email: 'a@example.com', expectedVersion: 1 }, as.owner))).toBe('NOT_FOUND');
  expect(codeOf(await remove(foreign.id, as.owner))).toBe('NOT_FOUND');
  expect(codeOf(await remove(root.id, as.owner))).toBe('NOT_FOUND');
  expect((await update(staff.id, { email: 'b@example.com', expectedVersion: 1 }, as.owner)).errors).toBeUndefined();
  const removed = await remove(staff.id, as.owner);
  expect(removed.errors).toBeUndefined();
  // The deleted one's session.
  expect(codeOf(await create({ username: unique('new'), role: 'STAFF' }, as.staff))).toBe('UNAUTHENTICATED');
});

test('e-mails are for those who may edit the user', async () => {
  const list = '{ users { username email editable } }';
  const emails = async (caller: Caller): Promise<(string | null)[]> =>
    (await app.graphql<{ users: { email: string | null }[] }>(list, {}, { as: caller })).data!.users.map(
      ({ email }) => email,
    );
  expect(await emails(as.staff)).toEqual([null, null]);
  expect(await emails(as.owner)).toEqual([null, null]);
  expect(await emails(as.root)).toEqual(expect.arrayContaining([owner.email, staff.email]));
  const inside = await app.graphql<{ organization: { users: object[]; settings: object | null } }>(
    `{ organization(slug: "${organization.slug}") { users { id } settings { ownersManageStaff } } }`,
  );
  expect(inside.data?.organization).toEqual({ users: [], settings: null });
  const asForeign = await app.signInAs(await createUser(app.manager, other.id));
  expect(
    (
      await app.graphql<{ organization: { users: object[] } }>(
        `{ organization(slug: "${organization.slug}") { users { id } } }`,
        {},
        { as: asForeign },
      )
    ).data?.organization.users,
  ).toEqual([]);
});

test('a reset makes a temporary password, shown once, and ends the sessions; so does a new role', async () => {
  const { data } = await update(staff.id, { resetPassword: true, expectedVersion: 1 }, as.root);
  const { temporaryPassword, user } = data!.updateUser;
  expect(user.version).toBe(2);
  expect(await verifyPassword((await rowOf(staff.id))!['password_hash'] as string, temporaryPassword!)).toBe(true);
  expect(await signedIn(as.staff)).toBe(false);
  const again = await app.signInAs({ id: staff.id, organizationId: organization.id });
  const plain = await update(staff.id, { email: 'new@example.com', expectedVersion: 2 }, as.root);
  expect(plain.data?.updateUser.temporaryPassword).toBeNull();
  expect(await signedIn(again)).toBe(true);
  await update(staff.id, { role: 'ORG_OWNER', expectedVersion: 3 }, as.root);
  expect(await signedIn(again)).toBe(false);
});

test('of a field that was blank, and changed twice meanwhile, a stale change is told that it was blank', async () => {
  await update(staff.id, { email: null, expectedVersion: 1 }, as.root);
  await update(staff.id, { email: 'first@example.com', expectedVersion: 2 }, as.root);
  await update(staff.id, { email: 'second@example.com', expectedVersion: 3 }, as.root);
  const { errors } = await update(staff.id, { email: 'third@example.com', expectedVersion: 2 }, as.root);
  expect(errors?.[0]?.extensions.details).toMatchObject({ changes: { email: [null, 'second@example.com'] } });
});

test('a stale change is refused with what was changed meanwhile and by whom; the public endpoint insists on the version', async () => {
  await update(staff.id, { email: 'first@example.com', expectedVersion: 1 }, as.root);
  const { errors } = await update(staff.id, { email: 'second@example.com', expectedVersion: 1 }, as.root);
  expect(errors?.[0]?.message).toBe(
    `${staff.username} has been changed meanwhile by ${root.username}: email. Please look at it again.`,
  );
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    details: {
      version: 2,
      changedBy: [root.username],
      changedFields: ['email'],
      changes: { email: [staff.email, 'first@example.com'] },
    },
  });
  expect(codeOf(await update(staff.id, { email: 'third@example.com' }, as.root))).toBe('BAD_USER_INPUT');
  expect(await rowOf(staff.id)).toMatchObject({ email: 'first@example.com', version: 2 });
  const same = await update(staff.id, { email: 'first@example.com', expectedVersion: 2 }, as.root);
  expect(same.data?.updateUser.user.version).toBe(2);
});

test('a deleted user returns with undo, password and sports as they were, but without sessions', async () => {
  const before = await rowOf(staff.id);
  const { data } = await remove(staff.id, as.root);
  expect(data?.deleteUser).toEqual({
    deletedIds: [String(staff.id)],
    undoId: expect.any(String) as string,
    message: `Deleted user ${staff.username}.`,
  });
  expect(await rowOf(staff.id)).toBeUndefined();
  expect(await signedIn(as.staff)).toBe(false);
  expect(
    codeOf(
      await app.graphql(
        'mutation ($id: ID!) { undo(id: $id) { label } }',
        { id: data!.deleteUser.undoId },
        { as: as.owner },
      ),
    ),
  ).toBe('FORBIDDEN');
  expect(
    (
      await app.graphql(
        'mutation ($id: ID!) { undo(id: $id) { label } }',
        { id: data!.deleteUser.undoId },
        { as: as.root },
      )
    ).errors,
  ).toBeUndefined();
  expect(await rowOf(staff.id)).toEqual(before);
  expect(
    await app.manager.query('SELECT count(*)::integer AS sports FROM user_sports WHERE user_id = $1', [staff.id]),
  ).toEqual([{ sports: 1 }]);
  expect(await signedIn(as.staff)).toBe(false);
});

test('nobody deletes or demotes themselves, and two super administrators cannot remove each other', async () => {
  expect(codeOf(await remove(root.id, as.root))).toBe('UNPROCESSABLE');
  const [one, two] = [
    await createUser(app.manager, organization.id, { role: 'super_admin' }),
    await createUser(app.manager, organization.id, { role: 'super_admin' }),
  ];
  const [asOne, asTwo] = [
    await app.signInAs({ id: one.id, organizationId: organization.id }),
    await app.signInAs({ id: two.id, organizationId: organization.id }),
  ];
  expect(codeOf(await update(one.id, { role: 'STAFF', expectedVersion: 1 }, asOne))).toBe('UNPROCESSABLE');
  const both = await Promise.all([remove(two.id, asOne), remove(one.id, asTwo)]);
  expect(both.filter(({ errors }) => !errors).length).toBeGreaterThan(0);
  expect(await app.manager.query(`SELECT count(*)::integer > 0 AS some FROM users WHERE role = 'super_admin'`)).toEqual(
    [{ some: true }],
  );
});

test('a user is attached to another organization, whose trail and former trail both tell', async () => {
  const attach = `mutation ($organizationId: ID!, $userId: ID!) { addUserToOrganization(organizationId: $organizationId, userId: $userId) { slug users { username } } }`;
  const { data } = await app.graphql(attach, { organizationId: other.id, userId: staff.id }, { as: as.root });
  expect(data).toEqual({ addUserToOrganization: { slug: other.slug, users: [{ username: staff.username }] } });
  expect(await signedIn(as.staff)).toBe(false);
  expect(
    await app.manager.query(
      `SELECT organization_id AS id, action FROM audit_entries WHERE organization_id = ANY($1) ORDER BY organization_id`,
      [[organization.id, other.id]],
    ),
  ).toEqual([
    { id: organization.id, action: 'user.move' },
    { id: other.id, action: 'user.move' },
  ]);
});

test("a user's sports are of those that the organization plays", async () => {
  const { tennis, basketball } = await createSports(app.manager);
  const message = "sportIds must be of the organization's sports: basketball.";
  const refused = { message, extensions: { code: 'UNPROCESSABLE', errors: [{ field: 'sportIds', message }] } };
  expect(
    (await create({ username: unique('user'), role: 'STAFF', sportIds: [String(tennis.id)] }, as.root)).errors,
  ).toMatchObject([refused]);
  expect(
    (await update(staff.id, { sportIds: [String(basketball.id), String(tennis.id)], expectedVersion: 1 }, as.root))
      .errors,
  ).toMatchObject([refused]);
  expect(
    (await create({ username: unique('user'), role: 'STAFF', sportIds: [String(basketball.id)] }, as.root)).data
      ?.createUser.user,
  ).toMatchObject({ sports: [{ name: 'basketball' }] });
  const older = await createUser(app.manager, organization.id, { sports: ['basketball', 'tennis'] });
  const sportIds = [String(basketball.id), String(tennis.id)];
  expect(
    (await update(older.id, { email: 'kept@example.com', sportIds, expectedVersion: 1 }, as.root)).data?.updateUser
      .user,
  ).toMatchObject({ sports: [{ name: 'basketball' }, { name: 'tennis' }] });
});

const attach = (userId: number, organizationId: number) =>
  app.graphql(
    'mutation ($organizationId: ID!, $userId: ID!) { addUserToOrganization(organizationId: $organizationId, userId: $userId) { users { username sports { name } } } }',
    { organizationId, userId },
    { as: as.root },
  );

test('whoever is attached to another organization keeps the sports that it plays', async () => {
  const moved = await createUser(app.manager, other.id, { sports: ['basketball', 'tennis'] });
  const { data } = await attach(moved.id, organization.id);
  expect((data!['addUserToOrganization'] as { users: object[] }).users).toContainEqual({
    username: moved.username,
    sports: [{ name: 'basketball' }],
  });
});

test('a super administrator is attached to no organization', async () => {
  const message = 'A super administrator belongs to the platform and cannot be attached to an organization.';
  expect((await attach((await createUser(app.manager, null)).id, organization.id)).errors).toMatchObject([
    { message, extensions: { code: 'UNPROCESSABLE' } },
  ]);
});

test('a super administrator moves a user to another organization; all sessions end, and both trails tell', async () => {
  const moved = await createUser(app.manager, other.id, { sports: ['basketball', 'tennis'] });
  const caller = await app.signInAs({ id: moved.id, organizationId: other.id });
  const { data } = await update(moved.id, { organizationId: String(organization.id), expectedVersion: 1 }, as.root);
  expect(data?.updateUser.user).toMatchObject({ version: 2, sports: [{ name: 'basketball' }] });
  expect(await signedIn(caller)).toBe(false);
  const told = await app.manager.query(
    `SELECT organization_id AS id, changes FROM audit_entries WHERE entity_id = $1 AND action = 'user.update' ORDER BY 1`,
    [moved.id],
  );
  const changes = { organizationId: [other.id, organization.id], sportIds: [expect.any(Array), expect.any(Array)] };
  expect(told).toMatchObject([
    { id: organization.id, changes },
    { id: other.id, changes },
  ]);
});

test('a user is moved to an organization that is there, by nobody else, and no super administrator is', async () => {
  const move = async (id: number, organizationId: number, caller: Caller) =>
    codeOf(await update(id, { organizationId: String(organizationId), expectedVersion: 1 }, caller));
  await app.manager.update('OrganizationEntity', { id: organization.id }, { ownersManageStaff: true });
  expect(await move(staff.id, 2147483647, as.root)).toBe('NOT_FOUND');
  expect(await move(staff.id, other.id, as.owner)).toBe('NOT_FOUND');
  expect(await move((await createUser(app.manager, null)).id, other.id, as.root)).toBe('UNPROCESSABLE');
  expect(await rowOf(staff.id)).toMatchObject({ organization_id: organization.id, version: 1 });
  expect(await move(staff.id, organization.id, as.owner)).toBeUndefined();
});

test('the audit trail shows e-mail addresses only of whom its reader may edit', async () => {
  const made = async (role: string): Promise<void> =>
    void (await create({ username: unique('made'), email: `${role.toLowerCase()}@example.com`, role }, as.root));
  await made('STAFF');
  await made('ORG_OWNER');
  const emails = async (caller: Caller): Promise<unknown[]> => {
    const { data } = await app.graphql('{ auditTrail { nodes { changes { field after } } } }', {}, { as: caller });
    const { nodes } = (data as { auditTrail: { nodes: { changes: { field: string; after: unknown }[] }[] } })
      .auditTrail;
    return nodes.flatMap(({ changes }) => changes.filter(({ field }) => field === 'email').map(({ after }) => after));
  };
  expect(await emails(as.root)).toEqual(['org_owner@example.com', 'staff@example.com']);
  expect(await emails(as.owner)).toEqual([]);
  await app.manager.update('OrganizationEntity', { id: organization.id }, { ownersManageStaff: true });
  expect(await emails(as.owner)).toEqual(['staff@example.com']);
});
