import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createGame,
  createGameLine,
  createLeagueWorld,
  createOrganization,
  createSeason,
  createSeasonLeague,
  createSeasonLeagueTeam,
  type LeagueWorld,
} from '../../testing/factories.js';
import { recomputeTotals } from '../totals/totals.service.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

const STANDINGS = `query ($slug: String!, $seasonId: ID, $leagueId: ID, $divisionId: ID) { organization(slug: $slug) {
  standings(seasonId: $seasonId, leagueId: $leagueId, divisionId: $divisionId) {
    position team { name } wins losses winPercentage gamesBehind streak results lastTen { wins losses } home { wins losses } away { wins losses }
    pointsFor pointsAgainst freeThrowPercentage threePointersMade placedBy divisionPosition
    league { name } division { name } captainName captain { id } seasonLeagueTeam { id } } } }`;

interface Row {
  position: number;
  team: { name: string };
  placedBy: string;
  [field: string]: unknown;
}

const rowsOf = (variables: Record<string, unknown> = {}): Promise<Row[]> => rowsIn(world.organization.slug, variables);

async function rowsIn(slug: string, variables: Record<string, unknown>): Promise<Row[]> {
  const { data, errors } = await app.graphql<{ organization: { standings: Row[] } }>(STANDINGS, { slug, ...variables });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.organization.standings;
}

test('the first active season, worked by hand', async () => {
  const rows = await rowsOf();
  expect(rows.map(({ position, team, placedBy }) => [position, team.name, placedBy])).toEqual([
    [1, 'Ants', 'POINT_DIFFERENCE'], // +10 before +5; the two have not met
    [2, 'Dogs', 'POINT_DIFFERENCE'],
    [3, 'Bees', 'WIN_PERCENTAGE'],
    [4, 'Cats', 'WIN_PERCENTAGE'],
  ]);
  expect(rows[2]).toEqual({
    position: 3,
    team: { name: 'Bees' },
    wins: 1,
    losses: 1,
    winPercentage: 0.5,
    gamesBehind: 0.5,
    streak: 'W1',
    results: 'LW',
    lastTen: { wins: 1, losses: 1 },
    home: { wins: 1, losses: 0 },
    away: { wins: 0, losses: 1 },
    pointsFor: 85,
    pointsAgainst: 94,
    freeThrowPercentage: 62.5,
    threePointersMade: 6,
    placedBy: 'WIN_PERCENTAGE',
    divisionPosition: null,
    league: { name: 'Garden League' },
    division: null,
    captainName: null,
    captain: null,
    seasonLeagueTeam: { id: String(world.current.slts.bees.id) },
  });
  expect(rows[3]).toMatchObject({
    wins: 0,
    losses: 2,
    gamesBehind: 1.5,
    streak: 'L2',
    results: 'LL',
    freeThrowPercentage: 50,
    threePointersMade: 6,
  });
});

test('a season, a league in it, and what is in neither', async () => {
  expect((await rowsOf({ seasonId: world.last.season.id })).map(({ team }) => team.name)).toEqual([
    'Ants',
    'Bees',
    'Dogs',
    'Cats',
  ]);
  expect(await rowsOf({ leagueId: world.league.id })).toHaveLength(4);
  const other = await createSeasonLeague(app.manager, (await createOrganization(app.manager)).id);
  expect(await rowsOf({ seasonId: other.seasonId })).toEqual([]);
  expect(await rowsOf({ leagueId: other.leagueId })).toEqual([]);
  expect(await rowsOf({ divisionId: 'x' })).toEqual([]);
});

test('in a division the positions decide, a missing one comes last', async () => {
  const { organizationId, current } = world;
  const { cats, dogs } = current.slts;
  const division = await createDivision(app.manager, organizationId, { seasonId: current.season.id, name: 'East' }, [
    cats.id,
    dogs.id,
  ]);
  const rows = await rowsOf({ divisionId: division.id });
  expect(rows.map(({ team, divisionPosition, placedBy }) => [team.name, divisionPosition, placedBy])).toEqual([
    ['Cats', 0, 'DIVISION_POSITION'],
    ['Dogs', 1, 'DIVISION_POSITION'],
  ]);
  expect(rows[0]).toMatchObject({ division: { name: 'East' } });
  expect((await rowsOf()).map(({ team }) => team.name)).toEqual(['Ants', 'Dogs', 'Bees', 'Cats']);
});

test('a game between two leagues counts in the league of either team, and so do its statistics', async () => {
  const { manager } = app;
  const own = await createLeagueWorld(manager);
  const { organizationId } = own;
  const season = await createSeason(manager, organizationId);
  const [east, west] = [
    await createSeasonLeague(manager, organizationId, { seasonId: season.id, position: 0 }),
    await createSeasonLeague(manager, organizationId, { seasonId: season.id, position: 1 }),
  ];
  const { ants, bees, cats } = own.teams;
  await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: east.id, teamId: ants.id });
  await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: east.id, teamId: bees.id });
  await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: west.id, teamId: cats.id });
  const game = { status: 'final' as const, seasonId: season.id };
  await createGame(manager, organizationId, {
    ...game,
    seasonLeagueId: east.id,
    date: '2026-01-01',
    homeTeamId: ants.id,
    awayTeamId: bees.id,
    homeScore: 50,
    awayScore: 60,
  });
  const across = await createGame(manager, organizationId, {
    ...game,
    date: '2026-01-02',
    homeTeamId: cats.id,
    awayTeamId: ants.id,
    homeScore: 40,
    awayScore: 44,
  });
  await createGameLine(manager, organizationId, {
    gameId: across.id,
    teamId: ants.id,
    playerId: own.players.ants[0]!.id,
    values: { FTM: 3, FTA: 4, '3PM': 2 },
  });
  const division = await createDivision(manager, organizationId, { seasonId: season.id });
  await createGame(manager, organizationId, {
    ...game,
    divisionId: division.id,
    date: '2026-01-03',
    homeTeamId: cats.id,
    awayTeamId: ants.id,
    homeScore: 1,
    awayScore: 9,
  });
  await recomputeTotals(manager, organizationId);

  const standings = async (variables: Record<string, unknown>) =>
    (await rowsIn(own.organization.slug, { seasonId: season.id, ...variables })).map((row) => [
      row.team.name,
      row['wins'],
      row['losses'],
      row['streak'],
      row['pointsFor'],
      row['freeThrowPercentage'],
      row['threePointersMade'],
    ]);
  const [antsRow, beesRow, catsRow] = [
    ['Ants', 1, 1, 'W1', 94, 75, 2],
    ['Bees', 1, 0, 'W1', 60, 0, 0],
    ['Cats', 0, 1, 'L1', 40, 0, 0],
  ];
  expect(await standings({ leagueId: east.leagueId })).toEqual([beesRow, antsRow]);
  expect(await standings({ leagueId: west.leagueId })).toEqual([catsRow]);
  expect(await standings({})).toEqual([beesRow, antsRow, catsRow]);
  const { data } = await app.graphql(
    'query ($slug: String!, $season: ID!, $league: ID!) { organization(slug: $slug) { seasonLeague(leagueId: $league, seasonId: $season) { teams { team { name } record { wins losses } } } } }',
    { slug: own.organization.slug, season: season.id, league: east.leagueId },
  );
  // In the order of the standings: nobody entered a rank.
  const teams = [
    { team: { name: 'Bees' }, record: { wins: 1, losses: 0 } },
    { team: { name: 'Ants' }, record: { wins: 1, losses: 1 } },
  ];
  expect(data).toEqual({ organization: { seasonLeague: { teams } } });

  // In two leagues of the season, it counts in the first: once.
  await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: west.id, teamId: ants.id });
  expect(await standings({ leagueId: west.leagueId })).toEqual([['Ants', 0, 0, '', 0, 0, 0], catsRow]);
  expect(await standings({ leagueId: east.leagueId })).toEqual([beesRow, antsRow]);
});

describe('statements', () => {
  const ask = (seasonId: number, fields: string) =>
    app.statementsOf(
      `query ($slug: String!, $seasonId: ID) { organization(slug: $slug) { standings(seasonId: $seasonId) { ${fields} } } }`,
      {
        slug: world.organization.slug,
        seasonId,
      },
    );

  test('read games for streaks and for ties alone', async () => {
    expect(await ask(world.current.season.id, 'streak')).toContain('standings_games');
    expect(await ask(world.current.season.id, 'wins')).toContain('standings_games'); // Ants and Dogs are level
    // Only what nobody has played is level.
    expect(await ask(world.last.season.id, 'wins')).not.toContain('standings_games');
  });

  test('do not grow with the teams', async () => {
    const statements = await ask(
      world.current.season.id,
      'team { name logoUrl } streak captainName league { name } division { name }',
    );
    expect(statements.length).toBe(new Set(statements).size);
  });

  const askAsOf = async (selection: string): Promise<string[]> => {
    const query = `query ($slug: String!) { organization(slug: $slug) { ${selection} } }`;
    const { slug } = world.organization;
    await app.graphql(query, { slug });
    const statements = await app.statementsOf(`${query} # again`, { slug });
    return statements.filter((name) => !name.startsWith('organization_')).toSorted();
  };

  test('as of a day are as many as of now; lines are read for percentages and threes alone', async () => {
    expect(await askAsOf('standings(asOf: "2026-01-02") { wins streak team { name } }')).toEqual([
      'season_league_teams_by_id',
      'seasons_of_organization',
      'standings_games_until',
      'standings_totals_to_days_of_season',
    ]);
    expect(await askAsOf('standings(asOf: "2026-01-02") { threePointersMade }')).toContain(
      'standings_totals_statistics_to_days_of_season',
    );
  });

  test('of tables do not grow with the tables', async () => {
    const statements = await askAsOf(
      'standingsTables(by: DIVISION) { division { name } rows { wins streak team { name } } }',
    );
    expect(statements).toEqual([...new Set(statements)]);
  });

  test('the games behind a figure are read at once', async () => {
    const statements = await askAsOf(
      `team(id: "${world.teams.bees.id}") { countedGames { wins games { date homeTeam { name } } opponents { name } } }`,
    );
    expect(statements).toContain('standings_games_of_team');
    // The team itself, and its opponents.
    expect(statements.filter((name) => name !== 'teams_by_id')).toEqual([
      ...new Set(statements.filter((name) => name !== 'teams_by_id')),
    ]);
    expect(statements.filter((name) => name === 'teams_by_id')).toHaveLength(2);
  });
});
