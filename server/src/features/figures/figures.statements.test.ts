import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

async function statementsOf(selection: string): Promise<string[]> {
  const query = `query ($slug: String!) { organization(slug: $slug) { ${selection} } }`;
  const { slug } = world.organization;
  await app.graphql(query, { slug });
  const statements = await app.statementsOf(`${query} # again`, { slug });
  return statements.filter((name) => !name.startsWith('organization_')).toSorted();
}

test('figures of one player and of many are as many statements', async () => {
  const parts = 'seasonFigures { gamesPlayed splits { rows { gamesPlayed } } highs { value game { date } } }';
  const one = await statementsOf(`players(first: 1) { nodes { ${parts} } }`);
  const many = await statementsOf(`players(first: 10) { nodes { ${parts} } }`);
  expect(many).toHaveLength(one.length);
  expect(many).toContain('career_games_of_players');
});

test('figures of one team and of many are as many statements', async () => {
  const parts = 'seasonFigures { games leaders { perGame } periods { own } headToHead { wins } }';
  const one = await statementsOf(`teams(first: 1) { nodes { ${parts} } }`);
  const many = await statementsOf(`teams(first: 10) { nodes { ${parts} } }`);
  expect(many).toHaveLength(one.length);
});

test('a leaderboard is the statement about its totals, the one about names, and its players', async () => {
  const statements = await statementsOf(
    'leaderboard(stat: "PTS") { rows { place player { fullName } team { name } } }',
  );
  expect(statements).toEqual([
    'leaderboard_sport',
    'leaders_by_value',
    'players_by_id',
    'seasons_of_organization',
    'teams_by_id',
  ]);
});

test('the leaderboards of all main statistics, as of a day, read lines once, and the teams of then', async () => {
  const statements = await statementsOf(
    'mainLeaderboards(asOf: "2030-01-01", per: PER_GAME) { rows { place player { fullName } team { name } } }',
  );
  expect(statements.filter((name) => name.startsWith('leaderboard'))).toEqual(['leaderboard_season_to_days_of_season']);
  const boards = statements.filter((name) => name === 'leaders_by_value_season').length;
  expect(boards).toBeGreaterThan(1);
  expect(statements.filter((name) => name === 'last_teams_until')).toHaveLength(boards);
});
