import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

interface GameStats {
  totalCount: number;
  statDefinitions: { abbreviation: string }[];
  nodes: {
    game: { date: string };
    team: { name: string };
    opponent: { name: string };
    home: boolean;
    started: boolean;
    values: (number | null)[];
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function gamesOf(id: number | undefined, args = ''): Promise<GameStats> {
  const { data, errors } = await app.graphql<{ organization: { player: { gameStats: GameStats } } }>(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { player(id: $id) { gameStats${args} {
      totalCount statDefinitions { abbreviation } pageInfo { hasNextPage endCursor }
      nodes { game { date } team { name } opponent { name } home started values } } } } }`,
    { slug: world.organization.slug, id },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization.player.gameStats;
}

test("a player's games of active seasons, newest first, with percentages from 0 to 100", async () => {
  const { totalCount, statDefinitions, nodes } = await gamesOf(world.players.cats[0]?.id);
  expect([totalCount, statDefinitions.length]).toEqual([2, 15]);
  expect(nodes.map(({ game }) => game.date)).toEqual(['2025-10-15', '2025-10-08']);
  expect(nodes[0]).toEqual({
    game: { date: '2025-10-15' },
    team: { name: 'Cats' },
    opponent: { name: 'Bees' },
    home: false,
    started: true,
    values: [34, 4, 5, 14, 23, 60.9, 2, 3, 66.7, 10, 16, 62.5, 4, 7, 57.1],
  });
});

test('all seasons, or one', async () => {
  const id = world.players.cats[0]?.id;
  expect((await gamesOf(id, '(scope: ALL)')).nodes.map(({ game }) => game.date)).toEqual([
    '2025-10-15',
    '2025-10-08',
    '2024-11-05',
  ]);
  expect((await gamesOf(id, `(seasonId: ${world.last.season.id})`)).nodes.map(({ game }) => game.date)).toEqual([
    '2024-11-05',
  ]);
});

test('those that count: none while it is played', async () => {
  const id = world.players.cats[0]?.id;
  const dates = async (args: string): Promise<string[]> => (await gamesOf(id, args)).nodes.map(({ game }) => game.date);
  const setStatus = (status: string): Promise<unknown> =>
    app.manager.query("UPDATE games SET status = $2 WHERE organization_id = $1 AND date = '2025-10-15'", [
      world.organization.id,
      status,
    ]);
  const before = await app.manager.query<{ status: string }[]>(
    "SELECT status FROM games WHERE organization_id = $1 AND date = '2025-10-15'",
    [world.organization.id],
  );
  await setStatus('in_progress');
  expect(await dates('(counted: true)')).toEqual(['2025-10-08']);
  expect((await gamesOf(id, '(counted: true)')).totalCount).toBe(1);
  expect(await dates('')).toEqual(['2025-10-15', '2025-10-08']);
  await setStatus(before[0]!.status);
  expect(await dates('(counted: true)')).toEqual(['2025-10-15', '2025-10-08']);
});

test('pages follow each other', async () => {
  const id = world.players.cats[0]?.id;
  const first = await gamesOf(id, '(scope: ALL, first: 2)');
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await gamesOf(id, `(scope: ALL, first: 2, after: "${first.pageInfo.endCursor}")`);
  expect(second.nodes.map(({ game }) => game.date)).toEqual(['2024-11-05']);
  expect([second.totalCount, second.pageInfo.hasNextPage]).toEqual([3, false]);
});

test('a game in which the player has no value is none; columns are there without games', async () => {
  const { totalCount, nodes, statDefinitions } = await gamesOf(world.players.ants[2]?.id);
  expect([totalCount, nodes, statDefinitions.length]).toEqual([0, [], 15]);
});
