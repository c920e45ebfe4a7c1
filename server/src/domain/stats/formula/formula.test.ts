import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derivedStatistics } from '../derived-statistics.js';
import { deriveValues } from '../derive-values.js';
import { roundDecimals } from '../round-decimals.js';
import type { StatDefinition } from '../stat-definition.js';
import { sumTotals } from '../sum-totals.js';
import { checkFormula } from './check-formula.js';
import { compileFormula } from './compile-formula.js';
import type { Formula } from './formula.js';
import { isProblem, type ParsedFormula, parseFormula } from './parse-formula.js';
import { printFormula } from './print-formula.js';
import { renameInFormula } from './rename-in-formula.js';

const ABBREVIATIONS = ['PTS', 'REB', 'TO', '2PM', '3PM', 'FGA', 'FG%', '+/-', 'A B', '100', '1.5', 'ß_x'];

const { formula: anyFormula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 8 },
    fc.record({
      kind: fc.constant('number' as const),
      value: fc.tuple(fc.nat(999_999), fc.nat(999_999)).map(([whole, part]) => Number(`${whole}.${part}`)),
    }),
    fc.record({ kind: fc.constant('statistic' as const), abbreviation: fc.constantFrom(...ABBREVIATIONS) }),
    fc.record({ kind: fc.constant('negative' as const), of: tie('formula') }),
    fc.record({
      kind: fc.constantFrom(...(['+', '-', '*', '/'] as const)),
      left: tie('formula'),
      right: tie('formula'),
    }),
  ),
}));
const shortFormula = anyFormula.filter((formula) => printFormula(formula).length <= 200);

function read(text: string): Formula {
  const parsed = parseFormula(text);
  if (isProblem(parsed)) throw new Error(`${text}: ${parsed.message} (${parsed.at})`);
  return parsed.formula;
}

/** Calculates a formula over named values. */
function calculate(text: string, values: Readonly<Record<string, number>>): number {
  const names = Object.keys(values);
  return compileFormula(read(text), (name) => names.indexOf(name))(Object.values(values));
}

describe('reading and writing', () => {
  test('what is written is read as the same formula', () => {
    fc.assert(
      fc.property(shortFormula, (formula) => {
        expect(read(printFormula(formula))).toEqual(formula);
      }),
    );
  });

  test('any text is read or refused at a place within it', () => {
    const piece = fc.constantFrom(...'0123456789.+-*/()[] %PTSx×÷−,"\'\n', '2PM', '[+/-]', '((', '🏀');
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(piece, { maxLength: 80 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const parsed = parseFormula(given);
        const isWithin = isProblem(parsed) && parsed.at >= 0 && parsed.at <= given.length;
        expect(isWithin || read(printFormula((parsed as ParsedFormula).formula))).toEqual(
          isWithin || (parsed as ParsedFormula).formula,
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['PTS + 1.2*REB - TO', 'PTS + 1.2 * REB - TO'],
    ['(2PM + 1.5*[3PM]) / FGA', '(2PM + 1.5 * 3PM) / FGA'],
    ['2*2PM', '2 * 2PM'],
    ['PTS-(REB-TO)', 'PTS - (REB - TO)'],
    ['(PTS-REB)-TO', 'PTS - REB - TO'],
    ['-(PTS+REB)*-.5', '-(PTS + REB) * -0.5'],
    ['[ +/- ] + [100] + 100.', '[+/-] + [100] + 100'],
    ['PTS × 2 ÷ FG% − 1', 'PTS * 2 / FG% - 1'],
  ])('%s', (text, written) => {
    expect(printFormula(read(text))).toBe(written);
  });

  test.each([
    ['', 0, 'A number or a statistic is missing at the end.'],
    ['PTS +', 5, 'A number or a statistic is missing at the end.'],
    ['PTS + * 2', 6, 'A number or a statistic is missing before "*".'],
    ['PTS REB', 4, 'An operator is missing before "REB".'],
    ['(PTS', 0, 'The parenthesis is not closed: ) is missing.'],
    ['PTS)', 3, 'There is no parenthesis that ) would close.'],
    ['PTS, REB', 3, '"," has no meaning in a formula.'],
    ['[PTS', 0, 'The bracket is not closed: ] is missing.'],
    ['[ ]', 0, 'The brackets hold no abbreviation.'],
    ['1234567', 0, 'A number has at most six digits before the point and six behind it.'],
    ['('.repeat(21), 20, 'Parentheses and signs are nested at most 20 deep.'],
    [`PTS${'+PTS'.repeat(50)}`, 200, 'A formula has at most 200 characters; this has 203.'],
    ['constructor()', 11, 'An operator is missing before "(".'],
  ])('%s is refused', (text, at, message) => {
    expect(parseFormula(text)).toEqual({ at, message });
  });

  test('a statistic is renamed wherever it is mentioned, and nothing else is', () => {
    expect(printFormula(renameInFormula(read('PTS / (PTS + 2 * -REB)'), 'PTS', '100'))).toBe(
      '[100] / ([100] + 2 * -REB)',
    );
  });
});

describe('calculating', () => {
  test.each([
    ['PTS + 1.2 * REB - TO', 24.4],
    ['(2PM + 1.5 * 3PM) / FGA', 0.6],
    ['PTS / (REB - REB)', 0],
    ['-PTS - -REB', -8],
    ['PTS / REB / 2', 0.9],
    ['2 + 3 * 4 - 6 / 3', 12],
    ['NONE + 1', 1],
  ])('%s', (text, value) => {
    expect(calculate(text, { PTS: 18, REB: 10, TO: 5.6, '2PM': 3, '3PM': 2, FGA: 10 })).toBeCloseTo(value, 9);
  });

  test('it never throws, and what is shown always is a number', () => {
    const values = fc.array(fc.option(fc.oneof(fc.integer(), fc.double())), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(shortFormula, values, (formula, line) => {
        const value = compileFormula(formula, (name) => ABBREVIATIONS.indexOf(name))(line);
        expect(Number.isFinite(roundDecimals(value, 3))).toBe(true);
      }),
    );
  });

  test.each([
    [4.25, 1, 4.3],
    [1.2 * 3 + 0.65, 1, 4.3],
    [-4.25, 1, -4.3],
    [0.0004, 3, 0],
    [-0.0004, 3, 0],
    [1.005, 2, 1.01],
    [Number.NaN, 1, 0],
    [Infinity, 1, 0],
    [1e300, 3, 1e300],
  ])('%d to %d decimals', (value, decimals, rounded) => {
    expect(Object.is(roundDecimals(value, decimals), rounded)).toBe(true);
  });
});

const define = (
  formulas: Readonly<Record<string, string | null>>,
  kind: StatDefinition['kind'] = 'sum',
): StatDefinition[] =>
  Object.entries(formulas).map(([abbreviation, formula], index) => ({
    id: index,
    abbreviation,
    formula,
    kind: formula === null ? 'counting' : kind,
  }));

describe('what is wrong with a formula', () => {
  const definitions = define({ PTS: null, EFF: 'PTS + A', A: 'B * 2', B: 'PTS' });
  test.each([
    ['PTS + REB', 'X', 6, 'There is no statistic REB.'],
    ['pts', 'X', 0, 'There is no statistic pts; is it PTS?'],
    ['PTS + X', 'X', 6, 'X must not follow from itself.'],
    ['1 + EFF', 'B', 4, 'EFF follows from B, which must not follow from itself.'],
    ['1 + 2', 'X', 0, 'A formula mentions at least one statistic.'],
    ['PTS +', 'X', 5, 'A number or a statistic is missing at the end.'],
  ])('%s of %s', (text, abbreviation, at, message) => {
    expect(checkFormula(text, abbreviation, definitions)).toEqual({ at, message });
  });

  test('a formula over others that follow from something else is right', () => {
    expect(checkFormula('EFF / PTS', 'X', definitions)).toEqual({ formula: read('EFF / PTS') });
  });
});

describe('statistics that follow from a formula', () => {
  test('in any order of the definitions, over the values as they are shown', () => {
    const definitions = define({
      C: 'B / 2',
      B: 'A + 0.25',
      A: null,
      '2PM': null,
      '3PM': null,
      FGM: null,
      X: 'FGM + A',
    });
    expect(deriveValues(definitions, [null, null, 2, 3, 1, 99, 99])).toEqual([1.2, 2.3, 2, 3, 1, 4, 6]);
    expect(deriveValues(definitions, [])).toEqual(definitions.map(() => null));
  });

  test('each kind has its decimals, and what is per game is divided by the games of a total', () => {
    const kinds = { SUM: 'sum', RAT: 'ratio', PG: 'PER_GAME' } as const;
    const definitions: StatDefinition[] = [
      { id: 1, abbreviation: 'PTS' },
      { id: 2, abbreviation: 'FGA' },
      ...Object.entries(kinds).map(([abbreviation, kind], id) => ({
        id: id + 3,
        abbreviation,
        kind,
        formula: 'PTS / FGA',
      })),
    ];
    expect(deriveValues(definitions, [20, 12])).toEqual([20, 12, 1.7, 1.667, 1.7]);
    // Totals divide totals: 50 / 30, not the mean of 20/12 and 30/18.
    expect(
      sumTotals(
        definitions,
        [
          [20, 12],
          [30, 18, 99, 99, 99],
        ],
        2,
      ),
    ).toEqual([50, 30, 1.7, 1.667, 0.8]);
    expect(sumTotals(definitions, [[20, 12]], 0)).toEqual([20, 12, 1.7, 1.667, 0]);
  });

  test('circles, missing parts and what cannot be read have no value', () => {
    const definitions = define({ A: 'B', B: 'A', C: 'A + PTS', D: 'GONE', E: '(', PTS: null, F: 'PTS' });
    expect([...derivedStatistics(definitions).keys()]).toEqual(['F']);
    expect(sumTotals(definitions, [[1, 2, 3, 4, 5, 6, 7]])).toEqual([null, null, null, null, null, 6, 6]);
  });

  test("the sport's own formulas stand on counts alone", () => {
    const definitions = define({ '2PM': 'PTS / 3', '3PM': null, FGM: null, PTS: null });
    expect(deriveValues(definitions, [null, 2, 9, 10])).toEqual([3.3, 2, 9, 10]);
  });
});
