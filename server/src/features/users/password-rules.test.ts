import { expect, test } from 'vitest';
import { isCommon, passwordProblem } from './password-rules.js';

const COMMON = /one of the commonest passwords/;

test.each([
  ['too short', 'nine char', /at least 10 characters; this one has 9/],
  ['too long', 'x'.repeat(201), /at most 200/],
  ['a common one', 'qwertyuiop', COMMON],
  ['a common one in capitals', 'QwertyUIOP', COMMON],
  ['a common one that speaks of the sport', 'basketball', COMMON],
  ['the user name', 'rivera.ana', /little more than the user name/],
  ['the user name in capitals, with a year', 'RIVERA.ANA2026', /beside it a password has at least 8 characters/],
  ['the user name twice', 'rivera.anarivera.ana', /little more than the user name/],
])('%s is refused', (_what, password, message) => {
  expect(passwordProblem(password, 'rivera.ana')).toMatch(message);
});

test.each(['correct horse battery', 'rivera.ana likes blue whales', 'Ünïcödé pässwörd'])('%s is fine', (password) => {
  expect(passwordProblem(password, 'rivera.ana')).toBeNull();
});

test('a name of one letter does not make every password of this letter a bad one', () => {
  expect(passwordProblem('an apple a day', 'a')).toBeNull();
});

test('the list holds the first ten of every ranking', () => {
  const first = [
    '123456',
    'password',
    '12345678',
    'qwerty',
    '123456789',
    '12345',
    '1234',
    '111111',
    '1234567',
    'dragon',
  ];
  expect(first.filter((password) => !isCommon(password))).toEqual([]);
});
