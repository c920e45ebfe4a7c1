import { expect, test } from 'vitest';
import { isLongWord, searchWords } from './search-words.js';

test.each([
  ['lebron james', ['lebron', 'james']],
  ['  James,   LeBron ', ['LeBron', 'James']],
  ['Lakers vs. Lakers', ['Lakers', 'vs.']],
  ["shaquille o'neal", ['shaquille', "o'neal"]],
  ['100%_\\', ['100']],
  ['... ---', []],
  ['a bb ccc dddd eeeee', ['eeeee', 'dddd', 'ccc', 'bb']],
  // Letters of two characters count once, so that words of a kind stand together.
  ['𐐀𐐁 abc 𐐂ab', ['abc', '𐐂ab', '𐐀𐐁']],
  ['', []],
])('%j is looked for as %j', (text, words) => expect(searchWords(text)).toEqual(words));

test('two letters are only the beginning of a word', () => {
  expect(['la', 'jo', 'leb', 'Žiž', '76'].map(isLongWord)).toEqual([false, false, true, true, false]);
});
