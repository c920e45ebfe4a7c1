import { beforeEach, expect, test, vi } from 'vitest';
import { hostOf } from '../domain/text/host-of.js';
import { knownHost } from './known-host.js';

vi.mock(import('../domain/text/host-of.js'), async (original) => {
  const { hostOf: real } = await original();
  return { hostOf: vi.fn(real) };
});
beforeEach(() => void vi.mocked(hostOf).mockClear());

test('a host is read once', () => {
  expect([knownHost('WWW.Ants.example:80'), knownHost('WWW.Ants.example:80')]).toEqual([
    'ants.example',
    'ants.example',
  ]);
  expect(hostOf).toHaveBeenCalledTimes(1);
});

test('what is longer than any host is not kept: anybody can ask for it', () => {
  const long = 'a'.repeat(1_000);
  expect(knownHost(long)).toBe(knownHost(long));
  expect(hostOf).toHaveBeenCalledTimes(2);
});
