import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { originOf } from './origin.js';

const requestWith = (headers: Record<string, string>): IncomingMessage =>
  ({
    headers: { host: 'real.example', ...headers },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage;

const FORWARDED = {
  'x-forwarded-host': 'a.example, b.example, c.example',
  'x-forwarded-for': '1.1.1.1, 2.2.2.2, 3.3.3.3',
  'x-forwarded-proto': 'https',
};

test.each([
  [0, 'real.example', '10.0.0.1', false],
  [1, 'c.example', '3.3.3.3', true],
  [2, 'b.example', '2.2.2.2', true],
  [9, 'a.example', '1.1.1.1', true],
])('behind %i proxies it is %s, asked by %s', (proxies, host, address, secure) => {
  expect(originOf(requestWith(FORWARDED), proxies)).toEqual({ host, authority: host, address, secure });
});

test('the host is read without port and www, the authority as written', () => {
  expect(originOf(requestWith({ host: 'WWW.League.Example:4000' }), 0)).toMatchObject({
    host: 'league.example',
    authority: 'www.league.example:4000',
  });
});

test('a host that is none gives none', () => {
  expect(originOf(requestWith({ host: 'a b/c' }), 0).host).toBeNull();
});

test('plain HTTP behind a proxy that says so is not secure', () => {
  expect(originOf(requestWith({ 'x-forwarded-proto': 'http' }), 1).secure).toBe(false);
});
