import { expect, test } from 'vitest';
import { nextPlace, readOut } from './chart';

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
