import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../features/users/password.service.js';
import type { UserEntity } from '../../features/users/user.entity.js';
import { createLog } from '../../lib/log.js';
import { startTestApp, type Caller, type GraphqlResponse, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser, unique } from '../../testing/factories.js';
import { lockTable, terminateWaiting } from '../../testing/stuck-statements.js';

const PASSWORD = 'tangerine submarine';
const NEW_PASSWORD = 'periwinkle locomotive';

const CHANGE = 'mutation ($input: ChangePasswordInput!) { changeOwnPassword(input: $input) { id } }';

let app: TestApp;
let organizationId: number;
let user: UserEntity;
let passwordHash: string;
let logged: string;

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void (logged += line) });
  app = await startTestApp({ ownDatabase: true, log });
  organizationId = (await createOrganization(app.manager)).id;
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());
beforeEach(async () => {
  logged = '';
  user = await createUser(app.manager, organizationId, { passwordHash });
});

/** Runs a call whose statement on `table` waits for a lock until its connection is terminated. */
async function broken<Data>(
  table: string,
  mode: string,
  call: () => Promise<GraphqlResponse<Data>>,
): Promise<GraphqlResponse<Data>> {
  const unlock = await lockTable(app.database.pool, table, mode);
  const answer = call();
  await terminateWaiting(app.database.pool);
  await unlock();
  return answer;
}

/** Everything secret of a session, as it is sent and as it is stored. */
function secretsOf({ cookie = '', 'x-xsrf-token': token = '' }: Caller): string[] {
  const session = /session=([^;]+)/.exec(cookie)?.[1] ?? '';
  const digest = createHash('sha256').update(session).digest();
  return [session, digest.toString('hex'), digest.toString('base64'), JSON.stringify([...digest]), token];
}

function expectNoSecrets(response: GraphqlResponse<unknown>, secrets: string[]): void {
  const said = logged + JSON.stringify(response);
  for (const secret of [PASSWORD, NEW_PASSWORD, '$argon2', '"parameters"', '"type":"Buffer"', ...secrets])
    expect(said).not.toContain(secret);
}

test('a sign-in whose connection is terminated is logged without password, hash, digest and token', async () => {
  const call = () =>
    app.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken } }', {
      input: { username: user.username, password: PASSWORD },
    });
  const response = await broken('sessions', 'ACCESS EXCLUSIVE', call);
  expect(response.errors).toHaveLength(1);
  expect(logged).toContain('"code":"57P01"');
  expect(logged).toContain('session.service');
  expectNoSecrets(response, []);
});

test('so is a creation of a user', async () => {
  const admin = await createUser(app.manager, null, { role: 'super_admin' });
  const as = await app.signInAs(admin);
  const input = {
    username: unique('newcomer'),
    password: NEW_PASSWORD,
    role: 'STAFF',
    organizationId: String(organizationId),
  };
  const call = () =>
    app.graphql('mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }', { input }, { as });
  const response = await broken('users', 'EXCLUSIVE', call);
  expect(response.errors).toHaveLength(1);
  expect(logged).toContain('"code":"57P01"');
  expectNoSecrets(response, secretsOf(as));
});

test('so is a change of a password', async () => {
  const as = await app.signInAs({ id: user.id, organizationId });
  const call = () => app.graphql(CHANGE, { input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }, { as });
  const response = await broken('users', 'EXCLUSIVE', call);
  expect(response.errors).toHaveLength(1);
  expect(logged).toContain('"code":"57P01"');
  expectNoSecrets(response, secretsOf(as));
});

test('so is a session that cannot be looked up', async () => {
  const as = await app.signInAs({ id: user.id, organizationId });
  const response = await broken('sessions', 'ACCESS EXCLUSIVE', () => app.graphql('{ me { id } }', {}, { as }));
  expect(response.errors).toHaveLength(1);
  expectNoSecrets(response, secretsOf(as));
});

test('the addresses of links are logged without their secrets', async () => {
  const links = ['/score/4-SecretOfALink', '/Score/4-SecretOfALink/more?x=1', '/mail/unsubscribe/u-1-SecretOfALink'];
  for (const path of links) await app.request({ path });
  expect(logged).toContain('/mail/unsubscribe/(secret)');
  expect(logged).toContain('/score/(secret)');
  expect(logged).not.toContain('SecretOfALink');
});
