import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser, unique } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import { rest } from '../../testing/rest-client.js';
import { restRouter } from '../../rest/router.js';
import type { OrganizationEntity } from '../organizations/organization.entity.js';
import type { UserEntity } from './user.entity.js';

const DELETE = 'mutation ($id: ID!) { deleteUser(id: $id) { undoId message } }';
const CREATE = 'mutation ($input: CreateUserInput!) { made: createUser(input: $input) { user { id } } }';
const MOVE = 'mutation ($to: ID!, $id: ID!) { addUserToOrganization(organizationId: $to, userId: $id) { id } }';
const UPDATE = `mutation ($to: ID!, $id: ID!) {
  updateUser(id: $id, input: { organizationId: $to, expectedVersion: 1 }) { user { id } } }`;
const INVITE = 'mutation ($id: ID!) { inviteUser(id: $id) { invitationLink } }';

let app: TestApp;
let home: OrganizationEntity;
let away: OrganizationEntity;
let user: UserEntity;
let root: Caller;
// Mail is queued here, which others' tests count.
beforeAll(async () => {
  app = await startTestApp({
    ownDatabase: true,
    config: { smtpUrl: 'smtp://127.0.0.1:9', publicUrl: 'https://courtbook.example' },
    routers: [restRouter],
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  home = await createOrganization(app.manager);
  away = await createOrganization(app.manager);
  user = await createUser(app.manager, home.id);
  root = await app.signInAs({ id: (await createUser(app.manager, null)).id });
});

/** Does `act`, which meets a statement that somebody else has done, and commits once it waits for that. */
const after = <Result>(sql: string, params: unknown[], act: () => Promise<Result>): Promise<Result> =>
  overtaken(app.database.pool, (other) => other.query(sql, params), act);

const whileMoved = <Result>(act: () => Promise<Result>): Promise<Result> =>
  after('UPDATE users SET organization_id = $2, version = version + 1 WHERE id = $1', [user.id, away.id], act);

const trail = () =>
  app.manager.query("SELECT action FROM audit_entries WHERE entity_type = 'user' AND entity_id = $1", [user.id]);

const sessions = async (): Promise<number> =>
  (await app.manager.query<unknown[]>('SELECT FROM sessions WHERE user_id = $1', [user.id])).length;

test('a user who is attached to another organization while being deleted stays, and the caller is told', async () => {
  await app.signInAs(user);
  const { data, errors } = await whileMoved(() => app.graphql(DELETE, { id: user.id }, { as: root }));
  expect(data).toEqual({ deleteUser: null });
  expect(errors?.[0]).toMatchObject({
    message: `${user.username} has been attached to another organization meanwhile. Please look at the user again.`,
    extensions: { code: 'CONFLICT' },
  });
  expect([await sessions(), await trail()]).toEqual([1, []]);
});

test('a user who is attached to another organization while being changed is not changed by its former one', async () => {
  const { status, body } = await whileMoved(() =>
    rest(app, `PUT /api/usersv2/${user.id}`, { as: root, json: { email: 'new@example.com' } }),
  );
  expect({ status, body }).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await trail()).toEqual([]);
});

/** Whoever has been invited at an address. */
async function invited(): Promise<string> {
  const input = { username: unique('guest'), email: 'old@example.com', role: 'STAFF', invite: true };
  const { data } = await app.graphql<{ made: { user: { id: string } } }>(
    CREATE,
    { input: { ...input, organizationId: home.id } },
    { as: root },
  );
  return data!.made.user.id;
}

test('an invitation that is sent again while the address is changed goes to the new one', async () => {
  const id = await invited();
  const { errors } = await after("UPDATE users SET email = 'new@example.com' WHERE id = $1", [id], () =>
    app.graphql(INVITE, { id }, { as: root }),
  );
  expect(errors).toBeUndefined();
  expect(await app.manager.query('SELECT address FROM mails WHERE user_id = $1', [id])).toEqual([
    { address: 'new@example.com' },
  ]);
});

test('who loses the address while an invitation is sent again is not invited', async () => {
  const id = await invited();
  const { errors } = await after('UPDATE users SET email = NULL WHERE id = $1', [id], () =>
    app.graphql(INVITE, { id }, { as: root }),
  );
  expect(errors?.[0]).toMatchObject({ message: 'Give this user an e-mail address first.' });
});

test.each([
  ['a user is created in', CREATE],
  ['a user is attached to', MOVE],
  ['a change attaches a user to', UPDATE],
])('an organization that goes while %s it is not found', async (_what, document) => {
  const { errors } = await after('DELETE FROM organizations WHERE id = $1', [away.id], () =>
    app.graphql(
      document,
      document === CREATE
        ? { input: { username: unique('user'), role: 'STAFF', organizationId: away.id } }
        : { id: user.id, to: away.id },
      { as: root },
    ),
  );
  expect(errors?.[0]).toMatchObject({ message: 'Organization not found.', extensions: { code: 'NOT_FOUND' } });
});
