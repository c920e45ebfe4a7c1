import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createEntryWorld, type EntryWorld } from '../../testing/entry-world.js';
import { createGamePeriods, createPlayer } from '../../testing/factories.js';
import { changed, createPlaysWorld, enterPlays, newPlay } from '../../testing/plays-world.js';
import { importSmall, FIVE, GAMES, PLAYERS } from '../../testing/small-season.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const run = async <Data>(query: string, variables: object, as: Caller): Promise<Data> => {
  const { data, errors } = await app.graphql<Data>(query, variables as Record<string, unknown>, { as });
  if (errors) throw new Error(errors[0]!.message);
  return data!;
};
const undo = (world: EntryWorld, id: string | null) =>
  run('mutation ($id: ID!) { undo(id: $id) { id } }', { id }, world.ann);

interface Correction {
  id: string;
  kind: string;
  before: number | null;
  after: number | null;
  changedBy: string | null;
  team: { name: string } | null;
  player: { fullName: string } | null;
  period: { name: string } | null;
  definition: { abbreviation: string } | null;
}

async function correctionsOf(world: EntryWorld, as: Caller = {}): Promise<Correction[]> {
  const { organization } = await run<{ organization: { game: { corrections: Correction[] } } }>(
    `query ($id: ID!, $gameId: ID!) { organization(id: $id) { game(id: $gameId) { corrections {
       id kind before after changedBy team { name } player { fullName } period { name } definition { abbreviation } } } } }`,
    { id: String(world.organizationId), gameId: String(world.gameId) },
    as,
  );
  return organization.game.corrections;
}

/** Corrections as 'FINAL_SCORE 50 52', oldest first. */
const told = async (world: EntryWorld): Promise<string[]> =>
  (await correctionsOf(world)).map(({ kind, before, after }) => `${kind} ${before} ${after}`).toReversed();

const setScore = (world: EntryWorld, homeScore: number | null, awayScore: number | null, expectedVersion: number) =>
  run<{ game: { undoId: string } }>(
    'mutation ($id: ID!, $input: SetGameScoreInput!) { game: setGameScore(id: $id, input: $input) { undoId } }',
    { id: world.gameId, input: { homeScore, awayScore, expectedVersion } },
    world.ann,
  ).then(({ game }) => game.undoId);
const enter = (world: EntryWorld, playerId: number, value: number) =>
  run<{ saved: { undoId: string } }>(
    'mutation ($id: ID!, $input: SaveStatisticsInput!) { saved: saveStatistics(gameId: $id, input: $input) { undoId } }',
    {
      id: world.gameId,
      input: { sets: [{ playerId, definitionId: world.definitions['PTS'], value, expectedVersion: 0 }] },
    },
    world.ann,
  ).then(({ saved }) => saved.undoId);
const removeLines = (world: EntryWorld, ...playerIds: number[]) =>
  run<{ gone: { undoId: string } }>(
    'mutation ($id: ID!, $ids: [ID!]!) { gone: deleteGameLines(gameId: $id, playerIds: $ids) { undoId } }',
    { id: world.gameId, ids: playerIds },
    world.ann,
  ).then(({ gone }) => gone.undoId);
const sql = (world: EntryWorld, text: string, ...params: unknown[]): Promise<Record<string, unknown>[]> =>
  app.manager.query(text, [world.organizationId, ...params]);
const finish = (world: EntryWorld) =>
  sql(world, "UPDATE games SET status = 'final', home_score = 50, away_score = 40 WHERE organization_id = $1");

test('final scores: the result is no correction, what follows is, unless it is taken back at once', async () => {
  const world = await createEntryWorld(app, { status: 'in_progress' });
  await setScore(world, 50, 40, 1);
  expect(await told(world)).toEqual([]);
  const undoId = await setScore(world, 52, 40, 2);
  expect(await told(world)).toEqual(['FINAL_SCORE 50 52']);
  await undo(world, undoId);
  expect(await told(world)).toEqual([]);
  await setScore(world, null, null, 4);
  expect((await told(world)).toSorted()).toEqual(['FINAL_SCORE 40 null', 'FINAL_SCORE 50 null']);
  await setScore(world, 51, 40, 5);
  expect(await told(world)).toEqual(['FINAL_SCORE 50 51']);
  const ledger = await sql(
    world,
    'SELECT DISTINCT actor_id IS NOT NULL AS known, actor_name AS name FROM game_ledger WHERE organization_id = $1',
  );
  expect(ledger).toEqual([{ known: true, name: `ann-${world.organizationId}` }]);
});

test('a result that is taken back by undo was a slip: the next one is no correction', async () => {
  const world = await createEntryWorld(app, { status: 'in_progress' });
  await undo(world, await setScore(world, 2, 0, 1));
  expect(await told(world)).toEqual([]);
  await setScore(world, 52, 40, 3);
  expect(await told(world)).toEqual([]);
  await setScore(world, 53, 40, 4);
  expect(await told(world)).toEqual(['FINAL_SCORE 52 53']);
});

test('period scores: by the command, by plays and by hand', async () => {
  const world = await createPlaysWorld(app, { status: 'in_progress' });
  const save = (score: number | null, expectedVersion = 0) =>
    run<{ saved: { undoId: string } }>(
      'mutation ($id: ID!, $input: SavePeriodScoresInput!) { saved: savePeriodScores(gameId: $id, input: $input) { undoId } }',
      {
        id: world.gameId,
        input: { scores: [{ teamId: world.awayTeamId, periodId: world.periods['Q2'], score, expectedVersion }] },
      },
      world.ann,
    ).then(({ saved }) => saved.undoId);
  await enterPlays(app, world, [newPlay(world, 'MADE_TWO')]);
  await finish(world);
  await undo(world, await save(7));
  await enterPlays(app, world, [newPlay(world, 'MADE_TWO')]);
  await sql(world, 'UPDATE period_scores SET score = 9 WHERE organization_id = $1');
  const seen = (await correctionsOf(world)).filter(({ kind }) => kind === 'PERIOD_SCORE').toReversed();
  expect(seen.map(({ before, after, period }) => [period!.name, before, after])).toEqual([
    ['Q1', 2, 4],
    ['Q1', 4, 9],
  ]);
  const [last] = await correctionsOf(world, world.ann);
  expect(last).toMatchObject({ changedBy: 'the database' });
});

test('lines that are added to a box score or taken from it, and who started', async () => {
  const world = await createEntryWorld(app, { status: 'in_progress' });
  const [one, two, three] = world.home as [number, number, number];
  await enter(world, one, 10);
  await enter(world, world.away[0]!, 8);
  await finish(world);
  await enter(world, two, 3);
  await undo(world, await removeLines(world, one));
  await run(
    'mutation ($id: ID!, $input: UpdateGameLinesInput!) { updateGameLines(gameId: $id, input: $input) { undoId } }',
    { id: world.gameId, input: { lines: [{ playerId: one, started: true, expectedVersion: 1 }] } },
    world.ann,
  );
  await undo(world, await enter(world, three, 2));
  const seen = (await correctionsOf(world)).filter(({ kind }) => kind !== 'STATISTIC').toReversed();
  expect(seen.map(({ kind, after, player }) => [player!.fullName.slice(-2), kind, after])).toEqual([
    ['02', 'LINE', 1],
    ['01', 'STARTED', 1],
  ]);
  await removeLines(world, one);
  expect(await told(world)).toContain('LINE 1 null');
});

test('lines and scores by period that are entered late correct nothing, with the slips in them', async () => {
  const world = await createPlaysWorld(app);
  await finish(world);
  const [one, two] = world.home as [number, number];
  await enter(world, one, 5);
  await enter(world, two, 7);
  await removeLines(world, two);
  const score = (Q2: number, expectedVersion: number) =>
    run(
      'mutation ($id: ID!, $input: SavePeriodScoresInput!) { savePeriodScores(gameId: $id, input: $input) { undoId } }',
      {
        id: world.gameId,
        input: { scores: [{ teamId: world.awayTeamId, periodId: world.periods['Q2'], score: Q2, expectedVersion }] },
      },
      world.ann,
    );
  await score(14, 0);
  await score(15, 1);
  expect(await told(world)).toEqual([]);
});

test('lines that are entered late after one of them was removed, or removed and brought back, correct nothing', async () => {
  for (const comesBack of [false, true]) {
    const world = await createPlaysWorld(app);
    await finish(world);
    const [one, two, three] = world.home as [number, number, number];
    await enter(world, one, 5);
    await enter(world, two, 7);
    await removeLines(world, one);
    if (comesBack) await enter(world, one, 5);
    await enter(world, three, 2);
    expect(await told(world)).toEqual([]);
  }
});

test('what one person changes within an hour of the time before is one correction', async () => {
  const world = await createEntryWorld(app, { status: 'in_progress' });
  const [one, two] = world.home as [number, number];
  await enter(world, one, 5);
  await finish(world);
  const change = (at: string, who: string, playerId: number, before: number | null, after: number | null) =>
    sql(
      world,
      `INSERT INTO statistics_ledger (organization_id, game_id, player_id, team_id, stat_definition_id, operation, before, after, actor_name, at)
       VALUES ($1, $2, $3, $4, $5, 'set', $6, $7, $8, $9)`,
      world.gameId,
      playerId,
      world.homeTeamId,
      world.definitions['PTS'],
      before,
      after,
      who,
      `2026-01-01T${at}Z`,
    );
  // One value: a slip that is put right at once, a change of mind long after, what somebody else makes of it.
  await change('10:00', 'ann', one, 5, 50);
  await change('10:59', 'ann', one, 50, 6);
  await change('12:00', 'ann', one, 6, 7);
  await change('12:01', 'bob', one, 7, 8);
  await change('12:02', 'ann', one, 8, 7);
  // One that is entered late with slips, and corrected the day after; and one that was a slip as a whole.
  await change('10:00', 'ann', two, null, 4);
  await change('10:01', 'ann', two, 4, null);
  await change('10:02', 'ann', two, null, 3);
  await change('23:00', 'ann', two, 3, 2);
  expect(await told(world)).toEqual([
    'STATISTIC 5 6',
    'STATISTIC 6 7',
    'STATISTIC 7 8',
    'STATISTIC 8 7',
    'STATISTIC 3 2',
  ]);
});

test('a row that is entered late, with a slip in it, corrects nothing', async () => {
  const world = await createPlaysWorld(app, { status: 'in_progress' });
  await finish(world);
  const playerId = world.home[0]!;
  const save = (values: Record<string, number>, versions: Record<string, number> = {}) =>
    run<{ saved: { cells: { version: number }[] } }>(
      'mutation ($id: ID!, $input: SaveStatisticsInput!) { saved: saveStatistics(gameId: $id, input: $input) { cells { version } } }',
      {
        id: world.gameId,
        input: {
          sets: Object.entries(values).map(([name, value]) => ({
            playerId,
            definitionId: world.definitions[name],
            value,
            expectedVersion: versions[name] ?? 0,
          })),
        },
      },
      world.ann,
    ).then(({ saved }) => saved.cells[0]!.version);
  const PTS = await save({ PTS: 4 });
  await save({ PTS: 13, AST: 2 }, { PTS });
  expect((await correctionsOf(world)).map(({ kind }) => kind)).not.toContain('STATISTIC');
});

test('a two that becomes a three is told whole: what it takes and what it gives', async () => {
  const world = await createPlaysWorld(app, { status: 'in_progress' });
  const shots = [newPlay(world, 'MADE_TWO'), newPlay(world, 'MADE_TWO')];
  await enterPlays(app, world, shots);
  await finish(world);
  await enterPlays(app, world, [changed(shots[0]!, { kind: 'MADE_THREE' })]);
  const told = (await correctionsOf(world)).filter(({ kind }) => kind === 'STATISTIC');
  expect(
    told.map(({ definition, before, after }) => `${definition!.abbreviation}: ${before} ${after}`).toSorted(),
  ).toEqual(['2PA: 2 1', '2PM: 2 1', '3PA: null 1', '3PM: null 1', 'PTS: 4 5']);
});

test('a box score that is entered after the result corrects nothing', async () => {
  const world = await createEntryWorld(app);
  for (const [index, playerId] of world.home.entries()) await enter(world, playerId, index);
  const periods = await createGamePeriods(app.manager, world.organizationId);
  await sql(
    world,
    'INSERT INTO period_scores (organization_id, game_id, team_id, game_period_id, score) VALUES ($1, $2, $3, $4, 9)',
    world.gameId,
    world.homeTeamId,
    periods.get('Q1')!.id,
  );
  expect(await told(world)).toEqual([]);
});

test('an import corrects nothing with what it brings, and everything with what it changes later', async () => {
  const world = await createEntryWorld(app);
  const own = (kinds: string): Promise<Record<string, unknown>[]> =>
    sql(
      world,
      `SELECT kind, before, after, actor_name AS by FROM game_ledger WHERE organization_id = $1 AND game_id <> $2 AND (${kinds}) ORDER BY id`,
      world.gameId,
    );
  await importSmall(app, world.organizationId);
  expect(await own('corrects')).toEqual([]);
  // The second game gets its result with its lines.
  const games = GAMES.replace('Cats,Ants,,', 'Cats,Ants,2,1');
  const players = `${PLAYERS}\n2025-09-21,Ants,Cats,Ann,Archer,G,true,${FIVE}`;
  await importSmall(app, world.organizationId, { games, players });
  expect(await own("corrects OR kind = 'line'")).toEqual([]);
  await importSmall(app, world.organizationId, { games: games.replace('Cats,Ants,2,1', 'Cats,Ants,2,5'), players });
  expect(await own('corrects')).toEqual([{ kind: 'final_score', before: 1, after: 5, by: 'the importer' }]);
});

test('games that go and return, and players who are merged, correct nothing; the ledger follows the player', async () => {
  const world = await createEntryWorld(app, { status: 'in_progress' });
  const [one, two] = world.home as [number, number];
  await enter(world, one, 10);
  await finish(world);
  await enter(world, two, 3);
  const before = await told(world);
  expect(before).toEqual(['LINE null 1']);
  const { gone } = await run<{ gone: { undoId: string } }>(
    'mutation ($ids: [ID!]!) { gone: deleteGames(ids: $ids) { undoId } }',
    { ids: [world.gameId] },
    world.ann,
  );
  await undo(world, gone.undoId);
  expect(await told(world)).toEqual(before);
  const twin = await createPlayer(app.manager, world.organizationId, { firstName: 'Hans', lastName: 'Twin' });
  const { merged } = await run<{ merged: { undoId: string } }>(
    'mutation ($keep: ID!, $ids: [ID!]!) { merged: mergePlayers(keepId: $keep, mergeIds: $ids) { undoId } }',
    { keep: twin.id, ids: [two] },
    world.ann,
  );
  const names = async (): Promise<string[]> =>
    (await correctionsOf(world)).map(({ player }) => player?.fullName ?? 'gone');
  expect(await told(world)).toEqual(before);
  expect(await names()).toEqual(['Hans Twin']);
  await undo(world, merged.undoId);
  expect(await told(world)).toEqual(before);
  expect(await names()).toEqual(['Hans Player 02']);
});

test('visitors learn who corrected where the organization says so, and never an e-mail address', async () => {
  const world = await createEntryWorld(app);
  await setScore(world, 51, 40, 1);
  const by = async (as?: Caller): Promise<(string | null)[]> =>
    (await correctionsOf(world, as)).map(({ changedBy }) => changedBy);
  expect(await by()).toEqual([null]);
  expect(await by(world.ann)).toEqual([`ann-${world.organizationId}`]);
  await sql(world, 'UPDATE organizations SET names_correctors = true WHERE id = $1');
  expect(await by()).toEqual([`ann-${world.organizationId}`]);
  await sql(world, "UPDATE game_ledger SET actor_name = 'ann@league.example' WHERE organization_id = $1");
  expect(await by()).toEqual([null]);
  expect(await by(world.ann)).toEqual(['ann@league.example']);
});

test('a tap in a running game writes nothing into the ledger', async () => {
  const world = await createPlaysWorld(app, { status: 'in_progress' });
  await enterPlays(app, world, [newPlay(world, 'MADE_TWO'), newPlay(world, 'PERSONAL_FOUL')]);
  expect(await sql(world, 'SELECT FROM game_ledger WHERE organization_id = $1')).toEqual([]);
});
