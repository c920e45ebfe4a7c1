import { expect, test } from 'vitest';
import { deliveryStateOf } from './webhook-words';

test.each([
  ['WAITING', 'WAITING'],
  ['', null],
  ['waiting', null],
  ['toString', null],
])('the address names a state or none: %j', (text, expected) => {
  expect(deliveryStateOf(text)).toBe(expected);
});
