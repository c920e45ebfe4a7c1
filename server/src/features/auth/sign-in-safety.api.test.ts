import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import { allNoticed } from '../../testing/changes.js';
import { createOrganization, createUser, unique } from '../../testing/factories.js';
import type { OrganizationEntity } from '../organizations/organization.entity.js';
import { hashPassword } from '../users/password.service.js';
import type { UserEntity } from '../users/user.entity.js';

const PASSWORD = 'correct horse battery';
const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken user { username mustChangePassword } } }';
const CHANGE =
  'mutation ($input: ChangePasswordInput!) { changeOwnPassword(input: $input) { username mustChangePassword } }';

type SignedIn = { signIn: { csrfToken: string; user: object } };

let app: TestApp;
let passwordHash: string;
let organization: OrganizationEntity;
let owner: UserEntity;

beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 } });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());
beforeEach(async () => {
  organization = await createOrganization(app.manager);
  owner = await createUser(app.manager, organization.id, { role: 'org_owner', passwordHash });
});

function signIn(address: string, password = PASSWORD, username = owner.username): Promise<GraphqlResponse<SignedIn>> {
  return app.graphql<SignedIn>(SIGN_IN, { input: { username, password } }, { headers: { 'x-forwarded-for': address } });
}

const codeOf = ({ errors }: GraphqlResponse<unknown>): string | undefined => errors?.[0]?.extensions.code;
const trailOf = (organizationId: number): Promise<unknown> =>
  app.manager.query(
    `SELECT action, actor_id AS "actorId", actor_name AS actor, entity_id AS "entityId", entity_label AS label, changes
     FROM audit_entries WHERE organization_id = $1 ORDER BY id`,
    [organizationId],
  );

/** As after so many tries of a day from many addresses. */
async function tried(username: string, tries: number): Promise<void> {
  await app.manager.query("UPDATE rate_limits SET points = $2 WHERE key = 'sign-in-account:' || $1", [username, tries]);
}

test('tries from many addresses make the next ones wait, and nobody longer than a minute', async () => {
  expect(codeOf(await signIn('198.51.100.1', 'wrong'))).toBe('UNAUTHENTICATED');
  await tried(owner.username, 500);
  expect(codeOf(await signIn('203.0.113.1', 'wrong'))).toBe('UNAUTHENTICATED'); // its turn; the pause begins
  for (const address of ['203.0.113.2', '192.0.2.9']) {
    const { errors } = await signIn(address);
    expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    const { retryAfterSeconds } = errors![0]!.extensions.details as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(60);
  }
  const someoneElse = await createUser(app.manager, organization.id, { passwordHash });
  expect(codeOf(await signIn('203.0.113.2', PASSWORD, someoneElse.username))).toBeUndefined();
});

test('a name that nobody has is braked in the same way', async () => {
  const nobody = unique('nobody');
  await signIn('198.51.100.1', 'wrong', nobody);
  await tried(nobody, 500);
  expect(codeOf(await signIn('203.0.113.1', 'wrong', nobody))).toBe('UNAUTHENTICATED');
  expect(codeOf(await signIn('203.0.113.2', 'wrong', nobody))).toBe('TOO_MANY_REQUESTS');
});

test('where the owner has signed in before, strangers’ tries elsewhere change nothing', async () => {
  expect(codeOf(await signIn('198.51.100.7'))).toBeUndefined();
  await signIn('203.0.113.1', 'wrong');
  await tried(owner.username, 500);
  await signIn('203.0.113.1', 'wrong');
  expect(codeOf(await signIn('203.0.113.1'))).toBe('TOO_MANY_REQUESTS');
  expect(codeOf(await signIn('198.51.100.7', 'mistyped'))).toBe('UNAUTHENTICATED');
  expect(codeOf(await signIn('198.51.100.7'))).toBeUndefined();
  expect(codeOf(await signIn('203.0.113.1'))).toBeUndefined(); // forgotten: somebody knew the password
});

test('tries with the right password that fail on our side, as on a full disk, are not counted', async () => {
  await app.manager.query(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
  // For this owner alone: other tests sign in meanwhile.
  await app.manager.query(
    `CREATE TRIGGER no_room BEFORE INSERT ON sessions FOR EACH ROW WHEN (NEW.user_id = ${owner.id}) EXECUTE FUNCTION no_room()`,
  );
  const makeRoom = (): Promise<unknown> => app.manager.query('DROP FUNCTION IF EXISTS no_room CASCADE');
  onTestFinished(async () => void (await makeRoom()));
  for (let count = 1; count <= 11; count += 1) {
    expect(codeOf(await signIn('198.51.100.20'))).toBe('INSUFFICIENT_STORAGE');
  }
  await makeRoom();
  expect(codeOf(await signIn('198.51.100.20'))).toBeUndefined();
});

test('signing in and failing to are in the trail, without what was typed', async () => {
  await signIn('198.51.100.8', 'my secret by mistake');
  await signIn('198.51.100.8');
  const { id, username } = owner;
  expect(await trailOf(organization.id)).toEqual([
    {
      action: 'user.sign-in-failed',
      actorId: null,
      actor: 'Not signed in',
      entityId: id,
      label: username,
      changes: { address: [null, '198.51.100.8'] },
    },
    { action: 'user.sign-in', actorId: id, actor: username, entityId: id, label: username, changes: null },
  ]);
  const typed = unique('a password typed as a name');
  await signIn('198.51.100.8', 'x', typed);
  const platform = (await trailOf(0)) as { label: string; changes: unknown }[];
  expect(platform.at(-1)).toMatchObject({ action: 'user.sign-in-failed', label: 'Unknown name' });
  expect(JSON.stringify(platform)).not.toContain(typed);
});

test('signing in and failing to leave what is cached for visitors alone', async () => {
  const noticed = () => allNoticed(app.versions, app.database.pool);
  await noticed(); // of the organization itself, which was made just before
  const version = app.versions.of(organization.id);
  await signIn('198.51.100.9', 'wrong');
  await signIn('198.51.100.9');
  await noticed();
  expect(app.versions.of(organization.id)).toBe(version);
});

test('a temporary password opens nothing but its own change', async () => {
  await app.manager.update('users', { id: owner.id }, { mustChangePassword: true });
  const opened = await signIn('198.51.100.10');
  expect(opened.data).toMatchObject({ signIn: { user: { username: owner.username, mustChangePassword: true } } });
  const cookie = [opened.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const as: Caller = { cookie, 'x-xsrf-token': opened.data!.signIn.csrfToken };
  expect((await app.graphql('{ users { username } }', {}, { as })).errors?.[0]).toMatchObject({
    message: 'Your password is a temporary one: please choose your own first.',
    extensions: { code: 'PASSWORD_CHANGE_REQUIRED' },
  });
  const change = (newPassword: string): Promise<GraphqlResponse<unknown>> =>
    app.graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword } }, { as });
  expect(codeOf(await change('qwertyuiop'))).toBe('BAD_USER_INPUT');
  expect(codeOf(await change(`${owner.username}1`))).toBe('BAD_USER_INPUT');
  expect((await change('four words of mine')).data).toEqual({
    changeOwnPassword: { username: owner.username, mustChangePassword: false },
  });
  expect((await app.graphql('{ users { username } }', {}, { as })).data).toEqual({
    users: [{ username: owner.username }],
  });
});
