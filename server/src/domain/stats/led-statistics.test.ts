import { expect, test } from 'vitest';
import type { Sport } from '../sports/sport.js';
import { defaultStatDefinitions } from './default-stat-definitions.js';
import { ledStatistics } from './led-statistics.js';

test.each<[Sport, string]>([
  ['basketball', 'PTS REB AST'],
  ['baseball', 'H HR RBI'],
  ['tennis', 'ACE WIN BP'],
  ['volleyball', 'K A DIG'],
])('a game of %s has leaders of %s', (sport, expected) => {
  const all = defaultStatDefinitions(sport).map(({ abbreviation, kind, hidden }) => ({ abbreviation, kind, hidden }));
  const visible = all.filter(({ hidden }) => !hidden);
  expect(ledStatistics(all, visible, (names) => names).join(' ')).toBe(expected);
});

test('basketball has its leaders though it hides what they lead in', () => {
  const all = ['PTS', 'REB', 'AST', 'MIN'].map((abbreviation) => ({ abbreviation, kind: 'counting' as const }));
  expect(ledStatistics(all, [all[3]!], (names) => names)).toEqual(['PTS', 'REB', 'AST']);
});
