import { expect, test } from 'vitest';
import { lineOf } from './line-of';

test.each([
  ['PTS AST REB FGM FGA FG%', 'PTS REB AST'],
  ['AB R H 2B 3B HR RBI BB SO AVG', 'H HR RBI'],
  ['ACE DF WIN UE BP', 'ACE WIN BP'],
  ['K E TA A SA DIG BLK PTS', 'K A DIG'],
])('of %s a line has %s', (kept, line) => {
  const list = kept.split(' ').map((abbreviation) => ({ abbreviation, kind: 'COUNTING' as const }));
  expect(lineOf(list, (definition) => definition).map(({ abbreviation }) => abbreviation)).toEqual(line.split(' '));
});
