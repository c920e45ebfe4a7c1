import { expect, test } from 'vitest';
import { separatorOf } from './separator.js';

const SHAPE = { required: ['team', 'league'], optional: ['division'] };

test.each([
  ['Orange County, Fall\nteam;league\nA,B;C', ';'],
  ['Rosters\n"Fall, 2025"\nteam\tleague', '\t'],
  ['team,league,division\nA;B,C,D', ','],
  ['\ufeffteam;league;division\r\nA;B;1,5', ';'],
  ['team\tleague\nA\tB', '\t'],
  ['\n\r\n;;\nteam;league\n', ';'],
  ['"team, as it is called";league\n', ';'],
  ['team;league;"size; in people, and dogs",', ';'],
  ['"team,\nas it is called, or was";league\nA;B', ';'],
  ['""\n" ";""\n"team";"a, b"\n', ';'],
  ['"team","league"\n"A;B;C","D"', ','],
  ['team\nAnts', ','],
  ['', ','],
])('%j has its cells parted by %j', (start, separator) => {
  expect(separatorOf(start, SHAPE)).toBe(separator);
});

test('a title that is mostly blanks holds nothing up', () => {
  expect(separatorOf(`Fall${' '.repeat(60_000)}2025\nteam;league`, SHAPE)).toBe(';');
});
