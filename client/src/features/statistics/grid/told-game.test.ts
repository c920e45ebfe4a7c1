import { expect, test } from 'vitest';
import { CellValues } from './cell-values';
import type { GridDefinition, GridGame, GridRow } from './grid-game';
import { isKnown, type ToldGame } from './told-game';

const definitions: GridDefinition[] = ['PTS', 'FGM', '2PM'].map((id) => ({
  id,
  name: id,
  abbreviation: id,
  kind: 'COUNTING',
  formula: null,
  hidden: false,
}));

const row = (name: string, points: number | null, extra: Partial<GridRow> = {}): GridRow => ({
  id: name,
  version: 1,
  player: { id: name, fullName: name },
  onRoster: true,
  started: false,
  didNotPlay: false,
  sortOrder: 1000,
  hasLine: true,
  cells: ['PTS', '2PM'].map((id) => ({
    id: `${name}-${id}`,
    definitionId: id,
    value: id === 'PTS' ? points : null,
    version: 1,
  })),
  ...extra,
});

function valuesOf(...entryRows: GridRow[]): CellValues {
  const side = (name: string, rows: GridRow[]) => ({
    team: { id: name, name },
    score: null,
    periodScores: [],
    entryRows: rows,
  });
  const game: GridGame = { id: '1', status: 'IN_PROGRESS', home: side('H', entryRows), away: side('A', []) };
  return new CellValues(game, definitions);
}

type Line = ToldGame['home']['lines'][number];
const line = (name: string, points: number | null, extra: Partial<Line> = {}): Line => ({
  started: false,
  didNotPlay: false,
  sortOrder: 1000,
  allValues: [points, null, null],
  player: { id: name },
  ...extra,
});

const told = (lines: readonly Line[], extra: Partial<ToldGame['home']> = {}): ToldGame => ({
  status: 'IN_PROGRESS',
  allStatDefinitions: definitions,
  home: { score: null, periodScores: [], lines, ...extra },
  away: { score: null, periodScores: [], lines: [] },
});

test('what the grid has is known, derived values or not', () => {
  const values = valuesOf(row('Ana', 4), row('Bo', null, { hasLine: false }));
  expect(isKnown(values, told([line('Ana', 4)]))).toBe(true);
  expect(isKnown(values, told([line('Ana', 4, { allValues: [4, 2, null] })]))).toBe(true);
});

test("others' values, lines, line-ups and scores are news", () => {
  const values = valuesOf(row('Ana', 4), row('Bo', null, { hasLine: false }));
  for (const news of [
    told([line('Ana', 5)]),
    told([line('Ana', null)]),
    told([]),
    told([line('Ana', 4), line('Bo', 2)]),
    told([line('Ana', 4), line('Bo', null)]),
    told([line('Ana', 4), line('Cy', null)]),
    told([line('Ana', 4, { started: true })]),
    told([line('Ana', 4, { didNotPlay: true })]),
    told([line('Ana', 4, { sortOrder: 1 })]),
    told([line('Ana', 4)], { score: 4 }),
    told([line('Ana', 4)], { periodScores: [{ score: 4 }] }),
    { ...told([line('Ana', 4)]), status: 'FINAL' } as const,
  ])
    expect(isKnown(values, news)).toBe(false);
});

test('what was entered here is no news, neither on its way nor afterwards', async () => {
  const values = valuesOf(row('Ana', 4), row('Bo', null, { hasLine: false }));
  let answer = (): void => undefined;
  values.connect(async (sets) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { cells: sets.map(({ cellId, value }) => ({ id: cellId, value, version: 2 })), conflicts: [] };
  });
  values.put([{ cellId: 'Bo-PTS', value: 3 }]);
  expect(isKnown(values, told([line('Ana', 4)]))).toBe(true);
  expect(isKnown(values, told([line('Ana', 4), line('Bo', 3)]))).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 1));
  answer();
  await values.queue.settled();
  expect(isKnown(values, told([line('Ana', 4), line('Bo', 3)]))).toBe(true);
  expect(isKnown(values, told([line('Ana', 4), line('Bo', 8)]))).toBe(false);
});
