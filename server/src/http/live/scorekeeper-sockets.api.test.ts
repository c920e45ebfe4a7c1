import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createGame, createOrganization, createUser } from '../../testing/factories.js';
import { LIVE_TIMES } from './live-times.js';

const SUBSCRIPTION =
  'subscription ($slug: String, $id: ID!) { organization(slug: $slug) { game(id: $id) { homeScore } } }';
const LAST_SEEN =
  'SELECT last_seen_at AS at, link_id AS link FROM scorekeeper_sessions WHERE organization_id = $1 ORDER BY id';

/** Two processes over one database; their beats are further apart than a test is long. */
let [app, other]: TestApp[] = [];
let clients: Client[] = [];
let game: { slug: string; id: number; organizationId: number };
let keeper: Caller;

beforeAll(async () => {
  const live = { ...LIVE_TIMES, paceMs: 1 };
  app = await startTestApp({ ownDatabase: true, live });
  other = await startTestApp({ databaseUrl: app.database.url, live });
});
beforeEach(async () => {
  const { id: organizationId, slug } = await createOrganization(app!.manager);
  const { id } = await createGame(app!.manager, organizationId, { status: 'in_progress' });
  game = { slug, id, organizationId };
  keeper = await app!.keepScoreAs({ organizationId, gameId: id });
});
afterEach(() => {
  for (const client of clients) client.terminate();
  clients = [];
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

interface Following {
  told: AsyncIterator<unknown>;
  closed: Promise<number>;
}

/** Follows the game as a scorekeeper. @returns what closes it, and what is told after what is now */
async function follow({ port }: TestApp, { cookie }: Caller = keeper): Promise<Following> {
  let settle: (code: number) => void;
  const closed = new Promise<number>((resolve) => (settle = resolve));
  class WithCookie extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { host: 'localhost', cookie: cookie! } });
    }
  }
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WithCookie,
    lazy: false, // goes on without an operation
    retryAttempts: 0,
    onNonLazyError: () => undefined,
    on: { closed: (event) => settle((event as { code: number }).code) },
  });
  clients.push(client);
  const told = client.iterate({ query: SUBSCRIPTION, variables: { slug: game.slug, id: String(game.id) } });
  expect((await told.next()).value).toEqual(score(null));
  return { closed, told };
}

const score = (homeScore: number | null): object => ({ data: { organization: { game: { homeScore } } } });

async function session(): Promise<{ at: Date; link: number }> {
  const [row] = (await app!.manager.query(LAST_SEEN, [game.organizationId])) as [{ at: Date; link: number }];
  return row;
}

test.each([
  [
    'a revoked link',
    async () => {
      const as = await app!.signInAs(await createUser(app!.manager, game.organizationId, { role: 'org_owner' }));
      const revoke = 'mutation ($id: ID!) { revokeScorekeeperLink(id: $id) { undoId } }';
      const { errors } = await app!.graphql(revoke, { id: String((await session()).link) }, { as });
      expect(errors).toBeUndefined();
    },
  ],
  ['leaving', async () => void (await app!.graphql('mutation { closeScorekeeping }', {}, { as: keeper }))],
  ['a deleted game', () => app!.manager.query('DELETE FROM games WHERE id = $1', [game.id])],
])('%s ends sockets in every process, without a beat', async (_what, end) => {
  const sockets = [await follow(app!), await follow(other!)];
  await end();
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401]);
});

test('following is no use that is made of a link, and neither is the look for sessions that are over', async () => {
  const { told } = await follow(app!);
  const past = new Date(Date.now() - 3_600_000);
  const { organizationId } = game;
  await app!.manager.query('UPDATE scorekeeper_sessions SET last_seen_at = $2 WHERE organization_id = $1', [
    organizationId,
    past,
  ]);
  await app!.manager.query('UPDATE games SET home_score = 1 WHERE id = $1', [game.id]);
  expect((await told.next()).value).toEqual(score(1));
  const { link } = await session();
  await app!.manager.query('UPDATE games SET home_score = NULL WHERE id = $1', [game.id]);
  const over = await follow(app!, await app!.keepScoreAs({ organizationId, gameId: game.id }));
  await app!.manager.query('UPDATE scorekeeper_links SET ends_at = $3 WHERE organization_id = $1 AND id <> $2', [
    organizationId,
    link,
    past,
  ]);
  app!.versions.endSessions('some'); // as each beat does
  expect(await over.closed).toBe(4401);
  expect((await session()).at).toEqual(past);
});
