import { expect, test } from 'vitest';
import { cleanName } from './clean-name.js';
import { refusedCharacter, withoutRefused } from './refused-character.js';

test.each([
  ['a\u0007b', 'U+0007'],
  ['a\u0085b', 'U+0085'],
  ['\u202egnp.exe', 'U+202E'],
  ['a\u202ab', 'U+202A'],
  ['a\u2066b', 'U+2066'],
  ['\ud800', 'U+D800'],
  ['Ana\u200f Reyes\u200e', null],
  ['🏀👨‍👩‍👧‍👦 نادي القدس קבוצה', null],
  ['Ana\t de\r\nla Cruz', null],
])('%j', (name, refused) => {
  expect(refusedCharacter(cleanName(name))).toBe(refused);
});

test('a message that repeats a refused text writes such characters out', () => {
  expect(withoutRefused('E\u202east of \ud800 \u0007 and 🏀')).toBe(String.raw`E\u202east of \ud800 \u0007 and 🏀`);
});
