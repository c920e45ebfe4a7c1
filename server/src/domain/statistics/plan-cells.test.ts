import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CellAdd, type CellSet, planCells, type StoredCell } from './plan-cells.js';

const nothingDone: ReadonlySet<string> = new Set();
const stored = (...cells: [key: string, value: number | null, version: number][]): Map<string, StoredCell> =>
  new Map(cells.map(([key, value, version]) => [key, { value, version }]));

test.each<[string, CellSet<string>[], CellAdd<string>[], [number | null, number | null][], number[], number[]]>([
  ['a set of what was seen', [{ cell: 'a', value: 7, expectedVersion: 3 }], [], [[5, 7]], [], []],
  ['a stale set', [{ cell: 'a', value: 7, expectedVersion: 2 }], [], [], [0], []],
  ['a stale set to what is there', [{ cell: 'a', value: 5, expectedVersion: 2 }], [], [], [], []],
  ['a set of whatever is there', [{ cell: 'a', value: null }], [], [[5, null]], [], []],
  ['a first value', [{ cell: 'b', value: 0, expectedVersion: 0 }], [], [[null, 0]], [], []],
  ['a stale removal', [{ cell: 'a', value: null, expectedVersion: 0 }], [], [], [0], []],
  [
    'adds after a set',
    [{ cell: 'a', value: 1, expectedVersion: 3 }],
    [
      { cell: 'a', delta: 2, operationId: 'x' },
      { cell: 'a', delta: 2, operationId: 'x' },
      { cell: 'b', delta: 3, operationId: 'y' },
    ],
    [
      [5, 1],
      [1, 3],
      [null, 3],
    ],
    [],
    [],
  ],
  [
    'adds out of the limits',
    [],
    [
      { cell: 'b', delta: -1, operationId: 'x' },
      { cell: 'a', delta: 9995, operationId: 'y' },
      { cell: 'a', delta: 9994, operationId: 'z' },
    ],
    [[5, 9999]],
    [],
    [0, 1],
  ],
])('%s', (_name, sets, adds, steps, stale, outOfLimits) => {
  const plan = planCells(stored(['a', 5, 3], ['b', null, 0]), sets, adds, nothingDone);
  expect(plan.steps.map(({ before, after }) => [before, after])).toEqual(steps);
  expect(plan).toMatchObject({ stale, outOfLimits });
});

/** What one of several writers does: with the version that it has seen, or an add that may be sent again. */
type Act =
  | { writer: number; cell: number; set: number | null }
  | { writer: number; cell: number; add: number; again: boolean };

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ writer: fc.nat(3), cell: fc.nat(2), set: fc.option(fc.nat(30)) }),
  fc.record({ writer: fc.nat(3), cell: fc.nat(2), add: fc.integer({ min: 0, max: 3 }), again: fc.boolean() }),
);

test('in any interleaving adds are neither lost nor doubled, and a set wins only over what it has seen', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 60 }), fc.array(fc.tuple(fc.nat(3), fc.nat(60))), (acts, looks) => {
      const cells = new Map<number, StoredCell>([0, 1, 2].map((cell) => [cell, { value: null, version: 0 }]));
      const expected = new Map<number, number | null>([0, 1, 2].map((cell) => [cell, null]));
      const done = new Set<string>();
      let nextVersion = 1;
      const seen = [0, 1, 2, 3].map(() => new Map(cells));
      for (const [index, one] of acts.entries()) {
        for (const [writer, at] of looks) if (at === index) seen[writer] = new Map(cells);
        const { cell, writer } = one;
        const run = (sets: CellSet<number>[], adds: CellAdd<number>[]): void => {
          const before = cells.get(cell)!;
          const plan = planCells(cells, sets, adds, done);
          for (const { operationId } of adds) done.add(operationId);
          const last = plan.steps.at(-1);
          if (last && last.after !== before.value) cells.set(cell, { value: last.after, version: nextVersion++ });
        };
        if ('set' in one) {
          const { version } = seen[writer]!.get(cell)!;
          if (version === cells.get(cell)!.version) expected.set(cell, one.set);
          run([{ cell, value: one.set, expectedVersion: version }], []);
          seen[writer]!.set(cell, cells.get(cell)!);
        } else {
          const adds = [{ cell, delta: one.add, operationId: `${index}` }];
          expected.set(cell, (expected.get(cell) ?? 0) + one.add);
          run([], adds);
          if (one.again) run([], adds);
        }
        expect(cells.get(cell)!.value).toBe(expected.get(cell));
      }
    }),
  );
});
