import { describe, expect, test } from 'vitest';
import { SPORTS, type Sport } from '../sports/sport.js';
import { defaultStatDefinitions } from './default-stat-definitions.js';

const shown = (sport: Sport, hidden: boolean) =>
  defaultStatDefinitions(sport)
    .filter((definition) => definition.hidden === hidden)
    .map((definition) => definition.abbreviation)
    .join(' ');

test.each<[Sport, string, string]>([
  ['basketball', 'PTS AST REB FGM FGA FG% FTM FTA FT% 2PM 2PA 2P% 3PM 3PA 3P%', 'MIN OREB DREB STL BLK TO PF'],
  ['baseball', 'AB R H 2B 3B HR RBI BB SO AVG', ''],
  ['tennis', 'ACE DF WIN UE BP', ''],
  ['volleyball', 'K E TA A SA DIG BLK PTS', ''],
])('%s', (sport, visible, hidden) => {
  expect(shown(sport, false)).toBe(visible);
  expect(shown(sport, true)).toBe(hidden);
});

test('the derived ones name their parts', () => {
  const derived = SPORTS.flatMap(defaultStatDefinitions).filter((definition) => definition.kind !== 'counting');
  expect(derived.map(({ abbreviation, kind, parts }) => `${abbreviation} ${kind} ${parts.join('+')}`)).toEqual([
    'FGM sum 2PM+3PM',
    'FGA sum 2PA+3PA',
    'FG% percentage FGM+FGA',
    'FT% percentage FTM+FTA',
    '2P% percentage 2PM+2PA',
    '3P% percentage 3PM+3PA',
    'AVG percentage H+AB',
  ]);
});

describe.each(SPORTS)('%s', (sport) => {
  const definitions = defaultStatDefinitions(sport);

  test('numbers from 0 without a gap, and repeats no key, name or abbreviation', () => {
    expect(definitions.map((definition) => definition.order)).toEqual(definitions.map((_definition, index) => index));
    for (const field of ['key', 'name', 'abbreviation'] as const) {
      expect(new Set(definitions.map((definition) => definition[field])).size).toBe(definitions.length);
    }
  });

  test('holds every part of what it derives', () => {
    const abbreviations = definitions.map((definition) => definition.abbreviation);
    expect(abbreviations).toEqual(expect.arrayContaining(definitions.flatMap((definition) => definition.parts)));
  });
});
