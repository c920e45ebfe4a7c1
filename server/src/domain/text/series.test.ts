import { expect, test } from 'vitest';
import { series } from './series.js';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
  [['game on Oct 6, 2025'], 'game on Oct 6, 2025'],
  [['game on Oct 6, 2025', '1 bye'], 'game on Oct 6, 2025 and 1 bye'],
  [['1 bye', 'Hall, North'], '1 bye and Hall, North'],
])('%j', (parts, said) => {
  expect(series(parts)).toBe(said);
});
