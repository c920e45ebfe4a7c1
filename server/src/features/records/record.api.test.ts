import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../../http/graphql/execution/execute.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createLeagueWorld,
  createOrganization,
  createSeasonLeague,
  type LeagueWorld,
} from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

interface Leader {
  rank: number;
  player: { fullName: string };
  team: { name: string } | null;
  value: number;
  gamesPlayed: number;
  perGame: number;
}

const LEADERS = `query ($slug: String!, $stat: String!, $seasonId: ID, $first: Int, $from: Date, $to: Date) { organization(slug: $slug) {
  leaders(stat: $stat, seasonId: $seasonId, first: $first, from: $from, to: $to) { rank player { fullName } team { name } value gamesPlayed perGame } } }`;

async function leadersOf(variables: Record<string, unknown>): Promise<Leader[]> {
  const { data, errors } = await app.graphql<{ organization: { leaders: Leader[] } }>(LEADERS, {
    slug: world.organization.slug,
    ...variables,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization.leaders;
}

const brief = (leaders: Leader[]) => leaders.map(({ rank, player, value }) => `${rank} ${player.fullName} ${value}`);

test('stat leaders: the main statistics of the first active season at once', async () => {
  const query =
    'query ($slug: String!) { organization(slug: $slug) { statLeaders(first: 2) { definition { abbreviation } leaders { rank player { fullName } value } } } }';
  const { data } = await app.graphql<{
    organization: { statLeaders: { definition: { abbreviation: string }; leaders: Leader[] }[] };
  }>(query, { slug: world.organization.slug });
  const lists = data!.organization.statLeaders;
  expect(lists.map(({ definition }) => definition.abbreviation)).toEqual(['PTS', '3PM', 'REB', 'AST']);
  expect(brief(lists[0]!.leaders)).toEqual(['1 Cats One 58', '2 Bees One 50']);
});

describe('leaders', () => {
  test('of the first active season, ties by name', async () => {
    const leaders = await leadersOf({ stat: 'PTS' });
    expect(brief(leaders)).toEqual([
      '1 Cats One 58',
      '2 Bees One 50',
      '3 Bees Two 35',
      '4 Ants One 26',
      '5 Dogs One 25',
      '6 Ants Two 24',
      '7 Cats Three 10',
      '8 Dogs Two 10',
      '9 Cats Two 6',
      '10 Bees Three 0',
    ]);
    expect(leaders[0]).toMatchObject({ team: { name: 'Cats' }, gamesPlayed: 2, perGame: 29 });
  });

  test('are cut within a tie after as many rows as asked for', async () => {
    expect(brief(await leadersOf({ stat: 'PTS', first: 7 })).at(-1)).toBe('7 Cats Three 10');
    expect(await leadersOf({ stat: 'PTS', first: 3 })).toHaveLength(3);
  });

  test('of a span of days, which both ends belong to', async () => {
    const whole = await leadersOf({ stat: 'PTS' });
    expect(await leadersOf({ stat: 'PTS', from: '2000-01-01', to: '2100-01-01' })).toEqual(whole);
    expect(await leadersOf({ stat: 'PTS', from: '2000-01-01' })).toEqual(whole);
    expect(await leadersOf({ stat: 'PTS', to: '2000-01-01' })).toEqual([]);
    const { date } = world.current.games[0]!;
    const lines: { id: number; value: number }[] = await app.manager.query(
      `SELECT l.player_id AS id, sum(v.value)::int AS value FROM games g
       JOIN game_lines l ON l.organization_id = g.organization_id AND l.game_id = g.id
       JOIN game_line_values v ON v.organization_id = l.organization_id AND v.game_line_id = l.id
       JOIN stat_definitions d ON d.organization_id = v.organization_id AND d.id = v.stat_definition_id
       WHERE g.organization_id = $1 AND g.date = $2 AND d.abbreviation = 'PTS' AND g.status NOT IN ('postponed', 'canceled')
       GROUP BY 1 ORDER BY 2 DESC`,
      [world.organizationId, date],
    );
    const day = await leadersOf({ stat: 'PTS', from: date, to: date });
    expect(day.map(({ value }) => value)).toEqual(lines.map(({ value }) => value));
    expect(day.map(({ gamesPlayed }) => gamesPlayed)).toEqual(day.map(() => 1));
    const { slug } = world.organization;
    const { errors } = await app.graphql(LEADERS, { slug, stat: 'PTS', from: '2030-01-02', to: '2030-01-01' });
    expect(errors?.[0]).toMatchObject({
      message: 'to must not be before from.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  test('of a whole season are read from its totals, and not from the lines of its games', async () => {
    const { slug } = world.organization;
    const statements = async (days: string): Promise<string[]> => {
      const ctx = await app.context();
      await execute(ctx, parse(`{ organization(slug: "${slug}") { leaders(stat: "PTS"${days}) { value } } }`));
      return ctx.statements.filter((name) => name.startsWith('leaders'));
    };
    expect(await statements('')).toEqual(['leaders_season']);
    expect(await statements(', from: "2000-01-01"')).toEqual(['leaders_season_from_days_of_season']);
  });

  test('of a named season, of a sum, and of an unknown season', async () => {
    expect(brief(await leadersOf({ stat: 'PTS', seasonId: world.last.season.id }))).toEqual([
      '1 Ants One 20',
      '2 Cats One 10',
    ]);
    expect(brief(await leadersOf({ stat: 'FGM', first: 1 }))).toEqual(['1 Cats One 25']); // 9 + 2 + 10 + 4
    expect(await leadersOf({ stat: 'PTS', seasonId: 2_000_000_000 })).toEqual([]);
  });

  test.each([
    ['FG%', 20, 'stat must not be a percentage.'],
    ['XYZ', 20, /^stat must be one of PTS, AST, /],
    ['PTS', 0, 'first must be between 1 and 100.'],
    ['PTS', 101, 'first must be between 1 and 100.'],
  ])('of %s, %i rows: refused', async (stat, first, message) => {
    const { errors } = await app.graphql(LEADERS, { slug: world.organization.slug, stat, first });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('records', () => {
  const RECORDS = `query ($slug: String!, $seasonId: ID, $active: Boolean, $first: Int) { organization(slug: $slug) { records {
    points(seasonId: $seasonId, active: $active, first: $first) { player { fullName } value }
    threes(seasonId: $seasonId, active: $active, first: $first) { player { fullName } value }
    teamWins(seasonId: $seasonId, active: $active, first: $first) { rank team { name } wins } } } }`;
  interface Records {
    points: { player: { fullName: string }; value: number }[];
    threes: { player: { fullName: string }; value: number }[];
    teamWins: { rank: number; team: { name: string }; wins: number }[];
  }
  const recordsOf = async (variables: Record<string, unknown>): Promise<Records> =>
    (
      await app.graphql<{ organization: { records: Records } }>(RECORDS, {
        slug: world.organization.slug,
        ...variables,
      })
    ).data!.organization.records;

  test('are of all time', async () => {
    const { points, threes, teamWins } = await recordsOf({ first: 2 });
    expect(points.map(({ player, value }) => [player.fullName, value])).toEqual([
      ['Cats One', 68],
      ['Bees One', 50],
    ]);
    expect(threes.map(({ player, value }) => [player.fullName, value])).toEqual([
      ['Cats One', 8],
      ['Bees Two', 5],
    ]);
    expect(teamWins).toEqual([
      { rank: 1, team: { name: 'Ants' }, wins: 2 },
      { rank: 2, team: { name: 'Bees' }, wins: 1 },
    ]);
  });

  test('of active seasons, and of one', async () => {
    const active = await recordsOf({ active: true });
    expect(active.points[0]).toMatchObject({ value: 58 });
    expect(active.teamWins.map(({ team, wins }) => `${team.name} ${wins}`)).toEqual([
      'Ants 1',
      'Bees 1',
      'Dogs 1',
      'Cats 0',
    ]);
    const last = await recordsOf({ seasonId: world.last.season.id });
    expect(last.points.map(({ value }) => value)).toEqual([20, 10]);
    expect(last.teamWins.map(({ team, wins }) => `${team.name} ${wins}`)).toEqual(['Ants 1', 'Cats 0']);
  });

  test("of another tenant's season there are none", async () => {
    const other = await createSeasonLeague(app.manager, (await createOrganization(app.manager)).id);
    expect(await recordsOf({ seasonId: other.seasonId })).toEqual({ points: [], threes: [], teamWins: [] });
  });
});
