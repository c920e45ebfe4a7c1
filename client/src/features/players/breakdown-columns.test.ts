import { expect, test } from 'vitest';
import { breakdownColumns, type SeasonStats, seasonValue } from './breakdown-columns';

const definition = (abbreviation: string, kind: 'COUNTING' | 'SUM' | 'PERCENTAGE' = 'COUNTING') => ({
  id: abbreviation,
  name: abbreviation,
  abbreviation,
  kind,
});
const season = (definitions: ReturnType<typeof definition>[], values: (number | null)[]): SeasonStats => ({
  gamesPlayed: 2,
  values,
  perGame: [],
  season: { id: '1', name: 'Fall' },
  team: null,
  statDefinitions: definitions,
});

test('totals and FT% with its parts are shown, other percentages are not', () => {
  const full = season(
    [
      definition('PTS'),
      definition('FG%', 'PERCENTAGE'),
      definition('FTM'),
      definition('FTA'),
      definition('FT%', 'PERCENTAGE'),
    ],
    [20, 50, 4, 5, 80],
  );
  expect(breakdownColumns([full]).map(({ abbreviation }) => abbreviation)).toEqual(['PTS', 'FTM', 'FTA', 'FT%']);
  expect(seasonValue(full, 'FT%')).toBe(80);
});

test('without free throw attempts there is no FT%', () => {
  const without = season([definition('FTM'), definition('FT%', 'PERCENTAGE')], [4, 0]);
  expect(breakdownColumns([without]).map(({ abbreviation }) => abbreviation)).toEqual(['FTM']);
  expect(seasonValue(without, 'FTA')).toBeNull();
});
