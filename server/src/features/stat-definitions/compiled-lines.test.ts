import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultStatDefinitions } from '../../domain/stats/default-stat-definitions.js';
import { derivationPlan } from '../../domain/stats/derivation-plan.js';
import { deriveInPlace } from '../../domain/stats/derive-values.js';
import { sumTotals } from '../../domain/stats/sum-totals.js';
import { type CompiledLines, compilePick, LineKinds } from './compiled-lines.js';

const definitions = defaultStatDefinitions('basketball').map(({ abbreviation }, index) => ({
  id: 100 + index,
  abbreviation,
}));
const id = (abbreviation: string): number => definitions.find((one) => one.abbreviation === abbreviation)!.id;
const kindsOf = (all: typeof definitions): LineKinds =>
  new LineKinds(derivationPlan(all), new Map(all.map((definition, index) => [definition.id, index])));

/** Of the second of two lines. */
function compiledFor(kinds: LineKinds, ids: readonly number[]): CompiledLines | null {
  kinds.compiledFor(ids);
  return kinds.compiledFor([...ids]);
}

test('a line of 2 of 3 twos, 1 of 4 threes and 3 of 4 free throws', () => {
  const ids = ['2PM', '2PA', '3PM', '3PA', 'FTM', 'FTA'].map(id);
  const values = compiledFor(kindsOf(definitions), ids)!.line([2, 3, 1, 4, 3, 4]);
  const of = (...names: string[]): (number | null)[] => names.map((name) => values[id(name) - 100]!);
  expect(of('FGM', 'FGA', 'FG%', '2P%', '3P%', 'FT%')).toEqual([3, 7, 42.9, 66.7, 25, 75]);
  expect(of('PTS', 'AST')).toEqual([null, null]);
});

/** Definitions of basketball in any order, some of them missing, and lines that store any of their values. */
const games = fc
  .shuffledSubarray(definitions, { minLength: 1 })
  .chain((all) =>
    fc
      .shuffledSubarray([...all.map((one) => one.id), 1, 2])
      .chain((ids) =>
        fc
          .array(fc.array(fc.nat(40), { minLength: ids.length, maxLength: ids.length }), { minLength: 1, maxLength: 6 })
          .map((lines) => ({ all, ids, lines })),
      ),
  );

test('compiled lines and totals are those that are read value by value', () => {
  fc.assert(
    fc.property(games, ({ all, ids, lines }) => {
      const kinds = kindsOf(all);
      const aligned = lines.map((values) =>
        all.map((definition) => values[ids.indexOf(definition.id)] ?? (null as number | null)),
      );
      const { line, total } = compiledFor(kinds, ids)!;
      expect(lines.map((values) => line(values))).toEqual(
        aligned.map((values) => deriveInPlace(derivationPlan(all), values.slice())),
      );
      const sums = ids.map((_id, index) => lines.reduce((sum, values) => sum + values[index]!, 0));
      expect(total(sums)).toEqual(sumTotals(all, aligned));
    }),
  );
});

test('kinds are told apart by what they store, and only some are compiled', () => {
  const kinds = kindsOf(definitions);
  const first = compiledFor(kinds, [id('PTS'), id('AST')]);
  expect(compiledFor(kinds, [id('AST'), id('PTS')])).not.toBe(first);
  expect(kinds.compiledFor([id('PTS'), id('AST')])).toBe(first);
  for (let other = 1; other <= 14; other += 1) expect(compiledFor(kinds, [other])).not.toBeNull();
  expect(compiledFor(kinds, [15])).toBeNull();
  expect(kinds.placesOf([15, id('PTS')])).toEqual([-1, id('PTS') - 100]);
  expect(kinds.compiledFor([id('PTS'), id('AST')])).toBe(first);
});

test('lines of which each stores something else are not compiled, and leave room for those that do not', () => {
  const kinds = kindsOf(definitions);
  for (let other = 1_001; other <= 1_100; other += 1) expect(kinds.compiledFor([other])).toBeNull();
  expect(kinds.compiledFor([id('PTS')])).toBeNull();
  expect(kinds.compiledFor([id('PTS')])).not.toBeNull();
});

test('what an organization calculates itself is not compiled', () => {
  const own = [
    { id: 1, abbreviation: 'PTS', kind: 'counting' as const, formula: null },
    { id: 2, abbreviation: 'TWICE', kind: 'ratio' as const, formula: 'PTS * 2' },
  ];
  const kinds = new LineKinds(
    derivationPlan(own),
    new Map([
      [1, 0],
      [2, 1],
    ]),
  );
  expect(compiledFor(kinds, [1])).toBeNull();
});

test('picks items by place', () => {
  expect(compilePick([2, 0])(['a', 'b', 'c'])).toEqual(['c', 'a']);
  expect(compilePick([])(['a'])).toEqual([]);
});
