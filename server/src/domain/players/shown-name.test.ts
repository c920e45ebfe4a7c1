import { expect, test } from 'vitest';
import { type PlayerNames, shownName } from './shown-name.js';

const whole = (names: PlayerNames, firstName: string, lastName: string, number: string | null = null): string => {
  const shown = shownName(names, { firstName, lastName }, number);
  return `${shown.firstName} ${shown.lastName}`.trim();
};

test.each([
  ['full', 'Ana', 'Reyes', 'Ana Reyes'],
  ['first_initial', 'Ana', 'Reyes', 'Ana R.'],
  ['first_initial', 'Ana Maria', 'de la Cruz', 'Ana Maria D.'],
  ['first_initial', 'Li', "'t Hooft", 'Li T.'],
  ['first_initial', 'Nenê', '', 'Nenê'],
  ['first_initial', '', 'Reyes', 'R.'],
  ['first_initial', 'Ana Maria Reyes', '', 'Ana R.'],
  ['first_initial', 'Ana', '---', 'Ana'],
  ['first_initial', 'Ana Reyes', '-', 'Ana R.'],
  ['first_initial', 'Ana Reyes', '.', 'Ana R.'],
  ['first_initial', 'Reyes, Ana', '', 'Ana R.'],
  ['first_initial', 'Ana Reyes, Jr.', '', 'Ana R.'],
  ['first_initial', 'Ana Reyes', 'Reyes', 'Ana R.'],
  ['first_initial', 'Ana de la Cruz', 'De La Cruz', 'Ana D.'],
  ['first_initial', 'Ana Reyes', 'ana reyes', 'Ana R.'],
  ['first_initial', 'James', 'James', 'James J.'],
  ['first_initial', '', '', ''],
  ['initials', 'Ana', 'Reyes', 'A. R.'],
  ['initials', 'Élodie', 'Ólafsdóttir', 'É. Ó.'],
  ['initials', 'E\u0301lodie', 'x', 'É. X.'],
  ['initials', 'Nenê', '', 'N.'],
  ['initials', 'Ana Reyes', '', 'A. R.'],
  ['initials', 'Ana Reyes', '?', 'A. R.'],
] as const)('%s: %j %j is %j', (names, firstName, lastName, shown) => {
  expect(whole(names, firstName, lastName)).toBe(shown);
});

test('what a player is known as is told with full names alone', () => {
  const magic = { firstName: 'Earvin', lastName: 'Johnson', knownAs: 'Magic Johnson' };
  expect(shownName('full', magic, '32').knownAs).toBe('Magic Johnson');
  for (const names of ['first_initial', 'initials', 'number'] as const)
    expect(shownName(names, magic, '32').knownAs).toBeUndefined();
});

test('a number stands alone, and a player without one is nobody in particular', () => {
  expect(whole('number', 'Ana', 'Reyes', '07')).toBe('#07');
  expect(whole('number', 'Ana', 'Reyes')).toBe('Player');
});

test('erased persons are told apart: what stands for them is no name', () => {
  for (const names of ['first_initial', 'initials', 'number'] as const)
    expect(whole(names, 'Erased', 'player 12')).toBe('Erased player 12');
  expect(whole('first_initial', 'Erased', 'Playerton')).toBe('Erased P.');
});
