import { expect, test } from 'vitest';
import { hasFreeThrows } from './has-free-throws.js';

test.each([
  ['Basketball', true],
  ['Baseball', false],
  ['tennis', false],
  ['Volleyball', false],
  ['Netball', true],
  [undefined, true],
])('%s: %s', (sport, has) => {
  expect(hasFreeThrows(sport)).toBe(has);
});
