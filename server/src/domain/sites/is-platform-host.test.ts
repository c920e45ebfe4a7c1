import { expect, test } from 'vitest';
import { isPlatformHost } from './is-platform-host.js';

test.each([
  ['leagues.example', true],
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  [null, true],
  ['fab.example', false],
  ['1.2.3.4.example', false],
  ['leagues.example.org', false],
])('%j: %j', (host, isPlatforms) => {
  expect(isPlatformHost(host, 'leagues.example')).toBe(isPlatforms);
});
