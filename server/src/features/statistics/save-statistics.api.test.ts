import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createPlayer, createUser } from '../../testing/factories.js';
import { createEntryWorld, type EntryWorld } from '../../testing/entry-world.js';
import { namesSent } from '../../testing/sent-statements.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Cell {
  id: string;
  value: number | null;
  version: number;
}

interface Saved {
  cells: Cell[];
  conflicts: {
    cell: Cell;
    value: number | null;
    changedBy: string;
    changedAt: string;
    player: { fullName: string };
    definition: { abbreviation: string };
  }[];
  undoId: string | null;
}

interface Row {
  id: string;
  player: { id: string; fullName: string };
  jerseyNumber: string | null;
  onRoster: boolean;
  hasLine: boolean;
  version: number;
  cells: (Cell & { definitionId: string })[];
}

const SAVE = `mutation ($gameId: ID!, $input: SaveStatisticsInput!) {
  saved: saveStatistics(gameId: $gameId, input: $input) {
    cells { id value version } undoId
    conflicts { cell { id value version } value changedBy changedAt player { fullName } definition { abbreviation } }
  }
}`;
const ROWS = `query ($id: ID!, $gameId: ID!) { organization(id: $id) { game(id: $gameId) {
  home { entryRows { ...Row } } away { entryRows { ...Row } } } } }
fragment Row on EntryRow { id jerseyNumber onRoster hasLine version player { id fullName } cells { id definitionId value version } }`;

const send = (world: EntryWorld, input: object, as: Caller = world.ann, gameId: string | number = world.gameId) =>
  app.graphql<{ saved: Saved }>(SAVE, { gameId: String(gameId), input }, { as });
const save = async (world: EntryWorld, input: object, as?: Caller): Promise<Saved> => {
  const { data, errors } = await send(world, input, as);
  expect(errors).toBeUndefined();
  return data!.saved;
};
const rowsOf = async (world: EntryWorld, as: Caller = world.ann) => {
  const { data, errors } = await app.graphql<{
    organization: { game: { home: { entryRows: Row[] | null }; away: { entryRows: Row[] | null } } };
  }>(ROWS, { id: String(world.organizationId), gameId: String(world.gameId) }, { as });
  expect(errors).toBeUndefined();
  return { home: data!.organization.game.home.entryRows, away: data!.organization.game.away.entryRows };
};
const at = ({ homeTeamId, home, definitions }: EntryWorld, index: number, abbreviation: string) => ({
  teamId: String(homeTeamId),
  playerId: String(home[index]),
  definitionId: String(definitions[abbreviation]),
});
const idAt = ({ gameId, home, definitions }: EntryWorld, index: number, abbreviation: string) =>
  `${gameId}-${home[index]}-${definitions[abbreviation]}`;

test('a value makes the line of a roster player, is removed and entered again, never with the same version', async () => {
  const world = await createEntryWorld(app);
  const before = (await rowsOf(world)).home!;
  expect(
    before.map(({ player, jerseyNumber, hasLine, version }) => [player.fullName, jerseyNumber, hasLine, version]),
  ).toEqual([
    ['Hans Player 01', '1', false, 0],
    ['Hans Player 02', '2', false, 0],
    ['Hans Player 03', '3', false, 0],
  ]);
  expect(before[1]!.cells.map(({ version }) => version)).toEqual(before[1]!.cells.map(() => 0));
  const abbreviations = before[1]!.cells.map(
    ({ definitionId }) => Object.entries(world.definitions).find(([, id]) => String(id) === definitionId)![0],
  );
  expect(abbreviations).toEqual('PTS AST REB FTM FTA 2PM 2PA 3PM 3PA MIN OREB DREB STL BLK TO PF'.split(' '));
  const first = await save(world, { sets: [{ ...at(world, 1, 'PTS'), value: 12, expectedVersion: 0 }] });
  expect(first.cells).toEqual([{ id: idAt(world, 1, 'PTS'), value: 12, version: expect.any(Number) }]);
  expect(first.undoId).not.toBeNull();
  const after = (await rowsOf(world)).home!;
  expect(after.map(({ player, hasLine }) => [player.fullName, hasLine])).toEqual([
    ['Hans Player 01', false],
    ['Hans Player 02', true],
    ['Hans Player 03', false],
  ]);
  const versions = [first.cells[0]!.version];
  for (const value of [null, 12, 13, null, 0]) {
    const { cells, conflicts } = await save(world, {
      sets: [{ ...at(world, 1, 'PTS'), value, expectedVersion: versions.at(-1) }],
    });
    expect(conflicts).toEqual([]);
    expect(cells[0]!.value).toBe(value);
    versions.push(cells[0]!.version);
    const shown = (await rowsOf(world)).home![1]!.cells.find(({ id }) => id === idAt(world, 1, 'PTS'));
    expect(shown).toMatchObject({ value, version: versions.at(-1) });
  }
  expect(new Set(versions).size).toBe(versions.length);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
});

test('different cells merge; a stale one is left, and said who was faster', async () => {
  const world = await createEntryWorld(app);
  await save(world, { sets: [{ ...at(world, 0, 'PTS'), value: 8, expectedVersion: 0 }] }, world.bob);
  const saved = await save(world, {
    sets: [
      { ...at(world, 0, 'PTS'), value: 9, expectedVersion: 0 },
      { ...at(world, 0, 'AST'), value: 2, expectedVersion: 0 },
    ],
  });
  expect(saved.cells.map(({ id, value }) => [id, value])).toEqual([
    [idAt(world, 0, 'PTS'), 8],
    [idAt(world, 0, 'AST'), 2],
  ]);
  expect(saved.conflicts).toEqual([
    {
      cell: saved.cells[0],
      value: 9,
      changedBy: `bob-${world.organizationId}`,
      changedAt: expect.any(String),
      player: { fullName: 'Hans Player 01' },
      definition: { abbreviation: 'PTS' },
    },
  ]);
  const agreed = await save(world, { sets: [{ ...at(world, 0, 'PTS'), value: 8, expectedVersion: 0 }] });
  expect(agreed).toMatchObject({
    conflicts: [],
    undoId: null,
    cells: [{ value: 8, version: saved.cells[0]!.version }],
  });
});

test('where all go by one version, nothing is stored when one has changed since, whatever version that one names', async () => {
  const world = await createEntryWorld(app);
  const [playerId] = world.home.map(String);
  const set = (name: string, value: number, expectedVersion: number) => ({
    playerId: playerId!,
    definitionId: String(world.definitions[name]),
    value,
    expectedVersion,
  });
  const { cells } = await save(world, { sets: [set('PTS', 2, 0), set('AST', 1, 0)] });
  const [points, assists] = cells.map(({ version }) => version) as [number, number];
  await save(world, { sets: [set('PTS', 3, points)] });
  const input = { sets: [set('PTS', 4, points), set('AST', 2, assists)] };
  const { errors } = await send(world, { ...input, expectedVersion: Math.max(points, assists) });
  expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', details: { changedFields: ['PTS'] } } }]);
  expect((await save(world, { sets: [set('AST', 1, assists)] })).cells).toMatchObject([{ version: assists }]);
  // What is there anyway is no conflict.
  const same = { sets: [set('PTS', 3, points), set('AST', 2, assists)], expectedVersion: Math.max(points, assists) };
  expect((await save(world, same)).conflicts).toEqual([]);
});

test('adds commute and are done once', async () => {
  const world = await createEntryWorld(app);
  const add = (operationId: string, delta: number) => ({ ...at(world, 0, 'PTS'), delta, operationId });
  await save(world, { adds: [add('one', 2), add('two', 3), add('one', 2)] });
  const again = await save(world, { adds: [add('one', 2), add('three', 1)] }, world.bob);
  expect(again.cells).toMatchObject([{ value: 6 }]);
  const third = await save(world, { adds: [add('one', 2)] });
  expect(third).toMatchObject({ undoId: null, cells: [again.cells[0]] });
  const ledger = await app.manager.query(
    'SELECT operation, operation_id, before, after, actor_name FROM statistics_ledger WHERE organization_id = $1 ORDER BY id',
    [world.organizationId],
  );
  expect(ledger).toEqual([
    { operation: 'add', operation_id: 'one', before: null, after: 2, actor_name: `ann-${world.organizationId}` },
    { operation: 'add', operation_id: 'two', before: 2, after: 5, actor_name: `ann-${world.organizationId}` },
    { operation: 'add', operation_id: 'three', before: 5, after: 6, actor_name: `bob-${world.organizationId}` },
  ]);
});

test('what is wrong is refused whole, naming the field', async () => {
  const world = await createEntryWorld(app);
  const good = { ...at(world, 0, 'AST'), value: 1, expectedVersion: 0 };
  const refusal = async (input: object) => {
    const { errors } = await send(world, input);
    const { code, errors: fields } = errors![0]!.extensions as { code: string; errors?: { field: string }[] };
    return [code, ...(fields ?? []).map(({ field }) => field)];
  };
  const wrong = (more: object) =>
    refusal({ sets: [good, { ...at(world, 0, 'PTS'), value: 1, expectedVersion: 0, ...more }] });
  const stranger = await createPlayer(app.manager, world.organizationId);
  const other = await createEntryWorld(app);
  expect(await wrong({ value: -1 })).toEqual(['BAD_USER_INPUT', 'sets.1.value']);
  expect(await wrong({ value: 10_000 })).toEqual(['BAD_USER_INPUT', 'sets.1.value']);
  expect(await wrong({ expectedVersion: undefined })).toEqual(['BAD_USER_INPUT', 'sets.1.expectedVersion']);
  expect(await wrong({ definitionId: good.definitionId })).toEqual(['BAD_USER_INPUT', 'sets.1']);
  expect(await wrong({ playerId: String(stranger.id) })).toEqual(['NOT_FOUND', 'sets.1.playerId']);
  expect(await wrong({ playerId: String(world.away[0]) })).toEqual(['NOT_FOUND', 'sets.1.playerId']);
  expect(await wrong({ teamId: String(other.homeTeamId) })).toEqual(['NOT_FOUND', 'sets.1.teamId']);
  expect(await wrong({ definitionId: String(other.definitions['PTS']) })).toEqual(['NOT_FOUND', 'sets.1.definitionId']);
  expect(await wrong({ definitionId: String(world.definitions['FGM']) })).toEqual([
    'UNPROCESSABLE',
    'sets.1.definitionId',
  ]);
  const { errors } = await send(world, { sets: [{ ...good, definitionId: String(world.definitions['FG%']) }] });
  expect(errors![0]!.message).toBe('FG% is calculated and cannot be entered: enter 2PM, 3PM, 2PA and 3PA instead.');
  const add = { ...at(world, 0, 'PTS'), delta: -1, operationId: 'a' };
  expect(await refusal({ adds: [add] })).toEqual(['BAD_USER_INPUT', 'adds.0.delta']);
  expect(await refusal({ adds: [{ ...add, operationId: ' ' }] })).toEqual(['BAD_USER_INPUT', 'adds.0.operationId']);
  expect((await send(world, { sets: [good] }, world.ann, other.gameId)).errors![0]!.extensions.code).toBe('NOT_FOUND');
  const owner = await app.signInAs(
    await createUser(app.manager, (await createOrganization(app.manager)).id, { role: 'org_owner' }),
  );
  expect((await send(world, { sets: [good] }, owner)).errors![0]!.extensions.code).toBe('NOT_FOUND');
  expect((await rowsOf(world)).home!.every(({ hasLine }) => !hasLine)).toBe(true);
  expect((await rowsOf(world, owner)).home).toBeNull();
  expect((await rowsOf(world, {})).home).toBeNull();
});

const undo = (id: string | null, as: Caller) =>
  app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id }, { as });

test('a save is taken back, whatever it was; versions go on and the ledger tells', async () => {
  const world = await createEntryWorld(app);
  const first = await save(world, { sets: [{ ...at(world, 0, 'PTS'), value: 8, expectedVersion: 0 }] });
  const [points] = first.cells;
  const second = await save(world, {
    sets: [
      { ...at(world, 0, 'PTS'), value: null, expectedVersion: points!.version },
      { ...at(world, 0, 'AST'), value: 3, expectedVersion: 0 },
      { ...at(world, 1, 'REB'), value: 5, expectedVersion: 0 },
    ],
  });
  expect((await undo(second.undoId, world.bob)).errors).toBeUndefined();
  const [one, two] = (await rowsOf(world)).home!;
  const restored = one!.cells.find(({ id }) => id === points!.id)!;
  expect(one!.cells.filter(({ value }) => value !== null)).toEqual([restored]);
  expect(restored.value).toBe(8);
  expect(restored.version).toBeGreaterThan(Math.max(...second.cells.map(({ version }) => version)));
  expect(two).toMatchObject({ hasLine: false });
  const stale = await save(world, { sets: [{ ...at(world, 0, 'AST'), value: 4, expectedVersion: 0 }] });
  expect(stale.conflicts).toMatchObject([{ changedBy: `bob-${world.organizationId}`, cell: { value: null } }]);
  const ledger = await app.manager.query(
    "SELECT before, after, actor_name FROM statistics_ledger WHERE organization_id = $1 AND operation = 'undo' ORDER BY player_id, stat_definition_id",
    [world.organizationId],
  );
  const by = { actor_name: `bob-${world.organizationId}` };
  expect(ledger).toEqual([
    { before: null, after: 8, ...by },
    { before: 3, after: null, ...by },
    { before: 5, after: null, ...by },
  ]);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
});

test('what was changed since is not taken back, and named', async () => {
  const world = await createEntryWorld(app);
  const first = await save(world, { adds: [{ ...at(world, 0, 'PTS'), delta: 2, operationId: 'a' }] });
  await save(world, { adds: [{ ...at(world, 0, 'PTS'), delta: 1, operationId: 'b' }] }, world.bob);
  const { errors } = await undo(first.undoId, world.ann);
  expect(errors![0]).toMatchObject({ extensions: { code: 'CONFLICT' } });
  expect(errors![0]!.message).toMatch(
    /^"Saved 1 statistic of .+" cannot be undone: PTS of Hans Player 01 has been changed since by bob-\d+\.$/,
  );
  expect((await rowsOf(world)).home![0]!.cells.find(({ id }) => id === idAt(world, 0, 'PTS'))!.value).toBe(3);
});

test('visitors are told what was corrected, administrators also by whom', async () => {
  const world = await createEntryWorld(app, { status: 'in_progress' });
  const step = async (value: number | null, as = world.ann) => {
    const { home } = await rowsOf(world);
    const { version } = home![0]!.cells.find(({ id }) => id === idAt(world, 0, 'PTS'))!;
    return save(world, { sets: [{ ...at(world, 0, 'PTS'), value, expectedVersion: version }] }, as);
  };
  interface Correction {
    before: number | null;
    after: number | null;
    changedBy: string | null;
    player: { fullName: string };
    definition: { abbreviation: string };
  }
  const corrections = async (as: Caller) => {
    const { data } = await app.graphql<{ organization: { game: { corrections: Correction[] } } }>(
      `query ($id: ID!, $gameId: ID!) { organization(id: $id) { game(id: $gameId) {
         corrections { at before after changedBy player { fullName } definition { abbreviation } } } } }`,
      { id: String(world.organizationId), gameId: String(world.gameId) },
      { as },
    );
    return data!.organization.game.corrections;
  };
  await step(5);
  await step(6);
  await app.manager.query(
    "UPDATE games SET status = 'final', home_score = 6, away_score = 2 WHERE organization_id = $1",
    [world.organizationId],
  );
  expect(await corrections({})).toEqual([]);
  await step(7);
  const { undoId } = await step(null, world.bob);
  await save(world, { sets: [{ ...at(world, 0, 'AST'), value: 1, expectedVersion: 0 }] });
  await undo(undoId, world.ann);
  const seen = (await corrections({})).map(({ before, after, changedBy }) => [before, after, changedBy]);
  expect(seen).toEqual([
    [null, 7, null],
    [7, null, null],
    [6, 7, null],
  ]);
  expect((await corrections(world.ann)).map(({ changedBy }) => changedBy?.slice(0, 3))).toEqual(['ann', 'bob', 'ann']);
  await app.manager.query("UPDATE organizations SET player_names = 'initials' WHERE id = $1", [world.organizationId]);
  expect((await corrections({}))[0]!.player.fullName).not.toContain('Hans');
  expect((await corrections(world.ann))[0]).toMatchObject({
    player: { fullName: 'Hans Player 01' },
    definition: { abbreviation: 'PTS' },
  });
});

/** What does not count: the transaction's beginning and end, the session with its organization, and the test's own. */
const APART = /^(START TRANSACTION|COMMIT|session_find|organization_by_id|SELECT pg_notify)/;

test('a cell takes at most six statements, a whole box score at most eight, totals included', async () => {
  const world = await createEntryWorld(app, { size: 12 });
  const abbreviations = 'PTS AST REB FTM FTA 2PM 2PA 3PM 3PA MIN OREB DREB STL BLK TO PF'.split(' ');
  const sides = [
    { teamId: world.homeTeamId, players: world.home },
    { teamId: world.awayTeamId, players: world.away },
  ];
  const sets = sides.flatMap(({ teamId, players }) =>
    players.flatMap((playerId) =>
      abbreviations.map((abbreviation, index) => ({
        teamId: String(teamId),
        playerId: String(playerId),
        definitionId: String(world.definitions[abbreviation]),
        value: index,
        expectedVersion: 0,
      })),
    ),
  );
  expect(sets).toHaveLength(24 * 16);
  let saved: Saved | undefined;
  const whole = await namesSent(async () => (saved = await save(world, { sets })));
  expect(saved!.cells).toHaveLength(24 * 16);
  const version = saved!.cells[0]!.version;
  const one = await namesSent(() =>
    save(world, { sets: [{ ...at(world, 0, 'PTS'), value: 7, expectedVersion: version }] }),
  );
  expect(whole.filter((name) => !APART.test(name)).length).toBeLessThanOrEqual(8);
  expect(one.filter((name) => !APART.test(name)).length).toBeLessThanOrEqual(6);
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
});
