import { expect, test } from 'vitest';
import { hostOf } from './host-of.js';

test.each([
  ['nba.localhost:4000', 'nba.localhost'],
  ['WWW.Example.COM', 'example.com'],
  ['www.example.com.:443', 'example.com'],
  ['example.com', 'example.com'],
  ['wwwx.example.com', 'wwwx.example.com'],
  ['localhost', 'localhost'],
  ['127.0.0.1:4000', '127.0.0.1'],
  ['[::1]:4000', '[::1]'],
  ['MÜNCHEN.example', 'xn--mnchen-3ya.example'],
  [' example.com ', 'example.com'],
  ['', null],
  ['   ', null],
  [':4000', null],
  ['a b', null],
  ['example.com/path', null],
  ['user@example.com', null],
  ['a.example, b.example', null],
  ['example.com:99999', null],
  ['exa<mple.com', null],
  ['.', null],
  ['a&b=c', null],
  ['a=1.example', null],
  ['a"b.example', null],
  ["a'b", null],
  ['a;b', null],
  ['a..example', null],
  ['ex%61mple.com', null],
  ['a_b-c.example', 'a_b-c.example'],
])('%j is %j', (header, host) => {
  expect(hostOf(header)).toBe(host);
});
