import { describe, expect, test } from 'vitest';
import { derivedStatistics } from './derived-statistics.js';
import { partsOfDerived } from './parts-of-derived.js';

const define = (abbreviations: string) => abbreviations.split(' ').map((abbreviation) => ({ abbreviation }));

describe('derived where both parts exist', () => {
  test.each([
    ['PTS 2PM 3PM FGM 2PA 3PA FGA FG%', ['FGM', 'FGA', 'FG%']],
    ['2PM FGM FGA FG%', ['FG%']],
    ['FGM FG%', []],
    ['FTM FTA FT%', ['FT%']],
    ['FTM FT%', []],
    ['H AB AVG', ['AVG']],
    ['PTS', []],
  ])('%s', (abbreviations, derived) => {
    expect([...derivedStatistics(define(abbreviations)).keys()]).toEqual(derived);
  });
});

describe('what to enter instead', () => {
  test.each([
    ['2PM 3PM 2PA 3PA FGM FGA FG%', 'FGM', ['2PM', '3PM']],
    ['2PM 3PM 2PA 3PA FGM FGA FG%', 'FG%', ['2PM', '3PM', '2PA', '3PA']],
    ['FGM FGA FG%', 'FG%', ['FGM', 'FGA']],
    ['2PM FGM', 'FGM', []],
    ['PTS FTM', 'PTS', []],
    ['PTS', 'REB', []],
  ])('of %s for %s', (abbreviations, abbreviation, parts) => {
    expect(partsOfDerived(define(abbreviations), abbreviation)).toEqual(parts);
  });
});
