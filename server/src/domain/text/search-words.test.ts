import { expect, test } from 'vitest';
import { isLongWord, searchWords } from './search-words.js';

test.each([
  ['lebron james', ['lebron', 'james']],
  ['  James,   LeBron ', ['LeBron', 'James']],
  ['Lakers vs. Lakers', ['Lakers', 'vs.']],
  ["shaquille o'neal", ['shaquille', "o'neal"]],
  ['100%_\\', ['100']],
  ['... ---', []],
  ['a b c d e f g h', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['', []],
])('%j is looked for as %j', (text, words) => expect(searchWords(text)).toEqual(words));

test('two letters are only the beginning of a word', () => {
  expect(['la', 'jo', 'leb', 'Žiž', '76'].map(isLongWord)).toEqual([false, false, true, true, false]);
});
