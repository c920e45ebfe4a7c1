import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import { hashPassword } from '../users/password.service.js';
import { SIGN_IN_FAILED } from './sign-in.service.js';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken } }';
const WAITING = `SELECT count(*)::integer AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test.each([
  ['changed', 'UPDATE users SET password_hash = $2 WHERE id = $1'],
  ['taken away with its account', 'DELETE FROM users WHERE id = $1 AND $2::text IS NOT NULL'],
])('a password that is %s while somebody signs in with it opens no session', async (_, change) => {
  const { id: organizationId } = await createOrganization(app.manager);
  const user = await createUser(app.manager, organizationId, {
    passwordHash: await hashPassword('the old password'),
    sports: [],
  });
  const changing = app.database.dataSource.createQueryRunner();
  await changing.startTransaction();
  await changing.query(change, [user.id, 'another hash']);
  await changing.query('DELETE FROM sessions WHERE user_id = $1', [user.id]);
  let answered = false;
  const signIn = app
    .graphql(SIGN_IN, { input: { username: user.username, password: 'the old password' } })
    .finally(() => (answered = true));
  while (!answered && ((await app.manager.query(WAITING)) as [{ count: number }])[0].count === 0);
  await changing.commitTransaction();
  await changing.release();
  const { errors } = await signIn;
  expect(errors?.[0]).toMatchObject({ message: SIGN_IN_FAILED, extensions: { code: 'UNAUTHENTICATED' } });
  expect(await app.manager.query('SELECT id FROM sessions WHERE user_id = $1', [user.id])).toEqual([]);
});

test.each([
  ['reset by an administrator', 'UPDATE users SET password_hash = $2, must_change_password = true WHERE id = $1'],
  ['taken away with its account', 'DELETE FROM users WHERE id = $1 AND $2::text IS NOT NULL'],
])('a password that is %s while somebody changes it by the old one is not set anew by that', async (_, change) => {
  const { id: organizationId } = await createOrganization(app.manager);
  const user = await createUser(app.manager, organizationId, {
    passwordHash: await hashPassword('the old password'),
    sports: [],
  });
  const as = await app.signInAs(user);
  const { errors } = await overtaken(
    app.database.pool,
    async (other) => {
      await other.query('DELETE FROM sessions WHERE user_id = $1', [user.id]);
      await other.query(change, [user.id, 'another hash']);
    },
    () =>
      app.graphql(
        'mutation ($input: ChangePasswordInput!) { changeOwnPassword(input: $input) { id } }',
        { input: { currentPassword: 'the old password', newPassword: 'four words of a thief' } },
        { as },
      ),
  );
  expect(errors?.[0]?.extensions.errors).toEqual([expect.objectContaining({ field: 'currentPassword' })]);
  const left = await app.manager.query('SELECT password_hash AS hash FROM users WHERE id = $1', [user.id]);
  expect(left).toEqual(change.startsWith('UPDATE') ? [{ hash: 'another hash' }] : []);
});
