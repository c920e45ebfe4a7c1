import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createEntryWorld, type EntryWorld } from '../../testing/entry-world.js';
import { createGamePeriods, createPlayer } from '../../testing/factories.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Row {
  player: { id: string; fullName: string };
  hasLine: boolean;
  onRoster: boolean;
  started: boolean;
  didNotPlay: boolean;
  position: string | null;
  sortOrder: number;
  version: number;
  undoId: string | null;
  cells: { definitionId: string; value: number | null; version: number }[];
}

const ROW =
  'fragment Row on EntryRow { player { id fullName } jerseyNumber hasLine onRoster started didNotPlay position sortOrder version undoId cells { definitionId value version } }';

const run = async <Data>(query: string, variables: object, as: Caller): Promise<Data> => {
  const { data, errors } = await app.graphql<Data>(query, variables as Record<string, unknown>, { as });
  if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]);
  return data!;
};
const rowsOf = async ({ organizationId, gameId, ann }: EntryWorld): Promise<Row[]> =>
  (
    await run<{ organization: { game: { home: { entryRows: Row[] } } } }>(
      `query ($id: ID!, $gameId: ID!) { organization(id: $id) { game(id: $gameId) { home { entryRows { ...Row } } } } } ${ROW}`,
      { id: String(organizationId), gameId: String(gameId) },
      ann,
    )
  ).organization.game.home.entryRows;
const set = (world: EntryWorld, index: number, abbreviation: string, value: number | null, expectedVersion = 0) =>
  run<{
    saved: { cells: { value: number | null; version: number }[]; conflicts: { changedBy: string }[]; undoId: string };
  }>(
    `mutation ($gameId: ID!, $input: SaveStatisticsInput!) {
       saved: saveStatistics(gameId: $gameId, input: $input) { cells { value version } conflicts { changedBy } undoId } }`,
    {
      gameId: String(world.gameId),
      input: {
        sets: [
          {
            playerId: String(world.home[index]),
            definitionId: String(world.definitions[abbreviation]),
            value,
            expectedVersion,
          },
        ],
      },
    },
    world.ann,
  ).then(({ saved }) => saved);
const change = (world: EntryWorld, input: object) =>
  run<{ changed: { rows: Row[]; undoId: string | null } }>(
    `mutation ($gameId: ID!, $input: UpdateGameLinesInput!) { changed: updateGameLines(gameId: $gameId, input: $input) { rows { ...Row } undoId } } ${ROW}`,
    { gameId: String(world.gameId), input },
    world.ann,
  ).then(({ changed }) => changed);
const add = (world: EntryWorld, input: object) =>
  run<{ row: Row }>(
    `mutation ($gameId: ID!, $input: AddGamePlayerInput!) { row: addGamePlayer(gameId: $gameId, input: $input) { ...Row } } ${ROW}`,
    { gameId: String(world.gameId), input: { teamId: String(world.homeTeamId), ...input } },
    world.ann,
  ).then(({ row }) => row);
const remove = (world: EntryWorld, playerIds: number[]) =>
  run<{ gone: { undoId: string; message: string } }>(
    'mutation ($gameId: ID!, $playerIds: [ID!]!) { gone: deleteGameLines(gameId: $gameId, playerIds: $playerIds) { undoId message } }',
    { gameId: String(world.gameId), playerIds: playerIds.map(String) },
    world.ann,
  ).then(({ gone }) => gone);
const undo = (world: EntryWorld, id: string | null, as = world.ann) =>
  run('mutation ($id: ID!) { undo(id: $id) { id } }', { id }, as);
const named = (rows: Row[]) => rows.map(({ player }) => player.fullName.slice(-2));

test('who started, who did not play, and the order', async () => {
  const world = await createEntryWorld(app);
  const [one, two, three] = world.home.map(String);
  await set(world, 0, 'PTS', 4);
  const before = await rowsOf(world);
  const changed = await change(world, {
    lines: [
      { playerId: three, started: true, position: 'C', expectedVersion: 0 },
      { playerId: two, didNotPlay: true, expectedVersion: 0 },
    ],
  });
  expect(
    changed.rows.map(({ player, started, didNotPlay, position }) => [player.id, started, didNotPlay, position]),
  ).toEqual([
    [three, true, false, 'C'],
    [two, false, true, null],
  ]);
  expect(named(await rowsOf(world))).toEqual(['03', '01', '02']);
  await expect(change(world, { lines: [{ playerId: three, started: false, expectedVersion: 1 }] })).rejects.toThrow(
    'Hans Player 03 has been changed meanwhile',
  );
  await expect(change(world, { lines: [{ playerId: one, didNotPlay: true, expectedVersion: 1 }] })).rejects.toThrow(
    'Hans Player 01 has statistics in this game. Remove them first',
  );
  await expect(change(world, { lines: [{ playerId: three, didNotPlay: true, expectedVersion: 2 }] })).rejects.toThrow(
    'cannot have started without having played',
  );
  await expect(change(world, { order: [two, three] })).rejects.toThrow('The list has changed meanwhile.');
  await change(world, { lines: [{ playerId: two, didNotPlay: false, expectedVersion: 2 }], order: [two, one, three] });
  expect(named(await rowsOf(world))).toEqual(['03', '02', '01']);
  await expect(undo(world, changed.undoId)).rejects.toThrow('cannot be undone');
  const fresh = await createEntryWorld(app);
  const { undoId } = await change(fresh, {
    lines: [{ playerId: String(fresh.home[0]), started: true, expectedVersion: 0 }],
  });
  expect((await rowsOf(fresh))[0]).toMatchObject({ started: true, hasLine: true });
  await undo(fresh, undoId);
  expect((await rowsOf(fresh))[0]).toMatchObject({ started: false, hasLine: false });
  expect(before.map(({ hasLine }) => hasLine)).toEqual([true, false, false]);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
});

test('who has a value has played; starts follow into the totals', async () => {
  const world = await createEntryWorld(app);
  const [one] = world.home.map(String);
  await change(world, { lines: [{ playerId: one, didNotPlay: true, expectedVersion: 0 }] });
  const { undoId } = await set(world, 0, 'PTS', 4);
  const row = (await rowsOf(world))[0]!;
  expect(row).toMatchObject({ didNotPlay: false });
  await change(world, { lines: [{ playerId: one, started: true, expectedVersion: row.version }] });
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
  await expect(undo(world, undoId)).rejects.toThrow('cannot be undone');
});

test('who was seen without a line, and got one by a first value meanwhile, starts all the same; a line that says something is stale', async () => {
  const world = await createEntryWorld(app);
  const [one, two, three] = world.home.map(String);
  await set(world, 0, 'PTS', 4);
  const { rows } = await change(world, { lines: [{ playerId: one, started: true, expectedVersion: 0 }] });
  expect(rows).toMatchObject([{ started: true }]);
  await change(world, { lines: [{ playerId: two, started: true, expectedVersion: 0 }] });
  await change(world, { lines: [{ playerId: three, didNotPlay: true, expectedVersion: 0 }] });
  for (const playerId of [one, two, three])
    await expect(change(world, { lines: [{ playerId, started: false, expectedVersion: 0 }] })).rejects.toThrow(
      'has been changed meanwhile',
    );
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
});

test('a player is added at the table, and put on the roster', async () => {
  const world = await createEntryWorld(app);
  const row = await add(world, { firstName: 'Nina', lastName: 'New', jerseyNumber: '00' });
  expect(row).toMatchObject({
    player: { fullName: 'Nina New' },
    jerseyNumber: '00',
    hasLine: true,
    onRoster: true,
    undoId: expect.any(String),
  });
  await expect(add(world, { firstName: 'Nora', jerseyNumber: '12345678901' })).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
  await expect(add(world, { firstName: 'nina', lastName: 'new' })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', details: { playerId: Number(row.player.id), canBeAnother: true } },
  });
  const namesake = await add(world, { firstName: 'Nina', lastName: 'New', allowNamesake: true });
  expect(namesake.player.id).not.toBe(row.player.id);
  const known = await createPlayer(app.manager, world.organizationId, { firstName: 'Kim', lastName: 'Known' });
  expect(await add(world, { playerId: String(known.id) })).toMatchObject({ hasLine: true, onRoster: true });
  expect(await add(world, { playerId: String(known.id) })).toMatchObject({ hasLine: true, undoId: null });
  expect(await add(world, { playerId: String(world.home[0]) })).toMatchObject({ hasLine: true, onRoster: true });
  await expect(add(world, { playerId: String(known.id), teamId: String(world.awayTeamId) })).rejects.toThrow(
    'other team',
  );
  await undo(world, row.undoId);
  expect((await rowsOf(world)).map(({ player }) => player.id)).not.toContain(row.player.id);
});

test('who has a line and is on no roster is put on it', async () => {
  const world = await createEntryWorld(app);
  await set(world, 0, 'PTS', 4);
  await app.manager.query('DELETE FROM roster_entries WHERE organization_id = $1 AND player_id = $2', [
    world.organizationId,
    world.home[0],
  ]);
  expect((await rowsOf(world))[0]).toMatchObject({ hasLine: true, onRoster: false });
  const row = await add(world, { playerId: String(world.home[0]) });
  expect(row).toMatchObject({ hasLine: true, onRoster: true });
  await undo(world, row.undoId);
  expect((await rowsOf(world)).find(({ hasLine }) => hasLine)).toMatchObject({ onRoster: false });
});

test('a line goes with its values, and comes back with them; versions go on', async () => {
  const world = await createEntryWorld(app);
  const { cells } = await set(world, 0, 'PTS', 4);
  await set(world, 0, 'AST', 2);
  const gone = await remove(world, [world.home[0]!]);
  expect(gone.message).toMatch(/^Removed Hans Player 01 from the box score of /);
  const row = (await rowsOf(world))[0]!;
  const points = row.cells.find(({ definitionId }) => definitionId === String(world.definitions['PTS']))!;
  expect(row).toMatchObject({ hasLine: false, version: 0 });
  expect(points.value).toBeNull();
  expect(points.version).toBeGreaterThan(cells[0]!.version);
  expect((await set(world, 0, 'PTS', 5, cells[0]!.version)).conflicts).toEqual([
    { changedBy: `ann-${world.organizationId}` },
  ]);
  expect((await rowsOf(world))[0]!.hasLine).toBe(false);
  await undo(world, gone.undoId);
  expect((await rowsOf(world))[0]!.cells.filter(({ value }) => value !== null).map(({ value }) => value)).toEqual([
    4, 2,
  ]);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
});

test('scores by period', async () => {
  const world = await createEntryWorld(app);
  const periods = await createGamePeriods(app.manager, world.organizationId);
  const wish = (name: string, score: number | null, expectedVersion = 0, teamId = world.homeTeamId) => ({
    teamId: String(teamId),
    periodId: String(periods.get(name)!.id),
    score,
    expectedVersion,
  });
  interface Scores {
    saved: {
      undoId: string | null;
      conflicts: { stored: number; score: number; changedBy: string; period: { name: string } }[];
      game: {
        home: { liveScore: number; periodScores: { score: number; version: number; period: { name: string } }[] };
      };
    };
  }
  const save = (scores: object[], as = world.ann) =>
    run<Scores>(
      `mutation ($gameId: ID!, $input: SavePeriodScoresInput!) { saved: savePeriodScores(gameId: $gameId, input: $input) {
         undoId conflicts { stored score changedBy period { name } }
         game { home { liveScore periodScores { score version period { name } } } } } }`,
      { gameId: String(world.gameId), input: { scores } },
      as,
    ).then(({ saved }) => saved);
  const first = await save([wish('Q1', 20), wish('Q2', 15), wish('OT1', 4), wish('Q1', 9, 0, world.awayTeamId)]);
  expect(first.game.home.periodScores.map(({ period, score }) => [period.name, score])).toEqual([
    ['Q1', 20],
    ['Q2', 15],
    ['OT1', 4],
  ]);
  const { version } = first.game.home.periodScores[0]!;
  const second = await save([wish('Q1', 21), wish('Q3', 7)], world.bob);
  expect(second.conflicts).toEqual([
    { stored: 20, score: 21, changedBy: `ann-${world.organizationId}`, period: { name: 'Q1' } },
  ]);
  const third = await save([wish('Q1', null, version)]);
  expect(third.game.home.periodScores.map(({ period }) => period.name)).toEqual(['Q2', 'Q3', 'OT1']);
  const fourth = await save([wish('Q1', 20)]);
  expect(fourth.game.home.periodScores[0]!.version).toBeGreaterThan(version);
  await expect(save([wish('Final', 50)])).rejects.toMatchObject({ extensions: { code: 'UNPROCESSABLE' } });
  await expect(save([wish('Q1', 1, 0, world.homeTeamId + 100_000)])).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  });
  await undo(world, fourth.undoId);
  await undo(world, third.undoId);
  const { game } = await save([]);
  expect(game.home.periodScores.map(({ score }) => score)).toEqual([20, 15, 7, 4]);
});
