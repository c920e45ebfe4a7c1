import { expect, test } from 'vitest';
import { textNames, textValues, typedTexts } from './text-fields';

const TEXTS = {
  name: { label: () => 'Name', max: 200, required: () => 'Please enter a name.' },
  motto: { label: () => 'Motto', max: 50 },
} as const;

test('a form shows what is stored, and blanks for what is not', () => {
  expect(textNames(TEXTS)).toEqual(['name', 'motto']);
  expect(textValues(TEXTS, { name: 'Rockets', motto: null })).toEqual({ name: 'Rockets', motto: '' });
  expect(textValues(TEXTS, null)).toEqual({ name: '', motto: '' });
});

test('blanks around what was typed are not sent, nor what is no text', () => {
  const values = { name: ' Rockets ', motto: ' ', seasonLeagueId: '3' };
  expect(typedTexts(TEXTS, values)).toEqual({ name: 'Rockets', motto: '' });
});
