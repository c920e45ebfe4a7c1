import { expect, test } from 'vitest';
import { spreadsheetTime } from './spreadsheet-time.js';

test.each([
  ['18:00', '18:00'],
  ['9:05', '09:05'],
  ['18:00:00', '18:00'],
  ['6:00 PM', '18:00'],
  ['12:30 am', '00:30'],
  ['12:30 PM', '12:30'],
  ['6:00:00 p. m.', '18:00'],
  ['18:00 PM', null],
  ['0:30 AM', null],
  ['18:00:30', null],
  ['24:00', null],
  ['6 PM', '18:00'],
  ['6:30pm', '18:30'],
  ['7.30 p.m.', '19:30'],
  ['8p', '20:00'],
  ['18.05', '18:05'],
  ['18', null],
  ['7.3', null],
  ['0.75', null],
  ['0.25', null],
  ['0:25', '00:25'],
  ['00.25', '00:25'],
  ['6 xm', null],
  ['', null],
])('%j is %j', (text, time) => {
  expect(spreadsheetTime(text)).toBe(time);
});
