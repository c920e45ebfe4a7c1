import { expect, test, vi } from 'vitest';
import { type CellSet, SaveRefused, type SaveResult, type Send } from '../saving/save-queue';
import type { GridDefinition, GridGame, GridRow } from './grid-game';
import { GridStore } from './grid-store';
import { enter, move, selectionOf, tab } from './movement';

const definitions: GridDefinition[] = ['PTS', 'FGM', '2PM', '3PM', 'STL'].map((abbreviation) => ({
  id: abbreviation,
  name: abbreviation,
  abbreviation,
  kind: 'COUNTING',
  formula: null,
  hidden: abbreviation === 'STL',
}));

function row(name: string, extra: Partial<GridRow> = {}, values: Record<string, [number, number]> = {}): GridRow {
  const entered = definitions.filter(({ abbreviation }) => abbreviation !== 'FGM');
  return {
    id: name,
    version: 0,
    player: { id: name, fullName: name },
    onRoster: true,
    started: false,
    didNotPlay: false,
    sortOrder: 1000,
    hasLine: true,
    cells: entered.map(({ id }) => ({
      id: `${name}-${id}`,
      definitionId: id,
      value: values[id]?.[0] ?? null,
      version: values[id]?.[1] ?? 0,
    })),
    ...extra,
  };
}

function game(home: GridRow[], away: GridRow[] = [], score: number | null = null): GridGame {
  const side = (name: string, entryRows: GridRow[]) => ({
    team: { id: name, name },
    score,
    periodScores: [],
    entryRows,
  });
  return { id: '1', status: score === null ? 'SCHEDULED' : 'FINAL', home: side('H', home), away: side('A', away) };
}

/** A server with one table of cells, whose answers the test lets go. */
function server(initial: Record<string, [number | null, number]> = {}) {
  const cells = new Map(Object.entries(initial));
  const requests: (readonly CellSet[])[] = [];
  let failure: Error | null = null;
  const send = async (sets: readonly CellSet[]): Promise<SaveResult> => {
    requests.push(sets);
    await Promise.resolve();
    if (failure) throw failure;
    const conflicts = [];
    const saved = [];
    for (const { cellId, value, expectedVersion } of sets) {
      const [stored, version] = cells.get(cellId) ?? [null, 0];
      const cell = { id: cellId, value: stored, version };
      if (version === expectedVersion) {
        cells.set(cellId, [value, version + 1]);
        saved.push({ id: cellId, value, version: version + 1 });
      } else conflicts.push({ cell, changedBy: 'bo' });
    }
    return { cells: saved, conflicts, undoId: '9' };
  };
  return { cells, requests, send, fail: (error: Error | null) => (failure = error) };
}

function storeOf(game: GridGame, definitions: readonly GridDefinition[], send: Send): GridStore {
  const store = new GridStore(game, definitions);
  store.values.connect(send);
  return store;
}

const later = () => new Promise((resolve) => setTimeout(resolve, 1));
const settled = async (store: GridStore): Promise<void> => {
  await later();
  await store.values.queue.settled();
};

function typeInto(store: GridStore, text: string): void {
  store.type(store.selection.activeCell('home')!, text);
}

test('a row typed with Tab and Enter goes out as it is left, and figures follow while typing', async () => {
  const { send, cells, requests } = server();
  const store = storeOf(game([row('Ana'), row('Bo')], [row('Cy')]), definitions, send);
  typeInto(store, '12');
  expect(store.values.figures.score().running).toEqual({ home: 12, away: 0 });
  store.select('home', tab(store.selection.of('home'), store.selection.extentOf('home'))!);
  typeInto(store, '3');
  expect(store.values.figures.rowValues('Ana')).toEqual([12, 3, 3, null, null]);
  store.select('home', enter(store.selection.of('home'), store.selection.extentOf('home')));
  expect(store.selection.activeCell('home')).toBe('Bo-PTS');
  expect(store.values.figures.totalsOf('home')).toEqual([12, 3, 3, null, null]);
  await settled(store);
  expect(requests).toHaveLength(1);
  expect(cells.get('Ana-PTS')).toEqual([12, 1]);
  expect(store.values.isUnsaved()).toBe(false);
});

test('who did not play and what is derived are passed over', () => {
  const store = storeOf(game([row('Ana'), row('Bo', { didNotPlay: true }), row('Cy')]), definitions, server().send);
  store.select('home', move(store.selection.of('home'), 'down', store.selection.extentOf('home')));
  expect(store.selection.activeCell('home')).toBe('Cy-PTS');
  store.select('home', move(store.selection.of('home'), 'right', store.selection.extentOf('home')));
  expect(store.selection.activeCell('home')).toBe('Cy-2PM');
  expect(store.selection.extentOf('home')).toEqual({ rows: 2, columns: 3 });
  store.showHidden(true);
  expect(store.selection.extentOf('home')).toEqual({ rows: 2, columns: 4 });
});

test('what is no number is refused and said', () => {
  const store = storeOf(game([row('Ana')]), definitions, server().send);
  typeInto(store, '1');
  typeInto(store, '1x');
  expect(store.viewOf('Ana-PTS')).toMatchObject({ text: '1x', mark: 'refused' });
  expect(store.announcement).toBe('Only whole numbers from 0 to 9999.');
  expect(store.giveUp()).toBe(true);
  expect(store.viewOf('Ana-PTS').text).toBe('');
});

test('what is no number stays in its cell as it was typed, and nothing of it is stored before it is mended', async () => {
  const { send, cells, requests } = server();
  const store = storeOf(game([row('Ana'), row('Bo')]), definitions, send);
  const leave = () =>
    store.select('home', move(store.selection.of('home'), 'down', store.selection.extentOf('home'), false));
  const comeBack = () => store.select('home', selectionOf({ row: 0, column: 0 }));
  for (const text of ['3.5', '-4', '12345']) {
    for (const end of text.split('').keys()) typeInto(store, text.slice(0, end + 1));
    leave();
    await settled(store);
    expect(store.viewOf('Ana-PTS')).toMatchObject({ text, mark: 'refused' });
    expect([store.values.openCells(), store.values.isUnsaved(), requests]).toEqual([['Ana-PTS'], true, []]);
    comeBack();
  }
  // Emptied, given up, or mended, it is in nobody's way.
  store.clear('home');
  expect(store.viewOf('Ana-PTS')).toMatchObject({ text: '', mark: 'none' });
  typeInto(store, 'x');
  leave();
  comeBack();
  expect(store.giveUp()).toBe(true);
  expect([store.viewOf('Ana-PTS').mark, store.values.isUnsaved()]).toEqual(['none', false]);
  typeInto(store, '3.');
  leave();
  comeBack();
  typeInto(store, '3');
  leave();
  await settled(store);
  expect([cells.get('Ana-PTS')?.[0], store.values.isUnsaved()]).toEqual([3, false]);
});

test('what mends a cell goes by what was seen when its typing began', () => {
  for (const mend of ['typed', 'emptied'] as const) {
    const values = () => store.values;
    const store = storeOf(game([row('Ana')]), definitions, server().send);
    typeInto(store, '3.');
    store.commit();
    const known = values().versionOf('Ana-PTS');
    // Somebody else saves a value meanwhile.
    const put = vi.spyOn(values(), 'put');
    vi.spyOn(values(), 'versionOf').mockReturnValue(known + 5);
    vi.spyOn(values(), 'enteredOf').mockReturnValue(7);
    if (mend === 'typed') {
      typeInto(store, '3');
      store.commit();
    } else store.clear('home');
    expect(put.mock.lastCall?.[0]).toMatchObject([{ cellId: 'Ana-PTS', seenVersion: known }]);
  }
});

test('paste, fill, copy, clear, undo and redo', async () => {
  const { send, cells } = server();
  const store = storeOf(game([row('Ana'), row('Bo')]), definitions, send);
  expect(store.paste('home', '1\t2\t2\n3\t2\tx\n')).toBe(
    'Nothing was pasted: ‘x’ for Bo, 2PM is not a whole number from 0 to 9999.',
  );
  expect(store.paste('home', '1\t5\t2\t3\t4\n5\t\t6\t7\t8\r\n')).toBe(
    'The block is larger than the grid: 1 column did not fit.',
  );
  expect(store.savingView()).toMatchObject({ count: 6, isBlock: true });
  expect(store.copy('home')).toBe('1\t5\t2\t3\n5\t13\t6\t7');
  store.fillDown('home');
  expect(store.copy('home')).toBe('1\t5\t2\t3\n1\t5\t2\t3');
  store.clear('home');
  expect(store.values.figures.totalsOf('home')[0]).toBeNull();
  store.undo();
  store.undo();
  expect(store.values.figures.totalsOf('home')[0]).toBe(6);
  store.redo();
  expect(store.values.figures.totalsOf('home')[0]).toBe(2);
  await settled(store);
  expect(cells.get('Bo-2PM')?.[0]).toBe(2);
  expect(store.savingView()).toMatchObject({ count: 0, isBlock: false });
});

test('a block that was copied gives the same in the same columns of another row', async () => {
  const columns = ['PTS', 'FGM', 'FGA', 'FG%', '2PM', '2PA', '3PM', '3PA'].map((abbreviation): GridDefinition => ({
    id: abbreviation,
    name: abbreviation,
    abbreviation,
    kind: abbreviation === 'FG%' ? 'PERCENTAGE' : 'COUNTING',
    formula: null,
    hidden: false,
  }));
  const entered = ['PTS', '2PM', '2PA', '3PM', '3PA'];
  const rowOf = (name: string) =>
    row(name, {
      cells: entered.map((id) => ({ id: `${name}-${id}`, definitionId: id, value: null, version: 0 })),
    });
  const { send, cells } = server();
  const store = storeOf(game([rowOf('Ana'), rowOf('Bo')]), columns, send);
  const line = '9\t4\t8\t50.0\t3\t5\t1\t3';
  expect(store.paste('home', line.replace('50.0', '50.0%'))).toBeNull();
  expect(store.copy('home')).toBe(line);
  const copied = store.copy('home');
  store.select('home', selectionOf({ row: 1, column: 0 }));
  expect(store.paste('home', copied)).toBeNull();
  expect(store.copy('home')).toBe(line);
  await settled(store);
  expect(entered.map((id) => cells.get(`Bo-${id}`)?.[0])).toEqual([9, 3, 5, 1, 3]);
});

test('a stale cell: theirs or mine', async () => {
  const { send, cells } = server({ 'Ana-PTS': [7, 2], 'Bo-PTS': [8, 4] });
  const store = storeOf(game([row('Ana', {}, { PTS: [1, 1] }), row('Bo', {}, { PTS: [2, 3] })]), definitions, send);
  store.paste('home', '5\n6');
  await settled(store);
  expect(store.values.conflicts.get('Ana-PTS')).toMatchObject({ mine: 5, changedBy: 'bo', cell: { value: 7 } });
  expect([store.viewOf('Ana-PTS').mark, store.viewOf('Ana-PTS').text]).toEqual(['stale', '5']);
  store.resolve('Ana-PTS', true);
  store.resolve('Bo-PTS', false);
  await settled(store);
  expect([cells.get('Ana-PTS')?.[0], cells.get('Bo-PTS')?.[0]]).toEqual([5, 8]);
  expect([store.viewOf('Bo-PTS').text, store.values.isUnsaved()]).toEqual(['8', false]);
});

test('who takes an entry back that was left open gives way to what somebody else has entered, also after a choice', async () => {
  const { send, cells } = server({ 'Ana-PTS': [7, 2], 'Bo-PTS': [8, 4] });
  const store = storeOf(game([row('Ana', {}, { PTS: [1, 1] }), row('Bo', {}, { PTS: [2, 4] })]), definitions, send);
  store.paste('home', '5\n6');
  await settled(store);
  store.undo();
  await settled(store);
  expect([cells.get('Ana-PTS'), cells.get('Bo-PTS')?.[0]]).toEqual([[7, 2], 2]);
  expect([store.viewOf('Ana-PTS').text, store.viewOf('Ana-PTS').mark]).toEqual(['7', 'none']);
  expect(store.warning?.text).toContain('Ana, PTS');
  expect(store.values.isUnsaved()).toBe(false);

  cells.set('Ana-PTS', [9, 3]);
  store.select('home', selectionOf({ row: 0, column: 0 }));
  typeInto(store, '5');
  store.commit();
  await settled(store);
  store.resolve('Ana-PTS', true);
  await settled(store);
  expect(cells.get('Ana-PTS')?.[0]).toBe(5);
  store.undo();
  await settled(store);
  store.undo();
  await settled(store);
  expect(cells.get('Ana-PTS')?.[0]).toBe(9);
});

test('columns that somebody else moves or hides are told, and others stay the same list', () => {
  const store = storeOf(game([row('Ana')]), definitions, () => new Promise(() => undefined));
  let told: readonly string[] = [];
  store.subscribe('columns', () => (told = store.selection.columns.map(({ id }) => id)));
  const before = store.selection.columns;
  store.load(game([row('Ana'), row('Bo')]), [...definitions]);
  expect(store.selection.columns).toBe(before);
  const hidden = definitions.map((each) => (each.id === '2PM' ? { ...each, hidden: true } : each));
  store.load(game([row('Ana'), row('Bo')]), hidden);
  expect(told).toEqual(['PTS', 'FGM', '3PM']);
  store.load(game([row('Ana'), row('Bo')]), hidden.toReversed());
  expect(told).toEqual(['3PM', 'FGM', 'PTS']);
});

test('a column that goes while it is entered is named as such, and not as its players', () => {
  const store = storeOf(game([row('Ana'), row('Bo')]), definitions, () => new Promise(() => undefined));
  store.focusOn(store.selection.activeCell('home')!);
  typeInto(store, '5');
  const without = (player: GridRow): GridRow => ({
    ...player,
    cells: player.cells.filter(({ definitionId }) => definitionId !== 'PTS'),
  });
  store.load(
    game([without(row('Ana')), without(row('Bo'))]),
    definitions.filter(({ id }) => id !== 'PTS'),
  );
  expect([...store.values.lost.byStatistic]).toEqual([['PTS', ['Ana 5']]]);
  expect(store.values.lost.byName.size).toBe(0);
  store.focusOn(store.selection.activeCell('home')!);
  typeInto(store, '6');
  const [first] = store.selection.columns.filter(({ entry }) => entry !== null);
  store.load(
    game([row('Ana'), row('Bo')]),
    definitions.map((each) => (each.id === first!.id ? { ...each, hidden: true } : each)),
  );
  expect(store.values.lost.byStatistic.get(first!.abbreviation)).toEqual(['Ana 6']);
  expect(store.values.lost.byName.size).toBe(0);
  store.values.lost.forget();
  expect(store.values.lost.byStatistic.size).toBe(0);
});

test('whatever is typed into a stale cell decides it, also the same value again; a closed choice comes back', async () => {
  const { send, cells } = server({ 'Ana-PTS': [7, 2], 'Ana-2PM': [1, 2] });
  const store = storeOf(game([row('Ana', {}, { PTS: [1, 1], '2PM': [4, 1] })]), definitions, send);
  store.paste('home', '5\t\t6');
  await settled(store);
  const here = selectionOf({ row: 0, column: 0 });
  store.select('home', here);
  store.closeNote('Ana-PTS stale ');
  expect(store.isNoteClosed('Ana-PTS stale ')).toBe(true);
  store.select('home', here);
  expect(store.isNoteClosed('Ana-PTS stale ')).toBe(false);
  typeInto(store, '5');
  store.commit();
  store.select('home', selectionOf({ row: 0, column: 1 }));
  store.clear('home');
  await settled(store);
  expect([cells.get('Ana-PTS'), cells.get('Ana-2PM')]).toEqual([
    [5, 3],
    [null, 3],
  ]);
  expect(store.values.isUnsaved()).toBe(false);
});

test('a stale cell of who is said not to have played is no more to be decided, and named', async () => {
  const store = storeOf(game([row('Ana', {}, { PTS: [1, 1] })]), definitions, server({ 'Ana-PTS': [7, 2] }).send);
  typeInto(store, '5');
  store.commit();
  await settled(store);
  store.load(game([row('Ana', { didNotPlay: true }, { PTS: [7, 2] })]), definitions);
  expect([[...store.values.lost.byName], store.values.isUnsaved()]).toEqual([[['Ana', ['PTS 5']]], false]);
});

test("others' values arrive in cells that are not being edited, older ones do not", () => {
  const store = storeOf(game([row('Ana', {}, { PTS: [1, 1], '2PM': [4, 4] })]), definitions, server().send);
  typeInto(store, '9');
  store.load(game([row('Ana', {}, { PTS: [3, 2], '2PM': [2, 3], '3PM': [6, 1] })]), definitions);
  expect(['PTS', '2PM', '3PM'].map((name) => store.viewOf(`Ana-${name}`).text)).toEqual(['9', '4', '6']);
  store.giveUp();
  expect(store.viewOf('Ana-PTS').text).toBe('3');
});

test('a refused value goes back, with a word', async () => {
  const { send, fail } = server();
  const store = storeOf(game([row('Ana')]), definitions, send);
  fail(new SaveRefused('This player left.', ['Ana-PTS']));
  typeInto(store, '9');
  store.commit();
  await settled(store);
  expect(store.viewOf('Ana-PTS')).toMatchObject({ text: '', mark: 'refused' });
  expect(store.values.refusals.get('Ana-PTS')).toBe('This player left.');
});

test('taking back restores what this editing wrote, and keeps what others changed since', async () => {
  const { send, cells } = server({ 'Ana-PTS': [1, 1] });
  const store = storeOf(game([row('Ana', {}, { PTS: [1, 1] }), row('Bo')]), definitions, send);
  store.paste('home', '5\t6\t6\n7');
  await settled(store);
  typeInto(store, '8');
  store.commit();
  await settled(store);
  cells.set('Bo-PTS', [70, 5]);
  const result = await store.takeBack();
  expect(result).toMatchObject({ count: 2, isWaiting: false, undoId: '9' });
  expect(result.kept.map(({ cell }) => cell.id)).toEqual(['Bo-PTS']);
  expect([cells.get('Ana-PTS')?.[0], cells.get('Ana-2PM')?.[0], cells.get('Bo-PTS')?.[0]]).toEqual([1, null, 70]);
  expect(store.viewOf('Bo-PTS').text).toBe('70');
});

test('taking back without a network: what was not sent is dropped, what may have arrived is put back later', async () => {
  const { send, cells, fail } = server();
  const store = storeOf(game([row('Ana')]), definitions, send);
  typeInto(store, '4');
  store.commit();
  await settled(store);
  fail(new TypeError('Failed to fetch'));
  typeInto(store, '5');
  store.commit();
  await settled(store);
  store.select('home', tab(store.selection.of('home'), store.selection.extentOf('home'))!);
  typeInto(store, '6');
  store.commit();
  await settled(store);
  const result = await store.takeBack();
  expect(result.isWaiting).toBe(true);
  expect([store.viewOf('Ana-PTS').text, store.viewOf('Ana-2PM').text]).toEqual(['', '']);
  fail(null);
  store.values.queue.retry();
  await settled(store);
  expect(cells.get('Ana-PTS')).toEqual([null, 3]);
  expect(cells.has('Ana-2PM')).toBe(false);
});

/** A cell with a stored 3, in which 4 was saved and is being taken back without a network. */
async function takenBackOffline() {
  const remote = server({ 'Ana-PTS': [3, 5] });
  const store = storeOf(game([row('Ana', {}, { PTS: [3, 5] })]), definitions, remote.send);
  const put = async (text: string): Promise<void> => {
    typeInto(store, text);
    store.commit();
    await settled(store);
  };
  const told = vi.fn<() => void>();
  store.subscribe('taken back', told);
  await put('4');
  remote.fail(new TypeError('Failed to fetch'));
  expect(await store.takeBack()).toMatchObject({ isWaiting: true });
  const reconnect = async (): Promise<void> => {
    remote.fail(null);
    store.values.queue.retry();
    await settled(store);
  };
  return { ...remote, store, put, told, reconnect };
}

test('once what waited is taken back, that is told, and a cell changed by somebody else is open again', async () => {
  const { store, cells, put, told, reconnect } = await takenBackOffline();
  await reconnect();
  expect(cells.get('Ana-PTS')?.[0]).toBe(3);
  expect(told).toHaveBeenCalledOnce();
  expect(store.values.takingBack.result).toEqual({ count: 1, kept: [], isWaiting: false, undoId: '9' });
  cells.set('Ana-PTS', [77, 99]);
  await put('8');
  expect(store.values.conflicts.get('Ana-PTS')).toMatchObject({ mine: 8, cell: { value: 77 } });
  expect([store.viewOf('Ana-PTS').text, store.values.isUnsaved()]).toEqual(['8', true]);
  expect(told).toHaveBeenCalledOnce();
});

test('what others changed before the network was back is told as kept', async () => {
  const { store, cells, reconnect } = await takenBackOffline();
  cells.set('Ana-PTS', [77, 99]);
  await reconnect();
  expect(store.values.takingBack.result).toMatchObject({ count: 0, kept: [{ changedBy: 'bo', cell: { value: 77 } }] });
  expect([store.viewOf('Ana-PTS').text, store.values.isUnsaved()]).toEqual(['77', false]);
});

test('what is entered while a taking back waits is saved, asked about, and taken back like anything else', async () => {
  const asked = await takenBackOffline();
  await asked.put('8');
  asked.cells.set('Ana-PTS', [77, 99]);
  await asked.reconnect();
  expect(asked.store.values.conflicts.get('Ana-PTS')).toMatchObject({ mine: 8, cell: { value: 77 } });

  const again = await takenBackOffline();
  await again.put('8');
  await again.store.takeBack();
  await again.reconnect();
  expect(again.cells.get('Ana-PTS')?.[0]).toBe(3);
  expect(again.store.values.takingBack.result).toMatchObject({ count: 1, kept: [] });
});

test('rows stand as the server orders them, and what is said of a line moves its row at once', () => {
  const rows = [row('Ana'), row('Bo'), row('Cy')];
  const store = storeOf(game(rows), definitions, server().send);
  const names = () => store.values.rows.of('home').map(({ id }) => id);
  store.load(game([rows[0]!, rows[1]!, row('Cy', { started: true })]), definitions);
  expect(names()).toEqual(['Cy', 'Ana', 'Bo']);
  // The answer of a change of the order, whatever came before it: the list as it was, of a question asked earlier, say.
  store.load(game([row('Cy', { started: true, version: 2 }), rows[0]!, rows[1]!]), definitions);
  store.load(game([row('Cy', { started: true, version: 2 }), rows[1]!, rows[0]!]), definitions);
  expect(names()).toEqual(['Cy', 'Bo', 'Ana']);
  // It is taken back, here or by somebody else.
  store.load(game([row('Cy', { started: true, version: 3 }), rows[0]!, rows[1]!]), definitions);
  expect(names()).toEqual(['Cy', 'Ana', 'Bo']);
});

test('the active cell stays the active one when rows change their places', () => {
  const rows = [row('Ana'), row('Bo'), row('Cy')];
  const store = storeOf(game(rows), definitions, server().send);
  store.select('home', selectionOf({ row: 2, column: 1 }));
  store.load(game([rows[0]!, row('Bo', { didNotPlay: true }), row('Cy', { started: true })]), definitions);
  expect(store.selection.activeCell('home')).toBe('Cy-2PM');
  expect(store.selection.of('home').active.row).toBe(0);
  store.load(game([rows[0]!]), definitions);
  expect(store.selection.activeCell('home')).toBe('Ana-2PM');
});

test('a cell that goes away under its focus gives it to no other cell, and says what was typed', () => {
  const { send, requests } = server();
  const store = storeOf(game([row('Ana'), row('Bo')]), definitions, send);
  const typeIn = (cellId: string) => {
    store.select('home', selectionOf(store.selection.placeOf(cellId)!));
    store.focusOn(cellId);
    store.type(cellId, '5');
  };
  typeIn('Bo-PTS');
  store.load(game([row('Ana'), row('Bo', { didNotPlay: true })]), definitions);
  expect([...store.values.lost.byName]).toEqual([['Bo', ['PTS 5']]]);
  store.values.lost.forget();
  typeIn('Ana-PTS');
  store.load(game([]), definitions);
  expect([...store.values.lost.byName]).toEqual([['Ana', ['PTS 5']]]);
  expect(store.values.isUnsaved()).toBe(false);
  expect(requests).toEqual([]);
});

test('a line that somebody else removes while values are entered in it is named, with what went', async () => {
  const { send } = server();
  const store = storeOf(game([row('Ana', { hasLine: false }), row('Bo', {}, { PTS: [6, 1] })]), definitions, send);
  typeInto(store, '5');
  store.commit();
  await settled(store);
  // An answer from before the value says nothing of a removal.
  store.load(game([row('Ana', { hasLine: false }), row('Bo', {}, { PTS: [6, 1] })]), definitions);
  expect([...store.values.lost.linesByName]).toEqual([]);
  const gone = (name: string): GridRow => {
    const { cells, ...rest } = row(name, { hasLine: false, version: 2 });
    return { ...rest, cells: cells.map((cell) => ({ ...cell, version: 2 })) };
  };
  store.load(game([gone('Ana'), gone('Bo')]), definitions);
  // Nobody has entered anything of Bo here.
  expect([...store.values.lost.linesByName]).toEqual([['Ana', ['PTS 5']]]);
  store.values.lost.forget();
  expect([...store.values.lost.linesByName]).toEqual([]);

  store.load(game([row('Ana', { version: 3 }, { PTS: [5, 3] })]), definitions);
  await store.values.lost.whileRemoving('Ana', () => {
    const again = gone('Ana');
    store.load(game([{ ...again, cells: again.cells.map((cell) => ({ ...cell, version: 4 })) }]), definitions);
    return Promise.resolve();
  });
  expect(store.values.valueOf('Ana-PTS')).toBe(null);
  expect([...store.values.lost.linesByName]).toEqual([]);
});

test('who takes back or clears the only values of a line is told of no removal while that is on its way', async () => {
  const { send } = server();
  const without = { hasLine: false };
  const store = storeOf(game([row('Ana', without)]), definitions, send);
  const told = () => [...store.values.lost.linesByName];
  typeInto(store, '5');
  store.commit();
  await settled(store);
  // What is shown before the server answers: the row does not say yet that it has a line.
  const shownAtOnce = (values: Record<string, [number, number]> = {}): GridGame => {
    const { cells, ...rest } = row('Ana', without, values);
    return game([{ ...rest, cells: cells.map((cell) => (cell.id === 'Ana-PTS' ? { ...cell, version: 1 } : cell)) }]);
  };
  store.values.put([{ cellId: 'Ana-PTS', value: null }]);
  store.load(shownAtOnce(), definitions);
  expect(told()).toEqual([]);
  await settled(store);
  store.load(game([row('Ana', without, {})]), definitions);
  expect(told()).toEqual([]);
});

test('a line that goes while another of its values is on its way is named with what was stored', async () => {
  const { send } = server({ 'Ana-PTS': [12, 1] });
  const store = storeOf(game([row('Ana', {}, { PTS: [12, 1] })]), definitions, send);
  store.values.put([{ cellId: 'Ana-3PM', value: 3 }]);
  const { cells, ...rest } = row('Ana', { hasLine: false, version: 2 });
  store.load(game([{ ...rest, cells: cells.map((cell) => ({ ...cell, version: 2 })) }]), definitions);
  expect([...store.values.lost.linesByName]).toEqual([['Ana', ['PTS 12']]]);
  await settled(store);
});
