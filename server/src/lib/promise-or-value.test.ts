import { expect, test } from 'vitest';
import { whenAllThere, whenThere } from './promise-or-value.js';

const failed = (): Promise<number> => Promise.reject(new Error('gone'));

test('what is there is gone on with at once', () => {
  expect(whenThere(2, (two) => two + 1)).toBe(3);
  expect(whenAllThere([2, null, undefined], (...all) => all.length)).toBe(3);
});

test('what is not is waited for, and what fails fails', async () => {
  const later = whenThere(Promise.resolve(2), (two) => two + 1);
  expect(later).toBeInstanceOf(Promise);
  expect(await later).toBe(3);
  expect(await whenAllThere([1, Promise.resolve(2)] as const, (one, two) => one + two)).toBe(3);
  await expect(whenThere(failed(), (value) => value)).rejects.toThrow('gone');
  await expect(whenAllThere([1, failed()] as const, (one) => one)).rejects.toThrow('gone');
});
