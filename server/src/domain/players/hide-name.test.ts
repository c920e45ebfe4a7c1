import { expect, test } from 'vitest';
import { hideName } from './hide-name.js';
import { type PlayerNames, shownName } from './shown-name.js';

const ANA = { firstName: 'Ana', lastName: 'Reyes' };
const hidden = (names: PlayerNames, text: string, stored = ANA): string =>
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

test('what stands in a name is no pattern, and nothing in a replacement is a reference', () => {
  expect(hidden('initials', 'A.C plays; AxC too', { firstName: 'A.C', lastName: '' })).toBe('A. plays; AxC too');
  expect(hidden('first_initial', 'O$& Re+s', { firstName: 'O$&', lastName: 'Re+s' })).toBe('O$& R.');
});
