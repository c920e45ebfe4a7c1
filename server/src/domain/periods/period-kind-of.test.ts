import { expect, test } from 'vitest';
import { periodKindOf } from './period-kind-of.js';

test.each([
  ['Q1', 'regular'],
  ['Final', 'final'],
  [' FINAL ', 'final'],
  ['Final set', 'regular'],
  ['OT', 'overtime'],
  ['OT1', 'overtime'],
  ['ot 12', 'overtime'],
  ['Overtime', 'overtime'],
  ['Overtime 2', 'overtime'],
  ['Other', 'regular'],
  ['', 'regular'],
])('%j is %s', (name, kind) => {
  expect(periodKindOf(name)).toBe(kind);
});
