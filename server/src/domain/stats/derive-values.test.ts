import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultStatDefinitions } from './default-stat-definitions.js';
import { deriveValues } from './derive-values.js';

const define = (abbreviations: string) =>
  abbreviations.split(' ').map((abbreviation, index) => ({ id: index + 1, abbreviation }));

describe('a line of basketball', () => {
  const definitions = define('FGM FGA FG% FTM FTA FT% 2PM 2PA 2P% 3PM 3PA 3P%');

  test('Jaylen Brown on 2017-10-17: 9 of 14 twos, 2 of 9 threes, 1 of 2 free throws', () => {
    const stored = new Map([
      [7, 9],
      [8, 14],
      [10, 2],
      [11, 9],
      [4, 1],
      [5, 2],
    ]);
    expect(deriveValues(definitions, stored)).toEqual([11, 23, 47.8, 1, 2, 50, 9, 14, 64.3, 2, 9, 22.2]);
  });

  test('no row anywhere is null everywhere, and no row is not 0', () => {
    expect(deriveValues(definitions, [])).toEqual(Array.from({ length: 12 }, () => null));
    const zeros = new Map(definitions.map((definition) => [definition.id, 0]));
    expect(deriveValues(definitions, zeros)).toEqual(Array.from({ length: 12 }, () => 0));
  });

  test('one part is enough for a sum, and one row for a percentage', () => {
    const stored = new Map([
      [7, 3],
      [5, 4],
    ]);
    expect(deriveValues(definitions, stored)).toEqual([3, null, 0, null, 4, 0, 3, null, 0, null, null, null]);
  });

  test('what is stored for a derived statistic is passed over', () => {
    const stored = new Map([
      [1, 99],
      [3, 99],
      [7, 2],
      [10, 1],
    ]);
    expect(deriveValues(definitions, stored).slice(0, 3)).toEqual([3, null, 0]);
  });
});

test('stored values show again once a part is gone', () => {
  const stored = new Map([
    [1, 8],
    [2, 5],
    [3, 61],
  ]);
  expect(
    deriveValues(
      [
        { id: 1, abbreviation: 'FGM' },
        { id: 2, abbreviation: '2PM' },
        { id: 3, abbreviation: 'FG%' },
      ],
      stored,
    ),
  ).toEqual([8, 5, 61]);
});

test('a percentage of entered field goals, where twos and threes are not kept', () => {
  expect(deriveValues(define('FGM FGA FG%'), [4, 10, null])).toEqual([4, 10, 40]);
});

test('a batting average is a percentage like any other', () => {
  expect(deriveValues(define('AB H AVG'), [3, 1, null])).toEqual([3, 1, 33.3]);
});

test('parts may come after what follows from them, and ids may be texts', () => {
  const definitions = [
    { id: '9', abbreviation: 'FT%' },
    { id: '8', abbreviation: 'FTA' },
    { id: '7', abbreviation: 'FTM' },
  ];
  expect(
    deriveValues(
      definitions,
      new Map([
        ['8', 4],
        ['7', 3],
      ]),
    ),
  ).toEqual([75, 4, 3]);
});

test('a map and an aligned list say the same, and the result has one value per definition', () => {
  const definitions = defaultStatDefinitions('basketball').map(({ abbreviation }, index) => ({
    id: index + 100,
    abbreviation,
  }));
  const line = fc.array(fc.option(fc.nat(40)), { minLength: definitions.length, maxLength: definitions.length });
  fc.assert(
    fc.property(line, (stored) => {
      const byId = new Map(definitions.map((definition, index) => [definition.id, stored[index] ?? null]));
      const values = deriveValues(definitions, stored);
      expect(values).toEqual(deriveValues(definitions, byId));
      expect(values).toHaveLength(definitions.length);
    }),
  );
});
