import { expect, test } from 'vitest';
import { readSlots, slotsText } from './slots';

test.each([
  ['18:00, 19:00', { slots: ['18:00', '19:00'] }],
  [' 19:00,9:00 ,, 19:00', { slots: ['09:00', '19:00'] }],
  ['', { slots: [] }],
  ['18:00, evening', { wrong: 'evening' }],
  ['25:00', { wrong: '25:00' }],
])('%j is read as %j', (text, expected) => {
  expect(readSlots(text)).toEqual(expected);
});

test('what is shown is read as the same', () => {
  expect(readSlots(slotsText(['08:30', '20:00']))).toEqual({ slots: ['08:30', '20:00'] });
});
