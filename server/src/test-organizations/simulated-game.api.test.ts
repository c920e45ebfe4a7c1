import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, type GraphqlResponse, startTestApp, type TestApp } from '../testing/app.js';
import { eventsPath, listenToEvents } from '../testing/event-listener.js';
import { createOrganization, createUser, unique } from '../testing/factories.js';
import { deliveriesOf, makeWebhook } from '../testing/webhook-world.js';

const START = `mutation ($keyId: ID, $speed: Int) { test: startSimulatedGame(keyId: $keyId, speed: $speed) { id simulatedGame { gameId speed } } }`;
const STOP = 'mutation ($keyId: ID) { test: stopSimulatedGame(keyId: $keyId) { simulatedGame { speed } } }';
const WATCH = 'subscription ($id: ID!) { organization { game(id: $id) { status homeScore awayScore plays { id } } } }';

interface Watched {
  status: string;
  homeScore: number | null;
  awayScore: number | null;
  plays: unknown[];
}

let app: TestApp;
let owner: Caller;
let keyId: string;
let testId: number;
let as: Caller;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const organizationId = (await createOrganization(app.manager)).id;
  const user = await createUser(app.manager, organizationId, { role: 'org_owner' });
  owner = await app.signInAs({ id: user.id, organizationId });
  const create = `mutation ($name: String!) { made: createApiKey(input: { name: $name, scopes: [WRITE], isTest: true }) {
    secret apiKey { id testOrganization { id } } } }`;
  const { made } = data(
    await app.graphql<{ made: { secret: string; apiKey: { id: string; testOrganization: { id: string } } } }>(
      create,
      { name: unique('key') },
      { as: owner },
    ),
  );
  [keyId, testId] = [made.apiKey.id, Number(made.apiKey.testOrganization.id)];
  as = { authorization: `Bearer ${made.secret}` };
});
afterAll(() => app.close());

function data<Data>({ data: found, errors }: GraphqlResponse<Data>): Data {
  if (errors) throw new Error(JSON.stringify(errors));
  return found!;
}

const codeOf = (answer: GraphqlResponse<unknown>): string | undefined => answer.errors?.[0]?.extensions.code;

type Started = { test: { id: string; simulatedGame: { gameId: string; speed: number } } };
const start = async (variables: Record<string, unknown>, caller: Caller): Promise<Started['test']> =>
  data(await app.graphql<Started>(START, variables, { as: caller })).test;

test('a simulated game is played to its end while it is watched: live pages, subscriptions and webhooks tell of it', async () => {
  await makeWebhook(app, as, 'https://hooks.example.org/');
  const { simulatedGame } = await start({ speed: 1000 }, as);
  expect(codeOf(await app.graphql(START, {}, { as }))).toBe('CONFLICT');
  const { gameId } = simulatedGame;
  const listener = await listenToEvents(app.port, { path: eventsPath(WATCH, { id: gameId }), headers: as });
  const seen: Watched[] = [];
  while (seen.at(-1)?.status !== 'FINAL') {
    const event = await listener.next();
    const told =
      event?.event === 'next' ? (JSON.parse(event.data) as { data?: { organization: { game: Watched } } }) : null;
    if (told?.data) seen.push(told.data.organization.game);
    else throw new Error(listener.received());
  }
  listener.close();
  const { homeScore, awayScore, plays } = seen.at(-1)!;
  expect(plays.length).toBeGreaterThan(200);
  expect(seen.some(({ status }) => status === 'IN_PROGRESS')).toBe(true);
  const points = (await app.manager.query(
    `SELECT sum(v.value)::int AS points FROM games g
     JOIN game_lines l ON l.organization_id = g.organization_id AND l.game_id = g.id
     JOIN game_line_values v ON v.organization_id = g.organization_id AND v.game_line_id = l.id
     JOIN stat_definitions d ON d.organization_id = g.organization_id AND d.id = v.stat_definition_id AND d.abbreviation = 'PTS'
     WHERE g.organization_id = $1 AND g.id = $2 GROUP BY l.team_id = g.home_team_id ORDER BY l.team_id = g.home_team_id DESC`,
    [testId, gameId],
  )) as { points: number }[];
  expect(points.map((side) => side.points)).toEqual([homeScore, awayScore]);
  const reset = await app.graphql('mutation { resetTestOrganization { simulatedGame { gameId } } }', {}, { as });
  expect(data(reset)).toEqual({ resetTestOrganization: { simulatedGame: null } });
  expect((await deliveriesOf(app, testId)).map(({ kind, subjectId }) => [kind, subjectId])).toEqual([
    ['game.final', Number(gameId)],
  ]);
});

test('what was entered keeps neither a reset nor the end of the key from being done', async () => {
  await start({ speed: 1000 }, as);
  const entered = async () =>
    (await app.manager.query('SELECT FROM statistics_ledger WHERE organization_id = $1 LIMIT 1', [
      testId,
    ])) as unknown[];
  await expect.poll(entered, { timeout: 60_000 }).toHaveLength(1);
  const revoke = 'mutation ($id: ID!) { revokeApiKey(id: $id) { apiKey { testOrganization { id } } } }';
  expect(data(await app.graphql(revoke, { id: keyId }, { as: owner }))).toEqual({
    revokeApiKey: { apiKey: { testOrganization: null } },
  });
  expect(await app.manager.query('SELECT FROM organizations WHERE id = $1', [testId])).toEqual([]);
});

test('an owner starts and stops one for a key; staff and other keys do not', async () => {
  const { simulatedGame } = await start({ keyId }, owner);
  expect(simulatedGame.speed).toBe(10);
  expect(codeOf(await app.graphql(START, { keyId }, { as: owner }))).toBe('CONFLICT');
  expect(data(await app.graphql(STOP, { keyId }, { as: owner }))).toEqual({ test: { simulatedGame: null } });
  const next = await start({ speed: 1 }, as);
  expect(next.simulatedGame.gameId).not.toBe(simulatedGame.gameId);
  expect(data(await app.graphql(STOP, {}, { as }))).toEqual({ test: { simulatedGame: null } });
  expect(codeOf(await app.graphql(START, { speed: 1001 }, { as }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await app.graphql(START, { keyId }, { as }))).toBe('FORBIDDEN');
});

test('one ends with its process', async () => {
  const other = await startTestApp({ databaseUrl: app.database.url });
  const first = data(await other.graphql<Started>(START, { speed: 1 }, { as })).test;
  await other.close();
  const second = await start({ speed: 1 }, as);
  expect(second.simulatedGame.gameId).not.toBe(first.simulatedGame.gameId);
});

test('one whose process was killed is given up, and a reset ends one', async () => {
  await start({ speed: 1 }, as);
  data(await app.graphql('mutation { resetTestOrganization { id } }', {}, { as }));
  const first = await start({ speed: 1 }, as);
  await app.manager.query(
    "UPDATE simulated_games SET leased_until = now() - interval '1 second' WHERE organization_id = $1",
    [testId],
  );
  const second = await start({ speed: 1 }, as);
  expect(second.simulatedGame.gameId).not.toBe(first.simulatedGame.gameId);
});

test('a game cannot be played where teams or players are missing', async () => {
  await app.manager.query('DELETE FROM roster_entries WHERE organization_id = $1', [testId]);
  expect(codeOf(await app.graphql(START, {}, { as }))).toBe('UNPROCESSABLE');
});
