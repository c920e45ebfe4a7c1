import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/app.js';
import { startWithRealSeason } from '../../testing/real-season.js';

let app: TestApp;
let slug: string;
beforeAll(async () => {
  ({ app, slug } = await startWithRealSeason());
});
afterAll(() => app.close());

interface Figures {
  leaders: { definition: { abbreviation: string }; player: { fullName: string }; perGame: number }[];
  headToHead: { opponent: { name: string } }[];
  periods: unknown[];
}

async function milwaukee(selection: string): Promise<Figures | null> {
  const { data, errors } = await app.graphql<{
    organization: { teams: { nodes: { seasonFigures: Figures | null }[] } };
  }>(
    `query ($slug: String!) { organization(slug: $slug) { teams(first: 1, filter: { search: "Milwaukee" }) { nodes { ${selection} } } } }`,
    { slug },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization.teams.nodes[0]!.seasonFigures;
}

// All of these were added up from the files.
test('points of a season with their places', async () => {
  expect(
    await milwaukee('seasonFigures { games rankedTeams pointsPerGame pointsPlace allowedPerGame allowedPlace }'),
  ).toEqual({
    games: 51,
    rankedTeams: 30,
    pointsPerGame: 104.6,
    pointsPlace: 19,
    allowedPerGame: 105.1,
    allowedPlace: 11,
  });
});

test('leaders per game among those with half of the most games', async () => {
  const figures = await milwaukee(
    'seasonFigures { leaders { definition { abbreviation } player { fullName } perGame } }',
  );
  const brief = figures!.leaders.map(
    (each) => `${each.definition.abbreviation} ${each.player.fullName} ${each.perGame}`,
  );
  expect(brief).toEqual([
    'PTS Giannis Antetokounmpo 28.3',
    '3PM Khris Middleton 1.8',
    'REB Giannis Antetokounmpo 10.4',
    'AST Giannis Antetokounmpo 4.7',
  ]);
});

test('every opponent of the season', async () => {
  const figures = await milwaukee(
    'seasonFigures { headToHead { opponent { name } games wins losses pointsFor pointsAgainst } }',
  );
  expect(figures!.headToHead).toHaveLength(27);
  expect(figures!.headToHead.slice(0, 2)).toEqual([
    { opponent: { name: 'Atlanta Hawks' }, games: 1, wins: 1, losses: 0, pointsFor: 117, pointsAgainst: 106 },
    { opponent: { name: 'Boston Celtics' }, games: 3, wins: 1, losses: 2, pointsFor: 297, pointsAgainst: 307 },
  ]);
});

test('points by period', async () => {
  const figures = await milwaukee('seasonFigures { periods { name games own other } }');
  expect(figures!.periods).toEqual([
    { name: 'Q1', games: 51, own: 27, other: 27.2 },
    { name: 'Q2', games: 51, own: 26.6, other: 26 },
    { name: 'Q3', games: 51, own: 25.8, other: 25.4 },
    { name: 'Q4', games: 51, own: 24.6, other: 26.1 },
    { name: 'OT1', games: 2, own: 10.5, other: 9.5 },
  ]);
});

test('an unknown season has none', async () => {
  expect(await milwaukee('seasonFigures(seasonId: "999999") { games }')).toBeNull();
});
