import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createGameLine,
  createLeagueWorld,
  createPeriodScores,
  createSeasonLeague,
  createSeasonLeagueTeam,
  type LeagueWorld,
} from '../../testing/factories.js';
import { recomputeTotals } from '../totals/totals.service.js';

let app: TestApp;
let world: LeagueWorld;

/** The Bees' two games with lines, a forfeit that they won 20-0, and a game in a cup of the same season. */
beforeAll(async () => {
  app = await startTestApp();
  const { manager } = app;
  world = await createLeagueWorld(manager);
  const { organizationId, teams, players, current, periods } = world;
  const bees = { homeTeamId: teams.bees.id, status: 'final' } as const;
  await createGame(manager, organizationId, {
    ...bees,
    seasonLeagueId: current.seasonLeague.id,
    awayTeamId: teams.dogs.id,
    homeScore: 20,
    awayScore: 0,
    date: '2025-10-23',
  });
  const cup = await createSeasonLeague(manager, organizationId, { seasonId: current.season.id, position: 9 });
  for (const team of [teams.bees, teams.ants])
    await createSeasonLeagueTeam(manager, organizationId, { seasonLeagueId: cup.id, teamId: team.id });
  const final = await createGame(manager, organizationId, {
    ...bees,
    seasonLeagueId: cup.id,
    awayTeamId: teams.ants.id,
    homeScore: 60,
    awayScore: 10,
    date: '2025-10-24',
  });
  const cell = { gameId: final.id, teamId: teams.bees.id };
  await createGameLine(manager, organizationId, { ...cell, playerId: players.bees[2]!.id, values: { AST: 40 } });
  const periodIds = [...periods.values()].map(({ id }) => id);
  await createPeriodScores(manager, organizationId, { ...cell, periodIds, scores: [60, 0, 0, 0] });
  await createPeriodScores(manager, organizationId, {
    gameId: final.id,
    teamId: teams.ants.id,
    periodIds,
    scores: [10, 0, 0, 0],
  });
  await recomputeTotals(manager, organizationId);
});
afterAll(() => app.close());

interface Figures {
  games: number;
  pointsPerGame: number;
  figures: { definition: { abbreviation: string }; total: number; perGame: number }[];
  leaders: { definition: { abbreviation: string }; player: { fullName: string }; perGame: number }[];
  periods: { games: number; own: number; other: number }[];
}

const figuresOfBees = (selection: string): Promise<Figures> => figuresOf(world.teams.bees.id, selection);

async function figuresOf(teamId: number, selection: string): Promise<Figures> {
  const { data, errors } = await app.graphql<{ organization: { team: { seasonFigures: Figures } } }>(
    `query ($slug: String!, $id: ID!) { organization(slug: $slug) { team(id: $id) { seasonFigures { ${selection} } } } }`,
    { slug: world.organization.slug, id: String(teamId) },
  );
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data.organization.team.seasonFigures;
}

test('points are by games with a result, statistics by games with lines', async () => {
  const { figures, ...points } = await figuresOfBees(
    'games pointsPerGame figures { definition { abbreviation } total perGame }',
  );
  expect(points).toEqual({ games: 3, pointsPerGame: 35 });
  const of = (stat: string) => figures.find(({ definition }) => definition.abbreviation === stat);
  // 40 and 45 points, 6 and 8 assists.
  expect(of('PTS')).toMatchObject({ total: 85, perGame: 42.5 });
  expect(of('AST')).toMatchObject({ total: 14, perGame: 7 });
});

test('leaders and points by period are of the same league as the rest', async () => {
  const { leaders, periods } = await figuresOfBees(
    'leaders { definition { abbreviation } player { fullName } perGame } periods { games own other }',
  );
  expect(leaders.find(({ definition }) => definition.abbreviation === 'AST')).toMatchObject({
    player: { fullName: 'Bees Two' },
    perGame: 4.5,
  });
  expect(periods).toEqual([10, 15, 12, 13].map((other) => ({ games: 1, own: 10, other })));
});

test('an overtime that one side alone scored in is among the points by period, as on the page of the game', async () => {
  const { organizationId, teams, current, periods } = world;
  const game = await createGame(app.manager, organizationId, {
    seasonLeagueId: current.seasonLeague.id,
    homeTeamId: teams.cats.id,
    awayTeamId: teams.dogs.id,
    homeScore: 12,
    awayScore: 10,
    status: 'final',
    date: '2025-11-20',
  });
  const cells = { gameId: game.id, periodIds: [periods.get('Q1')!.id, periods.get('OT1')!.id] };
  await createPeriodScores(app.manager, organizationId, { ...cells, teamId: teams.cats.id, scores: [10, 2] });
  await createPeriodScores(app.manager, organizationId, { ...cells, teamId: teams.dogs.id, scores: [10] });
  const { periods: shown } = await figuresOf(teams.dogs.id, 'periods { name own other }');
  const unscored = ['Q2', 'Q3', 'Q4'].map((name) => ({ name, own: 0, other: 0 }));
  expect(shown).toEqual([{ name: 'Q1', own: 10, other: 10 }, ...unscored, { name: 'OT1', own: 0, other: 2 }]);
});

test('a tie counts as in the record: for nobody, unless the league gives points', async () => {
  const { organizationId, teams, current } = world;
  await createGame(app.manager, organizationId, {
    seasonLeagueId: current.seasonLeague.id,
    homeTeamId: teams.bees.id,
    awayTeamId: teams.dogs.id,
    status: 'final',
    homeScore: 18,
    awayScore: 18,
    date: '2025-10-25',
  });
  const counted = () => figuresOfBees('games pointsPerGame').then(({ games, pointsPerGame }) => [games, pointsPerGame]);
  expect(await counted()).toEqual([3, 35]);
  await app.manager.query(
    `UPDATE season_leagues SET points_for_win = 2, points_for_tie = 1, points_for_loss = 0, points_for_forfeit_win = 2, points_for_forfeit_loss = 0
     WHERE organization_id = $1 AND id = $2`,
    [organizationId, current.seasonLeague.id],
  );
  // 105 and 18 points in four games.
  expect(await counted()).toEqual([4, 30.8]);
});
