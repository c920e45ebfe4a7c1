import { expect, test, vi } from 'vitest';
import { hostOf } from '../domain/text/host-of.js';
import { remembered } from './known-host.js';

test('a host is read once', () => {
  const read = vi.fn(hostOf);
  const known = remembered(read);
  expect([known('WWW.Ants.example:80'), known('WWW.Ants.example:80')]).toEqual(['ants.example', 'ants.example']);
  expect(read).toHaveBeenCalledTimes(1);
});

test('what is longer than any host is not kept: anybody can ask for it', () => {
  const read = vi.fn(hostOf);
  const known = remembered(read);
  const long = 'a'.repeat(1_000);
  expect(known(long)).toBe(known(long));
  expect(read).toHaveBeenCalledTimes(2);
});
