import { expect, test } from 'vitest';
import { keepsScore } from './keeps-score.js';

test.each([
  ['Basketball', [null, null], true],
  ['Baseball', [null, null], false],
  ['Baseball', [null, 0], true],
  ['Baseball', [4, 5], true],
] as const)('%s with %j: %s', (sport, found, keeps) => {
  expect(keepsScore(sport, found)).toBe(keeps);
});
