import { expect, test } from 'vitest';
import { shownRecords } from './shown-records';

const shown = (kept: string | null, points: object[] = [], threes: object[] = []) =>
  shownRecords({
    records: { points, threes, teamWins: [] },
    statistics: kept === null ? null : { statDefinitions: kept.split(' ').map((abbreviation) => ({ abbreviation })) },
  } as never);

test.each([
  ['basketball before its first game', 'PTS AST REB 3PM', [true, true]],
  ['volleyball', 'K E TA A SA DIG BLK PTS', [true, false]],
  ['baseball', 'AB R H HR', [false, false]],
  ['an organization without a season', null, [true, true]],
])('%s', (_what, kept, expected) => {
  expect(shown(kept)).toEqual(expected);
});

test('what somebody has is told though it is hidden now', () => {
  expect(shown('AST', [{}], [{}])).toEqual([true, true]);
});
