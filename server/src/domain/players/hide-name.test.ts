import { expect, test } from 'vitest';
import { hideName } from './hide-name.js';
import { type NameParts, type PlayerNames, shownName } from './shown-name.js';

const ANA = { firstName: 'Ana', lastName: 'Reyes' };
const hidden = (names: PlayerNames, text: string, stored: NameParts = ANA): string =>
  hideName(text, stored, shownName(names, stored, '7'));

test.each([
  ['first_initial', 'Ana Reyes is fast.', 'Ana R. is fast.'],
  ['first_initial', 'ANA  REYES, #7', 'Ana R., #7'],
  ['first_initial', 'Reyes, Ana', 'Ana R.'],
  ['first_initial', 'When Reyes shoots, Ana scores.', 'When R. shoots, Ana scores.'],
  ['first_initial', 'Reyesville is not a name.', 'Reyesville is not a name.'],
  ['initials', 'Ana Reyes: Ana is fast.', 'A. R.: A. is fast.'],
  ['number', 'Ana Reyes: Ana is fast.', '#7: #7 is fast.'],
  ['full', 'Ana Reyes', 'Ana Reyes'],
] as const)('%s: %j is %j', (names, text, shown) => {
  expect(hidden(names, text)).toBe(shown);
});

test('names of several words, and a whole name in one field', () => {
  expect(
    hidden('first_initial', 'Jan van Dyke drives a van to Dyke Road.', { firstName: 'Jan', lastName: 'van Dyke' }),
  ).toBe('Jan V. drives a van to D. Road.');
  expect(hidden('first_initial', 'Ana Reyes, or Reyes for short', { firstName: 'Ana Reyes', lastName: '' })).toBe(
    'Ana R., or R. for short',
  );
});

test.each([
  ['initials', 'Magic Johnson passes; Earvin Johnson scores.', 'E. J. passes; E. J. scores.'],
  ['first_initial', 'Magic, as Johnson is called', 'M., as J. is called'],
  ['number', 'MAGIC  JOHNSON', '#7'],
  ['full', 'Magic Johnson', 'Magic Johnson'],
] as const)('what a player is known as goes with the name, %s: %j is %j', (names, text, shown) => {
  expect(hidden(names, text, { firstName: 'Earvin', lastName: 'Johnson', knownAs: 'Magic Johnson' })).toBe(shown);
});

test('short words of what a player is known as stay, and so does what is shown anyway', () => {
  const anna = { firstName: 'Nenê', lastName: '', knownAs: 'The Big Brazilian' };
  expect(hidden('first_initial', 'The Big Brazilian: the Brazilian is big.', anna)).toBe('Nenê: the B. is big.');
  expect(hidden('first_initial', 'Ana Reyes is Ana', { ...ANA, knownAs: 'Ana' })).toBe('Ana R. is Ana');
});

test('what stands in a name is no pattern, and nothing in a replacement is a reference', () => {
  expect(hidden('initials', 'A.C plays; AxC too', { firstName: 'A.C', lastName: '' })).toBe('A. plays; AxC too');
  expect(hidden('first_initial', 'O$& Re+s', { firstName: 'O$&', lastName: 'Re+s' })).toBe('O$& R.');
});

test.each([
  ['José', 'Peña', 'Jose Pena scores; PEÑA again.', 'José P. scores; P. again.'],
  ['Jose', 'Pena', 'José Peña scores, and Peña waits.', 'Jose P. scores, and P. waits.'],
  ['Jose', 'Pena', 'Jose\u0301 Pen\u0303a', 'Jose P.'],
  // A word that goes on is another word, and what is not about the player stays as it was written.
  ['Ana', 'Pen', 'Peña, and cafe\u0301', 'Peña, and cafe\u0301'],
  ['Ram', 'रमा', 'राम', 'राम'],
])('accents hide nobody: %s %s in %j', (firstName, lastName, text, shown) => {
  expect(hidden('first_initial', text, { firstName, lastName })).toBe(shown);
});
