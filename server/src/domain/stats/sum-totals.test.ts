import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultStatDefinitions } from './default-stat-definitions.js';
import { deriveValues } from './derive-values.js';
import { sumTotals } from './sum-totals.js';

const definitions = defaultStatDefinitions('basketball').map(({ abbreviation }, index) => ({
  id: index,
  abbreviation,
}));
const at = (abbreviation: string) => definitions.findIndex((definition) => definition.abbreviation === abbreviation);
const line = (values: Readonly<Record<string, number>>) =>
  new Map(Object.entries(values).map(([name, value]) => [at(name), value]));
const of = (totals: readonly (number | null)[], names: string) => names.split(' ').map((name) => totals[at(name)]);

test('percentages divide totals: 1 of 1 and 0 of 9 is 10.0, not the average of 100 and 0', () => {
  const totals = sumTotals(definitions, [line({ FTM: 1, FTA: 1 }), line({ FTM: 0, FTA: 9 })]);
  expect(of(totals, 'FTM FTA FT%')).toEqual([1, 10, 10]);
});

test('sums of sums, and null where nobody has a row', () => {
  const totals = sumTotals(definitions, [
    line({ PTS: 25, '2PM': 9, '2PA': 14, '3PM': 2, '3PA': 9 }),
    line({ PTS: 22, '2PM': 4, '2PA': 8, '3PM': 4, '3PA': 9 }),
    line({}),
  ]);
  expect(of(totals, 'PTS FGM FGA FG% 2P% 3P% AST FT%')).toEqual([47, 19, 40, 47.5, 59.1, 33.3, null, null]);
});

test('stored percentages without their parts are not added up', () => {
  const lonely = [
    { id: 1, abbreviation: 'FT%' },
    { id: 2, abbreviation: 'PTS' },
  ];
  expect(
    sumTotals(lonely, [
      [50, 3],
      [60, 4],
    ]),
  ).toEqual([null, 7]);
});

test('no lines give nothing', () => {
  expect(sumTotals(definitions, []).every((total) => total === null)).toBe(true);
});

const anyLine = fc.array(fc.option(fc.nat(30)), { minLength: definitions.length, maxLength: definitions.length });

test('the total of derived sums is the sum derived from totals, in any order of lines', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 12 }), (lines) => {
      const totals = sumTotals(definitions, lines);
      const made = lines
        .map((each) => deriveValues(definitions, each)[at('FGM')])
        .filter((value) => typeof value === 'number');
      expect(totals[at('FGM')]).toBe(made.length === 0 ? null : made.reduce((sum, value) => sum + value, 0));
      expect(sumTotals(definitions, [...lines].reverse())).toEqual(totals);
    }),
  );
});

test('a single line is its own total', () => {
  fc.assert(
    fc.property(anyLine, (stored) => {
      expect(sumTotals(definitions, [stored])).toEqual(deriveValues(definitions, stored));
    }),
  );
});
