import { expect, test, vi } from 'vitest';
import { SaveRefused } from '../saving/save-queue';
import { CellValues } from './cell-values';
import type { GridDefinition, GridGame } from './grid-game';

const definitions: GridDefinition[] = ['PTS', 'AST'].map((abbreviation) => ({
  id: abbreviation,
  name: abbreviation,
  abbreviation,
  kind: 'COUNTING',
  formula: null,
  hidden: false,
}));

type Row = NonNullable<GridGame['home']['entryRows']>[number];

function row(name: string, points: number, version: number, extra: Partial<Row> = {}): Row {
  return {
    id: name,
    version: 1,
    player: { id: name, fullName: name },
    onRoster: true,
    started: false,
    didNotPlay: false,
    sortOrder: 1000,
    hasLine: true,
    cells: definitions.map(({ id }) => ({
      id: `${name}-${id}`,
      definitionId: id,
      value: id === 'PTS' ? points : null,
      version: id === 'PTS' ? version : 0,
    })),
    ...extra,
  };
}

function game(rows: Row[], score: number | null = null): GridGame {
  const side = (name: string, entryRows: Row[]) => ({ team: { id: name, name }, score, periodScores: [], entryRows });
  return { id: '1', status: 'FINAL', home: side('H', rows), away: side('A', []) };
}

/** What of the values is told while something happens. */
function toldBy(values: CellValues, work: () => void): string[] {
  const told = new Set<string>();
  const tell = values.listeners.tell.bind(values.listeners);
  values.listeners.tell = (keys) => {
    for (const key of keys) told.add(key);
    tell(keys);
  };
  work();
  return [...told].toSorted();
}

test('an answer with another value has its cell, its row, its side and the score drawn anew, and nothing else', () => {
  const values = new CellValues(game([row('Ana', 2, 1), row('Bo', 4, 1)]), definitions);
  const rows = values.rows.of('home');
  const told = toldBy(values, () => values.load(game([row('Ana', 2, 1), row('Bo', 6, 2)]), definitions));
  expect(told).toEqual(['Bo-PTS', 'home', 'row Bo', 'score', 'status']);
  expect(values.rows.of('home')).toBe(rows);
  expect(values.valueOf('Bo-PTS')).toBe(6);
  expect(values.figures.totalsOf('home')[0]).toBe(8);
});

test('an answer with what is known has the score alone looked at', () => {
  const values = new CellValues(game([row('Ana', 2, 1)]), definitions);
  expect(values.figures.score().mismatch).toEqual([]);
  expect(toldBy(values, () => values.load(game([row('Ana', 2, 1)], 3), definitions))).toEqual(['score', 'status']);
  expect(values.figures.score().mismatch).toContain('home');
});

test('a row that says something else is drawn anew, and the others stay', () => {
  const values = new CellValues(game([row('Ana', 2, 1), row('Bo', 4, 1)]), definitions);
  const [, bo] = values.rows.of('home');
  const told = toldBy(values, () =>
    values.load(game([row('Ana', 2, 1, { started: true, version: 2 }), row('Bo', 4, 1)]), definitions),
  );
  expect(told).toContain('rows');
  expect(values.rows.of('home')[0]).toMatchObject({ started: true, version: 2 });
  expect(values.rows.of('home')[1]).toBe(bo);
});

test('who is taken off the game takes along what was typed, waiting or open of them, and each is named', async () => {
  const values = new CellValues(
    game([row('Ana', 2, 1), row('Bo', 4, 1), row('Cy', 6, 1), row('Di', 8, 1)]),
    definitions,
  );
  let refuse: (error: Error) => void = () => undefined;
  const sent: (readonly { cellId: string }[])[] = [];
  values.connect((sets) => {
    sent.push(sets);
    return new Promise((_, reject) => {
      refuse = reject;
    });
  });
  values.put([{ cellId: 'Cy-AST', value: 7 }]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  values.put([{ cellId: 'Bo-AST', value: 3 }]);
  values.conflicts.set('Di-PTS', { cell: { id: 'Di-PTS', value: 9, version: 2 }, changedBy: 'kim', mine: null });
  values.type('Ana-AST', '5');
  values.load(game([]), definitions);
  expect([...values.lost.byName]).toEqual([
    ['Ana', ['AST 5']],
    ['Bo', ['AST 3']],
    ['Di', ['PTS –']],
  ]);
  expect(values.rows.nameOf('Cy-AST')).toBe('Cy, AST');
  expect(values.rows.locate('Cy-AST')).toEqual({ teamId: 'H', playerId: 'Cy', definitionId: 'AST' });
  refuse(new SaveRefused('Player not found', ['Cy-AST']));
  await vi.waitFor(() => expect(values.lost.byName.get('Cy')).toEqual(['AST 7']));
  expect(values.isUnsaved()).toBe(false);
  expect(values.refusals.size).toBe(0);
  values.lost.forget();
  expect(values.lost.byName.size).toBe(0);
});

test('a value that was refused is named once its player is gone, and who comes back is entered as before', async () => {
  const values = new CellValues(game([row('Ana', 2, 1)]), definitions);
  values.connect(() => Promise.reject(new SaveRefused('Player not found', ['Ana-AST'])));
  values.put([{ cellId: 'Ana-AST', value: 7 }]);
  await vi.waitFor(() => expect(values.refusals.size).toBe(1));
  expect(values.lost.byName.size).toBe(0);
  values.load(game([]), definitions);
  expect([...values.lost.byName]).toEqual([['Ana', ['AST 7']]]);
  values.load(game([row('Ana', 4, 3)]), definitions);
  expect([values.valueOf('Ana-PTS'), values.versionOf('Ana-PTS')]).toEqual([4, 3]);
});
