import { expect, test } from 'vitest';
import { teamAbbreviation } from './team-abbreviation.js';

test.each([
  ['Milwaukee Bucks', 'MIL'],
  ['Los Angeles Lakers', 'LAL'],
  ['Golden State Warriors', 'GSW'],
  ['Portland Trail Blazers', 'PTB'],
  ['Ants', 'ANT'],
  ['Ñu', 'ÑU'],
  ['76ers', '76E'],
  ['  the   A-Team ', 'TAT'],
  ['!!!', '!!!'],
])('%s is %s', (name, abbreviation) => {
  expect(teamAbbreviation(name)).toBe(abbreviation);
});
