import { expect, test } from 'vitest';
import { nextPlace, readOut, valueText } from './chart';

test('a place is read out with every series that has a value there', () => {
  const data = {
    labels: ['Jan 28', 'Jan 30'],
    series: [
      { name: 'Points', values: [27, 60] },
      { name: 'Average', values: [null, 31.2] },
    ],
  };
  expect(readOut(data, 0)).toBe('Jan 28: Points 27');
  expect(readOut({ ...data, format: (value) => value.toFixed(1) }, 1)).toBe('Jan 30: Points 60.0, Average 31.2');
});

test('quiet lines are not read out; what is told is, each in its own words', () => {
  const data = {
    labels: ['Q1', 'Q2'],
    series: [
      { name: 'Ants', kind: 'told' as const, values: [25, 50], format: String },
      { name: 'Lead', kind: 'lead' as const, values: [3, null] },
      { name: 'Bees', kind: 'quiet' as const, values: [1, 2] },
    ],
    format: (value: number) => `+${value}`,
  };
  expect(readOut(data, 0)).toBe('Q1: Ants 25, Lead +3');
  expect(readOut({ ...data, series: [] }, 1)).toBe('Q2: no value');
  expect(valueText({}, null)).toBe('–');
});

test.each([
  ['ArrowRight', null, 0],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', null, 4],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['Enter', 2, null],
])('%s at %s of five leads to %s', (key, place, expected) => {
  expect(nextPlace(key, place, 5)).toBe(expected);
});
