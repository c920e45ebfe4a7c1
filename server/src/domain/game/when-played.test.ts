import { expect, test } from 'vitest';
import { whenPlayed } from './when-played.js';

test.each([
  [{ date: '2025-10-01', time: '18:30' }, 'Oct 1, 2025, 6:30 PM'],
  [{ date: '2025-10-01', time: null }, 'Oct 1, 2025'],
  [{ date: null, time: '18:30' }, 'TBD'],
])('%o is said as %s', (game, said) => {
  expect(whenPlayed(game)).toBe(said);
});
