import { expect, test } from 'vitest';
import { readAbbreviation } from '../text/read-abbreviation.js';
import { readColour } from './read-colour.js';

test.each([
  ['#1D4ed8', '#1d4ed8'],
  [' 1d4ed8 ', '#1d4ed8'],
  ['#1d4', null],
  ['#1d4ed8ff', null],
  ['red', null],
  ['', null],
])('the colour %s is %s', (text, expected) => {
  expect(readColour(text)).toBe(expected);
});

test.each([
  ['mil', 'MIL'],
  [' P7 ', 'P7'],
  ['ñu', 'ÑU'],
  ['76ER', '76ER'],
  ['M', null],
  ['MILWA', null],
  ['A-T', null],
  ['A B', null],
])('the abbreviation %s is %s', (text, expected) => {
  expect(readAbbreviation(text)).toBe(expected);
});
