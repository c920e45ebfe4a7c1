import { expect, test } from 'vitest';
import { figuresOf, pairText, supportingLine } from './stat-pairs';

const definitions = ['PTS', 'REB', 'FGM', 'FGA', 'FG%', '3PM', '3PA', 'FTM', 'FTA', 'AST', 'XM'].map(
  (abbreviation) => ({
    id: abbreviation,
    name: `all ${abbreviation}`,
    abbreviation,
    kind: abbreviation.endsWith('%') ? ('PERCENTAGE' as const) : ('COUNTING' as const),
  }),
);

test('made and attempted stand in one figure where both are shown', () => {
  expect(figuresOf(definitions).map(({ label }) => label)).toEqual([
    'PTS',
    'REB',
    'FG',
    'FG%',
    '3P',
    'FT',
    'AST',
    'XM',
  ]);
  expect(figuresOf(definitions.filter(({ id }) => id !== 'FGA')).map(({ label }) => label)).toContain('FGM');
});

test('nothing attempted is a dash', () => {
  expect([pairText(12, 19), pairText(0, 4), pairText(0, 0), pairText(null, null)]).toEqual(['12-19', '0-4', '–', '–']);
});

const ledBy = (...names: string[]) => names.map((abbreviation) => ({ definition: { abbreviation } }));
const LED = ledBy('PTS', 'REB', 'AST');

test('a supporting line says how points were scored, and what else there was beside other statistics', () => {
  // James Harden on 30 January 2018: 60 points, 10 rebounds, 11 assists.
  const values = [60, 10, 19, 30, 63.3, 5, 14, 17, 18, 11, null];
  expect(supportingLine(values, definitions, 'PTS', LED)).toBe('19-30 FG, 5-14 3P, 17-18 FT');
  expect(supportingLine(values, definitions, 'REB', LED)).toBe('60 PTS, 11 AST');
  // Of volleyball digs and assists stand beside kills, and not the points that the kills were.
  const ofVolleyball = ['K', 'A', 'DIG', 'PTS'].map((abbreviation) => ({ ...definitions[0]!, abbreviation }));
  expect(supportingLine([13, null, 4, 15], ofVolleyball, 'K', ledBy('K', 'A', 'DIG'))).toBe('4 DIG');
});
