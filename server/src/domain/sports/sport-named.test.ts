import { expect, test } from 'vitest';
import { sportNamed } from './sport-named.js';

test.each([
  ['basketball', 'basketball'],
  [' Tennis ', 'tennis'],
  ['VOLLEYBALL', 'volleyball'],
  ['chess', null],
  ['', null],
])('%j is %j', (name, sport) => {
  expect(sportNamed(name)).toBe(sport);
});
