import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exportRouter } from '../../exports/export-router.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createGame, createLeagueWorld, createSeason, createUser, type LeagueWorld } from '../../testing/factories.js';
import { downloadSeason, importArchive } from '../../testing/season-round-trip.js';
import { recomputeTotals } from '../totals/totals.service.js';

let app: TestApp;
let world: LeagueWorld;
let ann: Caller;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, routers: [exportRouter] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  ann = await app.signInAs(await createUser(app.manager, world.organizationId));
});

async function run<Data>(query: string, variables: object, as: Caller | undefined = ann): Promise<Data> {
  const { data, errors } = await app.graphql<Data>(query, variables as Record<string, unknown>, { as });
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]);
  return data!;
}

interface Changed {
  version: number;
  undoId: string | null;
  standingsRules: object;
}
const RULES =
  'version undoId standingsRules { points { win tie loss forfeitWin forfeitLoss } tieBreaks qualifyingPlaces scheduleIsComplete }';
const update = async (input: object, expectedVersion = 1, id = world.current.seasonLeague.id) =>
  (
    await run<{ changed: Changed }>(
      `mutation ($id: ID!, $input: UpdateStandingsRulesInput!) { changed: updateStandingsRules(seasonLeagueId: $id, input: $input) { ${RULES} } }`,
      { id, input: { expectedVersion, ...input } },
    )
  ).changed;
const draw = async (expectedVersion = 1) =>
  (
    await run<{ changed: Changed }>(
      `mutation ($id: ID!, $input: DrawLotsInput!) { changed: drawLots(seasonLeagueId: $id, input: $input) { ${RULES} } }`,
      { id: world.current.seasonLeague.id, input: { expectedVersion } },
    )
  ).changed;
const undo = (id: string | null) => run('mutation ($id: ID!) { undo(id: $id) { __typename } }', { id });

interface Row {
  team: { name: string };
  wins: number;
  ties: number | null;
  standingsPoints: number | null;
  placedBy: string;
  certainty: string | null;
  seasonLeagueTeam: { rank: number; lot: number | null };
}
async function standings(): Promise<Row[]> {
  const { data } = await app.graphql<{ organization: { standings: Row[] } }>(
    `query ($slug: String!) { organization(slug: $slug) { standings {
       wins ties standingsPoints placedBy certainty team { name } seasonLeagueTeam { rank lot } } } }`,
    { slug: world.organization.slug },
  );
  return data!.organization.standings;
}
const told = async () =>
  (await standings()).map(({ team, standingsPoints, placedBy }) => `${team.name} ${standingsPoints} ${placedBy}`);
const place = async () => (await standings()).map(({ team }) => team.name);

const played = async (home: keyof LeagueWorld['teams'], away: keyof LeagueWorld['teams'], more: object) => {
  await createGame(app.manager, world.organizationId, {
    seasonId: world.current.season.id,
    seasonLeagueId: world.current.seasonLeague.id,
    homeTeamId: world.teams[home].id,
    awayTeamId: world.teams[away].id,
    date: '2026-03-01',
    ...more,
  });
  await recomputeTotals(app.manager, world.organizationId);
};

const POINTS = { win: 3, tie: 1, loss: 0, forfeitWin: 2, forfeitLoss: -1 };

test('by default the percentage decides, with head-to-head and difference', async () => {
  expect((await update({})).standingsRules).toEqual({
    points: null,
    tieBreaks: ['HEAD_TO_HEAD', 'POINT_DIFFERENCE'],
    qualifyingPlaces: null,
    scheduleIsComplete: false,
  });
  expect(await told()).toEqual([
    'Ants null POINT_DIFFERENCE',
    'Dogs null POINT_DIFFERENCE',
    'Bees null WIN_PERCENTAGE',
    'Cats null WIN_PERCENTAGE',
  ]);
});

test('points for results, with ties and forfeits; ranks follow, wins stay, and undo brings the percentage back', async () => {
  await played('cats', 'dogs', { homeScore: 50, awayScore: 50, status: 'final' });
  await played('bees', 'ants', { homeScore: 0, awayScore: 0, status: 'final' });
  await played('bees', 'cats', { homeScore: 0, awayScore: 0, status: 'scheduled' });
  await played('bees', 'cats', { homeScore: 0, awayScore: 20, status: 'forfeit' });
  const before = await place();
  const { undoId, version } = await update({ points: POINTS, tieBreaks: ['POINTS_SCORED'] });
  expect(version).toBe(2);
  const rows = await standings();
  expect(rows.map(({ team, standingsPoints, ties, wins }) => [team.name, standingsPoints, ties, wins])).toEqual([
    ['Dogs', 4, 1, 1],
    ['Ants', 4, 1, 1],
    ['Cats', 3, 1, 1],
    ['Bees', 3, 1, 1],
  ]);
  expect(rows.map(({ placedBy }) => placedBy)).toEqual(['POINTS_SCORED', 'POINTS_SCORED', 'POINTS', 'POINTS_SCORED']);
  expect(rows.map(({ seasonLeagueTeam }) => seasonLeagueTeam.rank)).toEqual([1, 2, 3, 4]);
  await undo(undoId);
  expect(await place()).toEqual(before);
});

test('a lot stays until lots are drawn again, and undo brings the one before back', async () => {
  await update({ tieBreaks: ['DRAWN_LOT'] });
  expect((await told()).slice(0, 2)).toEqual(['Ants null NAME', 'Dogs null NAME']);
  await draw(2);
  const lots = async () =>
    (await standings()).map(({ team, seasonLeagueTeam }) => `${team.name} ${seasonLeagueTeam.lot}`).sort();
  const [first, order] = [await lots(), await told()];
  expect(order[1]).toMatch(/ DRAWN_LOT$/);
  expect([await lots(), await told()]).toEqual([first, order]);
  const { undoId } = await draw(3);
  expect(await lots()).not.toEqual(first);
  await undo(undoId);
  expect([await lots(), await told()]).toEqual([first, order]);
});

test('what makes no sense, what is stale, and what is not theirs', async () => {
  await expect(update({ points: { ...POINTS, tie: 4 } })).rejects.toThrow('A tie gives no less');
  await expect(update({ points: { ...POINTS, win: 100 } })).rejects.toThrow('from -99 to 99');
  await expect(update({ tieBreaks: ['AWAY_WINS', 'AWAY_WINS'] })).rejects.toThrow('more than once');
  await expect(update({ qualifyingPlaces: 0 })).rejects.toThrow('from 1 to 999');
  await update({ qualifyingPlaces: 2 });
  await expect(update({ qualifyingPlaces: 3 })).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } });
  await expect(draw()).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } });
});

test('who is certain of a place is marked once all games are entered', async () => {
  await played('dogs', 'cats', { status: 'scheduled', homeScore: null, awayScore: null });
  await played('bees', 'cats', { status: 'cancelled', homeScore: null, awayScore: null });
  const marks = async () => (await standings()).map(({ team, certainty }) => `${team.name} ${certainty}`);
  expect((await marks()).every((mark) => mark.endsWith('null'))).toBe(true);
  await update({ scheduleIsComplete: true });
  // Ants 1-0 play Dogs 1-0, who play Cats 0-2 as well; Bees are done with 1-1. If Ants and Dogs do not play, Ants stay
  // above Bees; if they do, so does the winner.
  expect(await marks()).toEqual(['Ants null', 'Dogs null', 'Bees ELIMINATED', 'Cats ELIMINATED']);
  await update({ qualifyingPlaces: 3 }, 2);
  // Cats may come level with Dogs, and with nobody else.
  expect(await marks()).toEqual(['Ants CLINCHED', 'Dogs null', 'Bees CLINCHED', 'Cats null']);
});

test('who has withdrawn is marked as nothing, and nobody is out because of a place that it holds', async () => {
  await update({ scheduleIsComplete: true });
  await app.manager.query(
    'UPDATE season_league_teams SET withdrawn = true WHERE organization_id = $1 AND team_id = $2',
    [world.organizationId, world.teams.ants.id],
  );
  await app.manager.query(
    "UPDATE games SET status = 'cancelled' WHERE organization_id = $1 AND (home_score IS NULL OR away_score IS NULL)",
    [world.organizationId],
  );
  // A forfeit of both is over, though it stands 0-0.
  await played('bees', 'dogs', { status: 'forfeit', homeScore: 0, awayScore: 0 });
  const rows = await standings();
  expect(rows.map(({ team, certainty }) => `${team.name} ${certainty}`)).toEqual([
    'Ants null',
    'Dogs null',
    'Bees ELIMINATED',
    'Cats ELIMINATED',
  ]);
});

test('a copy of a season has the rules of its leagues', async () => {
  await update({ points: POINTS });
  const copied = await createSeason(app.manager, world.organizationId, { sportId: world.current.season.sportId });
  await run('mutation ($input: CreateLeagueInput!) { createLeague(input: $input) { id } }', {
    input: { seasonId: copied.id, copyFromSeasonId: world.current.season.id },
  });
  const { organization } = await run<{ organization: { season: { seasonLeagues: Changed[] } } }>(
    `query ($id: ID!, $organization: ID!) { organization(id: $organization) { season(id: $id) { seasonLeagues { ${RULES} } } } }`,
    { id: copied.id, organization: world.organizationId },
  );
  expect(organization.season.seasonLeagues[0]!.standingsRules).toMatchObject({
    points: POINTS,
    scheduleIsComplete: false,
  });
});

test('an archive carries rules and lots', async () => {
  await update({
    points: POINTS,
    tieBreaks: ['DRAWN_LOT', 'AWAY_WINS'],
    qualifyingPlaces: 2,
    scheduleIsComplete: true,
  });
  await draw(2);
  const archive = await downloadSeason(app, world.organizationId, world.current.season.id);
  const other = await createLeagueWorld(app.manager);
  await importArchive(app, other.organizationId, archive, 'Brought');
  const columns = `points_for_win, points_for_tie, points_for_loss, points_for_forfeit_win, points_for_forfeit_loss, tie_breaks, qualifying_places, schedule_is_complete`;
  const stored = async (organizationId: number, season: string) => [
    await app.manager.query(
      `SELECT ${columns} FROM season_leagues sl JOIN seasons s ON s.organization_id = $1 AND s.id = sl.season_id AND s.name = $2 WHERE sl.organization_id = $1`,
      [organizationId, season],
    ),
    await app.manager.query(
      `SELECT t.name, slt.lot FROM season_league_teams slt JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
       JOIN seasons s ON s.organization_id = $1 AND s.id = sl.season_id AND s.name = $2
       JOIN teams t ON t.organization_id = $1 AND t.id = slt.team_id WHERE slt.organization_id = $1 ORDER BY t.name`,
      [organizationId, season],
    ),
  ];
  expect(await stored(other.organizationId, 'Brought')).toEqual(
    await stored(world.organizationId, world.current.season.name),
  );
  const wrong = { ...archive, 'leagues.csv': archive['leagues.csv']!.replace('awayWins', 'coin') };
  const { problems } = await importArchive(app, other.organizationId, wrong, 'Again');
  expect(problems.items[0]?.reason).toContain('"coin" is none of');
});

test('the games that standings follow from', async () => {
  await played('dogs', 'cats', { status: 'scheduled', homeScore: null, awayScore: null });
  const { organization } = await run<{
    organization: { standingsGames: { counted: object[]; toCome: { homeId: string; game: object }[] } };
  }>(
    `query ($slug: String!) { organization(slug: $slug) { standingsGames {
       counted { homeId awayId homeScore awayScore forfeit } toCome { homeId awayId game { date homeTeam { name } } } } } }`,
    { slug: world.organization.slug },
    undefined,
  );
  const { counted, toCome } = organization.standingsGames;
  expect(counted.length).toBeGreaterThan(2);
  const slt = (team: 'dogs' | 'cats') => String(world.current.slts[team].id);
  expect(toCome.slice(-1)).toEqual([
    { homeId: slt('dogs'), awayId: slt('cats'), game: { date: '2026-03-01', homeTeam: { name: 'Dogs' } } },
  ]);
});

test('rules cost no statement, points and certainty one each', async () => {
  const statements = async (fields: string) =>
    (
      await app.statementsOf(`query ($slug: String!) { organization(slug: $slug) { standings { ${fields} } } }`, {
        slug: world.organization.slug,
      })
    ).filter((name) => name.startsWith('standings'));
  const totals = 'standings_totals';
  await update({ tieBreaks: ['DRAWN_LOT'] });
  expect(await statements('wins certainty')).toHaveLength(1);
  await update({ points: POINTS }, 2);
  expect((await statements('wins')).filter((name) => !name.startsWith(totals))).toEqual(['standings_games_with_ties']);
  await update({ scheduleIsComplete: true }, 3);
  expect((await statements('streak certainty')).filter((name) => !name.startsWith(totals))).toEqual([
    'standings_games_with_ties',
    'standings_games_to_come',
  ]);
});
