import { expect, test } from 'vitest';
import { SPORTS } from '../sports/sport.js';
import { defaultGamePeriods } from './default-game-periods.js';

test('basketball has four quarters, four overtimes and the final', () => {
  expect(defaultGamePeriods('basketball').map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'Q1 regular',
    'Q2 regular',
    'Q3 regular',
    'Q4 regular',
    'OT1 overtime',
    'OT2 overtime',
    'OT3 overtime',
    'OT4 overtime',
    'Final final',
  ]);
});

test('nine innings, five sets', () => {
  expect(defaultGamePeriods('baseball').map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'Inning 1 regular',
    'Inning 2 regular',
    'Inning 3 regular',
    'Inning 4 regular',
    'Inning 5 regular',
    'Inning 6 regular',
    'Inning 7 regular',
    'Inning 8 regular',
    'Inning 9 regular',
  ]);
  expect(defaultGamePeriods('tennis').map((period) => period.name)).toEqual([
    'Set 1',
    'Set 2',
    'Set 3',
    'Set 4',
    'Set 5',
  ]);
  expect(defaultGamePeriods('volleyball')).toEqual(defaultGamePeriods('tennis'));
});

test.each(SPORTS)('%s numbers from 0 and hides nothing', (sport) => {
  const periods = defaultGamePeriods(sport);
  expect(periods.map((period) => period.order)).toEqual(periods.map((_period, index) => index));
  expect(periods.some((period) => period.hidden)).toBe(false);
});
