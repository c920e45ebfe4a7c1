import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLeagueNames } from './compare-league-names.js';

const venues = ['Fountain Valley', 'Tustin Columbus', 'Irvine Valley College'];
const ordered = (names: readonly string[], preferred: readonly string[] = venues) =>
  [...names].sort((a, b) => compareLeagueNames(a, b, preferred));

test('venue, then weekday from Monday to Sunday, then alphabet', () => {
  expect(
    ordered([
      'Anaheim Monday D2',
      'Irvine Valley College Monday D1',
      'Fountain Valley Sunday D3',
      'Tustin Columbus D4',
      'Tustin Columbus Friday D1',
      'Fountain Valley Wednesday D5',
      'fountain valley WEDNESDAY D2',
      'Zenith',
      'Aliso',
      'Anaheim Sunday D1',
    ]),
  ).toEqual([
    'fountain valley WEDNESDAY D2',
    'Fountain Valley Wednesday D5',
    'Fountain Valley Sunday D3',
    'Tustin Columbus Friday D1',
    'Tustin Columbus D4',
    'Irvine Valley College Monday D1',
    'Anaheim Monday D2',
    'Anaheim Sunday D1',
    'Aliso',
    'Zenith',
  ]);
});

test('the first weekday named counts', () => {
  expect(ordered(['Thursday and Monday', 'Tuesday and Thursday'], [])).toEqual([
    'Tuesday and Thursday',
    'Thursday and Monday',
  ]);
});

test('without preferred venues, and with a blank one, weekdays and alphabet remain', () => {
  expect(ordered(['Fountain Valley', 'Elm Sunday'], [])).toEqual(['Elm Sunday', 'Fountain Valley']);
  expect(ordered(['Fountain Valley', 'Elm Sunday'], [' '])).toEqual(['Elm Sunday', 'Fountain Valley']);
});

test('is antisymmetric', () => {
  const name = fc.array(fc.constantFrom(...venues, 'Monday', 'Sunday', 'D1', 'D2')).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(compareLeagueNames(a, b, venues)) + Math.sign(compareLeagueNames(b, a, venues))).toBe(0);
    }),
  );
});
