import { expect, test } from 'vitest';
import type { Sport } from '../sports/sport.js';
import { defaultStatDefinitions } from './default-stat-definitions.js';
import { mainStatistics } from './main-statistics.js';

const named = (abbreviations: string) =>
  abbreviations.split(' ').map((abbreviation) => ({ abbreviation, kind: 'counting' as const }));

test.each<[Sport, string]>([
  ['basketball', 'PTS 3PM REB AST'],
  ['baseball', 'H HR RBI R'],
  ['tennis', 'ACE WIN BP'],
  ['volleyball', 'K A DIG SA'],
])('%s is told by %s', (sport, expected) => {
  const visible = defaultStatDefinitions(sport).filter(({ hidden }) => !hidden);
  const told = mainStatistics(visible.map(({ abbreviation, kind }) => ({ abbreviation, kind })));
  expect(told.map(({ abbreviation }) => abbreviation).join(' ')).toBe(expected);
});

test('another sport is told by the first four, and by errors where nothing else is kept', () => {
  const told = (abbreviations: string) => mainStatistics(named(abbreviations)).map(({ abbreviation }) => abbreviation);
  expect(told('GOL E AST SV CS YC')).toEqual(['GOL', 'AST', 'SV', 'CS']);
  expect(told('PTS AST')).toEqual(['PTS', 'AST']);
  expect(told('E UE')).toEqual(['E', 'UE']);
});
