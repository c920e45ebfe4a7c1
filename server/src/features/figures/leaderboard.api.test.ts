import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.js';
import { startWithRealSeason } from '../../testing/real-season.js';

let app: TestApp;
let slug: string;
let seasonId: number;
beforeAll(async () => {
  ({ app, slug, seasonId } = await startWithRealSeason());
});
afterAll(() => app.close());

interface Board {
  leastGames: number;
  totalCount: number;
  rows: { place: number; total: number; perGame: number; gamesPlayed: number; player: { fullName: string } }[];
}

async function boardOf(args: string): Promise<Board | null> {
  const { data, errors } = await app.graphql<{ organization: { leaderboard: Board | null } }>(
    `query ($slug: String!) { organization(slug: $slug) { leaderboard(${args}) {
       leastGames totalCount rows { place total perGame gamesPlayed player { fullName } } } } }`,
    { slug },
  );
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data.organization.leaderboard;
}

const brief = (board: Board | null, figure: 'total' | 'perGame') =>
  board?.rows.map((row) => `${row.place} ${row.player.fullName} ${row[figure]}`);

// All of these were added up from the files.
test('points in all, and per game among those with half of the most games', async () => {
  const total = await boardOf(`stat: "PTS", seasonId: "${seasonId}", first: 3`);
  expect(brief(total, 'total')).toEqual(['1 James Harden 1355', '2 Russell Westbrook 1335', '3 LeBron James 1330']);
  expect(total).toMatchObject({ leastGames: 1, totalCount: 495 });
  const perGame = await boardOf(`stat: "PTS", per: PER_GAME, seasonId: "${seasonId}", first: 3`);
  expect(brief(perGame, 'perGame')).toEqual([
    '1 James Harden 31.5',
    '2 Giannis Antetokounmpo 28.3',
    '3 Wardell Curry 27.6',
  ]);
  expect(perGame).toMatchObject({ leastGames: 28, totalCount: 327 });
});

test('a percentage asks for as many attempts as games', async () => {
  const board = await boardOf(`stat: "FT%", seasonId: "${seasonId}", first: 3`);
  expect(brief(board, 'total')).toEqual(['1 Jonathan Redick 94.4', '2 Jamal Murray 93.1', '3 Courtney Lee 92.9']);
  expect(board?.totalCount).toBe(283);
});

test('equal values share a place and stand by name', async () => {
  expect(brief(await boardOf(`stat: "AST", per: PER_GAME, leastGames: 40, first: 12`), 'perGame')).toEqual([
    '1 Russell Westbrook 10.3',
    '2 James Harden 9.1',
    '3 LeBron James 8.7',
    '4 Draymond Green 7.3',
    '5 Benjamin Simmons 7.2',
    '6 Jeff Teague 6.9',
    '7 Damian Lillard 6.6',
    '7 Kyle Lowry 6.6',
    '9 Spencer Dinwiddie 6.5',
    '9 Dennis Schröder 6.5',
    '11 Kris Dunn 6.4',
    '12 Jarrett Jack 6.2',
  ]);
});

test('statistics that are hidden or unknown have none, nor have an unknown season, league or division', async () => {
  for (const args of ['stat: "PF"', 'stat: "XYZ"', 'seasonId: "999999"', 'leagueId: "999999"', 'divisionId: "x"'])
    expect(await boardOf(args)).toBeNull();
});

test('a wrong number of games is refused', async () => {
  await expect(boardOf('stat: "PTS", leastGames: 0')).rejects.toThrow('leastGames');
});
