import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RealSeason, startWithRealSeason } from '../../testing/real-season.js';

let season: RealSeason;
beforeAll(async () => {
  season = await startWithRealSeason({ ownDatabase: true });
}, 120_000);
afterAll(() => season.app.close());

const LINES = `allStatDefinitions { abbreviation } home { seasonLines { games values player { fullName } } lines { allValues player { fullName } } allTotals }`;

interface Answer {
  organization: {
    games: {
      nodes: {
        allStatDefinitions: { abbreviation: string }[];
        home: {
          seasonLines: { games: number; values: (number | null)[]; player: { fullName: string } }[];
          lines: { allValues: (number | null)[]; player: { fullName: string } }[];
          allTotals: (number | null)[];
        };
      }[];
    };
  };
}

const QUERY = `query ($slug: String!) { organization(slug: $slug) {
  games(first: 20, filter: { date: "2018-01-30" }) { nodes { homeTeam { name } ${LINES} } } } }`;

test('the line and the season of James Harden are those that the file adds up to', async () => {
  const { data } = await season.app.graphql<Answer>(QUERY, { slug: season.slug });
  const game = data!.organization.games.nodes.find(({ home }) =>
    home.lines.some(({ player }) => player.fullName === 'James Harden'),
  )!;
  const named = (values: (number | null)[]): Record<string, number | null> =>
    Object.fromEntries(game.allStatDefinitions.map(({ abbreviation }, index) => [abbreviation, values[index]!]));
  const own = game.home.lines.find(({ player }) => player.fullName === 'James Harden')!;
  expect(named(own.allValues)).toMatchObject({
    MIN: 46,
    PTS: 60,
    AST: 11,
    REB: 10,
    STL: 4,
    BLK: 1,
    TO: 5,
    PF: 2,
    FGM: 19,
    FGA: 30,
  });
  // 43 rows of player_games.csv, added up column by column.
  const whole = game.home.seasonLines.find(({ player }) => player.fullName === 'James Harden')!;
  expect(whole.games).toBe(43);
  expect(named(whole.values)).toMatchObject({
    MIN: 1553,
    PTS: 1355,
    AST: 391,
    REB: 211,
    STL: 79,
    BLK: 31,
    TO: 186,
    PF: 107,
    FGM: 406,
    FGA: 901,
    FTM: 367,
    FTA: 426,
    'FG%': 45.1, // 406 / 901
  });
  // 114 points; 17 assists, as the page's foot has them.
  expect(named(game.home.allTotals)).toMatchObject({ PTS: 114, AST: 17, REB: 40, FGM: 39, FGA: 77 });
});

test("an evening's season lines are one statement", async () => {
  const statements = await season.app.statementsOf(QUERY, { slug: season.slug });
  expect(statements.filter((name) => name === 'season_players_of_teams')).toHaveLength(1);
});
