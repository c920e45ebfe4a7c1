import { expect, test } from 'vitest';
import { eraseNames } from './erase-names.js';

const ANA = [
  { firstName: 'Ana', lastName: 'Reyes' },
  { firstName: 'Anna', lastName: 'Reyes' },
];

test('full names go, in any case and order, also earlier ones, wherever they stand in a value', () => {
  const value = { label: 'ANA  reyes', list: ['Reyes, Ana', 7, null, { text: 'From Anna Reyes to Ana Reyes.' }] };
  expect(eraseNames(value, ANA, 'X')).toEqual({ label: 'X', list: ['X', 7, null, { text: 'From X to X.' }] });
});

test('others of one of the names stay, and so do words that contain it', () => {
  expect(eraseNames('Ana Lee, Bo Reyes, Juliana Reyesson', ANA, 'X')).toBe('Ana Lee, Bo Reyes, Juliana Reyesson');
});

test('a single name goes where it stands alone; what it holds is no pattern', () => {
  expect(eraseNames(['Hope', 'Hope is here', ' hope '], [{ firstName: 'Hope', lastName: '' }], 'X')).toEqual([
    'X',
    'Hope is here',
    'X',
  ]);
  expect(eraseNames('A.C (x)', [{ firstName: 'A.C', lastName: '(x)' }], '$&')).toBe('$&');
});
