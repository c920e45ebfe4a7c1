import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../../testing/app.js';
import { createUser } from '../../testing/factories.js';
import { createPlaysWorld, type PlaysWorld } from '../../testing/plays-world.js';
import { hashPassword } from '../users/password.service.js';

const now = Date.parse('2026-01-10T20:00:00Z');
let app: TestApp;
let world: PlaysWorld;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(now), ownDatabase: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createPlaysWorld(app);
});

async function makeLink(): Promise<{ id: string; secret: string }> {
  const { data } = await app.graphql<{ made: { link: { id: string }; secret: string } }>(
    'mutation ($gameId: ID!) { made: createScorekeeperLink(gameId: $gameId) { link { id } secret } }',
    { gameId: String(world.gameId) },
    { as: world.ann },
  );
  return { id: data!.made.link.id, secret: data!.made.secret };
}

const open = (secret: string, name: string, as: Caller = {}) =>
  app.graphql(
    'mutation ($input: OpenScorekeepingInput!) { openScorekeeping(input: $input) { id } }',
    { input: { secret, name } },
    { as },
  );

/** What a browser sends after an answer that sets cookies and clears others. */
function afterwards({ cookie = '' }: Caller, { headers, errors }: GraphqlResponse<unknown>): Caller {
  expect(errors).toBeUndefined();
  const told = (headers['set-cookie'] as string[]).map((line) => line.split(';')[0]!);
  const jar = new Map([...cookie.split('; '), ...told].map((pair) => pair.split(/=(.*)/) as [string, string]));
  const left = [...jar].filter(([, value]) => value);
  const token = jar.get('XSRF-TOKEN');
  return { cookie: left.map(([key, value]) => `${key}=${value}`).join('; '), ...(token && { 'x-xsrf-token': token }) };
}

test('who signs in leaves the link, and once signed out may sign in and open links again', async () => {
  const passwordHash = await hashPassword('correct horse battery');
  const { username } = await createUser(app.manager, world.organizationId, { passwordHash });
  const signIn = (as: Caller) =>
    app.graphql(
      'mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken } }',
      { input: { username, password: 'correct horse battery' } },
      { as },
    );
  const { id, secret } = await makeLink();
  const holder = afterwards({}, await open(secret, 'Ana'));
  const user = afterwards(holder, await signIn(holder));
  const sessions = 'SELECT 1 FROM scorekeeper_sessions WHERE organization_id = $1 AND link_id = $2';
  expect(await app.manager.query(sessions, [world.organizationId, id])).toEqual([]);
  // A cookie that came before its user signed in may still be there.
  const [leftBehind] = (await app.keepScoreAs(world))['cookie']!.split('; ');
  const both = { ...user, cookie: `${user['cookie']}; ${leftBehind}` };
  const nobody = afterwards(both, await app.graphql('mutation { signOut }', {}, { as: both }));
  expect(nobody).toEqual({ cookie: '' });
  expect((await signIn(nobody)).errors).toBeUndefined();
  expect((await open(secret, 'Ana', nobody)).errors).toBeUndefined();
});
