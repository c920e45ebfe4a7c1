import { expect, test } from 'vitest';
import { readTeamLine } from './read-team-line.js';

test.each([
  ['76ers', '76ers'],
  ['3 Stooges', '3 Stooges'],
  ['1. Rockets', 'Rockets'],
  [' - New\tYork ', 'New York'],
  ['-', '-'],
])('the team on %j is %j', (line, name) => {
  expect(readTeamLine(line)).toBe(name);
});
