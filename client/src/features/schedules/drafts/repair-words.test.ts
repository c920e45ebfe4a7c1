import { expect, test } from 'vitest';
import { repairInWords } from './repair-words';

test.each([
  [null, null],
  [{ isFewest: true, moved: 0, removed: 0 }, 'No game is changed'],
  [{ isFewest: true, moved: 1, removed: 0 }, '1 game changed, the fewest possible'],
  [{ isFewest: false, moved: 2, removed: 1 }, '3 games changed, not proven the fewest'],
])('%j is said as %s', (repair, words) => {
  expect(repairInWords({ repair })).toBe(words);
});
