import { expect, test } from 'vitest';
import { exampleName } from './example-name';

test('the example for a further period is no name that is there', () => {
  expect(exampleName(['Q1', 'OT1', 'Final'], 'OT1')).toBe('OT2');
  expect(exampleName(['OT2', 'ot3', 'OT1'], 'OT1')).toBe('OT4');
  expect(exampleName(['Inning 9'], 'Inning 9')).toBe('Inning 10');
  expect(exampleName(['OT1', 'Shootout'], 'Shootout')).toBe('OT2');
  expect(exampleName([], undefined)).toBe('OT1');
});
