import { expect, test } from 'vitest';
import { tooLong } from './too-long';

test('a text is as long as the server counts it: without blanks around it, an emoji as one', () => {
  expect(tooLong('', 3)).toBeNull();
  expect(tooLong('  abc  ', 3)).toBeNull();
  expect(tooLong('🏀🏀🏀', 3)).toBeNull();
  expect(tooLong('abcd', 3)).toBe('At most 3 characters.');
  expect(tooLong('ab', 1)).toBe('At most 1 character.');
});
