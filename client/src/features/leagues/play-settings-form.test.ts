import { expect, test } from 'vitest';
import { checkDoubleBonus, checkFigure, playSettingsInput, playSettingsValues } from './play-settings-form';

const stored = {
  id: '4',
  version: 7,
  playSettings: {
    assistsOnFreeThrows: false,
    bonusFouls: 5,
    doubleBonusFouls: null,
    technicalCountsAsPersonal: true,
    periodMinutes: 10,
  },
};

test('only what was changed is sent, with the version that it is based on; nothing typed is none', () => {
  const values = playSettingsValues(stored);
  expect(playSettingsInput(stored, values)).toEqual({ expectedVersion: 7 });
  expect(
    playSettingsInput(stored, { ...values, bonusFouls: ' ', doubleBonusFouls: ' 8 ', assistsOnFreeThrows: true }),
  ).toEqual({ bonusFouls: null, doubleBonusFouls: 8, assistsOnFreeThrows: true, expectedVersion: 7 });
});

test.each([
  ['', true],
  [' 12 ', true],
  ['99', true],
  ['0', false],
  ['100', false],
  ['4.5', false],
  ['-1', false],
  ['five', false],
])('%j is a figure: %j', (typed, isOne) => {
  expect(checkFigure(typed) === true).toBe(isOne);
});

test('the double bonus comes after the bonus, where both are there', () => {
  const values = playSettingsValues(stored);
  expect(['', '6', '5', 'x'].map((typed) => checkDoubleBonus(typed, values) === true)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(checkDoubleBonus('1', { ...values, bonusFouls: '' })).toBe(true);
});
