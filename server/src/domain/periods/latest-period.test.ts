import { expect, test } from 'vitest';
import { defaultGamePeriods } from './default-game-periods.js';
import { latestPeriod } from './latest-period.js';

const periods = defaultGamePeriods('basketball').map((period, index) => ({ ...period, id: index + 1 }));
const name = (...scored: number[]) => latestPeriod(periods, new Set(scored))?.name ?? null;

test('is the last period with a score, also one of 0, and whatever came before', () => {
  expect(name(1, 2)).toBe('Q2');
  expect(name(3)).toBe('Q3');
});

test('an overtime comes after the quarters', () => {
  expect(name(1, 2, 3, 4, 5)).toBe('OT1');
});

test('before anything is scored there is none, and the final is no period', () => {
  const final = periods.find((period) => period.name === 'Final')!.id;
  expect([name(), name(final), name(4, final)]).toEqual([null, null, 'Q4']);
});

test('what is hidden is not told, nor the one before, which is over', () => {
  const hidden = periods.map((period) => ({ ...period, hidden: period.name === 'Q3' }));
  expect(latestPeriod(hidden, new Set([1, 3]))).toBeNull();
  expect(latestPeriod(hidden, new Set([1, 3, 4]))?.name).toBe('Q4');
});
