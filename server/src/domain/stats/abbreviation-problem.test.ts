import { expect, test } from 'vitest';
import { abbreviationProblem, isDefaultStatistic } from './abbreviation-problem.js';

const OTHERS = [{ abbreviation: 'EFF' }, { abbreviation: '+/-' }];

test.each(['TS%', '3PAr', 'A/T', 'PTS+', "D'K", 'Würfe', 'A B', '2K'])('%s can be one', (abbreviation) => {
  expect(abbreviationProblem(abbreviation, 'basketball', OTHERS)).toBeNull();
});

test.each([
  ['', /letters/],
  [' A', /letters/],
  ['[A]', /letters/],
  ['A,B', /letters/],
  ['A"B', /letters/],
  ['=A', /letters/],
  ['eff', /already/],
  ['First_Name', /column first_name/],
  ['did_not_play', /column/],
  ['pts', /one of the sport/],
])('%s cannot', (abbreviation, reason) => {
  expect(abbreviationProblem(abbreviation, 'basketball', OTHERS)).toMatch(reason);
});

test('a sport without statistics of its own leaves every abbreviation free', () => {
  expect(abbreviationProblem('PTS', null, OTHERS)).toBeNull();
  expect(isDefaultStatistic(null, 'PTS')).toBe(false);
  expect(isDefaultStatistic('volleyball', 'k')).toBe(true);
});
