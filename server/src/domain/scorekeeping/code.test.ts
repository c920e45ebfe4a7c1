import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODE_ALPHABET, CODE_LENGTH } from './code-alphabet.js';
import { readCode } from './read-code.js';
import { writeCode } from './write-code.js';

const drawn = fc
  .array(fc.constantFrom(...CODE_ALPHABET), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((characters) => characters.join(''));

test('a code that is written is read, however it is typed', () => {
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 2_147_483_647 }), (characters, organizationId) => {
      const code = writeCode(characters, organizationId);
      for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
        expect(readCode(typed)).toEqual({ drawn: characters, organizationId });
    }),
  );
});

test.each([
  '',
  'K7MQ2XPA',
  'K7MQ-2XPA-0',
  'K7MQ-2XPA-A',
  'KOMQ-2XPA-G',
  'K7MQ-2XPA-99999999',
  'K7MQ-2XPA-G/1',
  'x'.repeat(99),
])('%j is no code', (typed) => {
  expect(readCode(typed)).toBeNull();
});
