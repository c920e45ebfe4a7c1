import { expect, test } from 'vitest';
import { readPlayerLine } from './read-player-line.js';

test.each([
  ['Ana Reyes', 'Ana Reyes', null],
  ['  Reyes,  Ana ', 'Reyes, Ana', null],
  ['12 Ana Reyes', 'Ana Reyes', '12'],
  ['#00 Ana Reyes', 'Ana Reyes', '00'],
  ['7: Reyes, Ana', 'Reyes, Ana', '7'],
  ['7 - Ana Reyes', 'Ana Reyes', '7'],
  ['12\tAna\tReyes', 'Ana Reyes', '12'],
  ['Ana Reyes #12', 'Ana Reyes', '12'],
  ['1. Ana Reyes', 'Ana Reyes', null],
  ['2) 34 Bo Park', 'Bo Park', '34'],
  ['• Bo Park', 'Bo Park', null],
  ['- Bo Park', 'Bo Park', null],
  ['12', '12', null],
  ['1234 Ana', '1234 Ana', null],
  ['Ana Reyes 12', 'Ana Reyes 12', null],
  ['عمر 7', 'عمر 7', null],
])('%j is %j with the number %j', (line, name, jerseyNumber) => {
  expect(readPlayerLine(line)).toEqual({ name, jerseyNumber });
});
