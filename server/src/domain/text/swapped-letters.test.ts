import { expect, test } from 'vitest';
import { swappedLetters } from './swapped-letters.js';

test.each([
  ['kyire', 'ykire|kiyre|kyrie|kyier'],
  ['anna', 'nana|anna|anan'],
  ['j.r', '\\.jr|jr\\.'],
  ['x'.repeat(31), 'x'.repeat(31)],
])('%s', (word, expression) => expect(swappedLetters(word)).toBe(expression));
