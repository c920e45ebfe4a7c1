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
  ['Inning 9', 'regular'],
  ['Inning 10', 'overtime'],
  ['INNING 21', 'overtime'],
  ['Extra inning', 'overtime'],
  ['Extra Innings 2', 'overtime'],
  ['Inning 10 (replayed)', 'regular'],
  ['Other', 'regular'],
  ['', 'regular'],
])('%j is %s', (name, kind) => {
  expect(periodKindOf(name)).toBe(kind);
});
