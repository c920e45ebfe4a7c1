import { expect, test } from 'vitest';
import { scoreStatistic, scoreStatisticSql } from './score-statistic.js';

test.each([
  ['Basketball', 'PTS'],
  ['Baseball', 'R'],
  ['Volleyball', 'PTS'],
  ['Netball', 'PTS'],
  [undefined, 'PTS'],
])('%s is scored in %s', (sport, abbreviation) => {
  expect(scoreStatistic(sport)).toBe(abbreviation);
});

test('a statement asks for the same', () => {
  expect(scoreStatisticSql('s.name')).toBe("CASE lower(s.name) WHEN 'baseball' THEN 'R' ELSE 'PTS' END");
});
