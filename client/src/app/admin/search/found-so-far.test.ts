import { expect, test } from 'vitest';
import { foundSoFar } from './found-so-far';

test('that there is nothing is known with the answer alone', () => {
  expect(foundSoFar(false, [])).toBeNull();
  expect(foundSoFar(true, [])).toEqual([]);
});

test('what was found for an older text is shown until then', () => {
  expect(foundSoFar(false, ['Ana'])).toEqual(['Ana']);
});
