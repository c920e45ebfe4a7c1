import { expect, test } from 'vitest';
import { offWords } from './game-words';

test('a game that is off says so', () => {
  expect(offWords({ status: 'POSTPONED' })).toBe('Postponed');
  expect(offWords({ status: 'CANCELLED' })).toBe('Cancelled');
  expect(offWords({ status: 'SCHEDULED' })).toBeNull();
});
