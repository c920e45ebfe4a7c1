import { describe, expect, test } from 'vitest';
import { sessionToken, setCookie } from './cookies.js';

describe('the session cookie that came', () => {
  test.each([
    [undefined, false, null],
    ['', false, null],
    ['session=abc', false, 'abc'],
    ['a=1; session=abc; b=2', false, 'abc'],
    ['session=', false, null],
    ['mysession=abc', false, null],
    ['session=abc', true, null],
    ['__Host-session=abc', true, 'abc'],
    ['session=planted; __Host-session=abc', true, 'abc'],
  ])('%j, secure %j: %j', (header, secure, token) => {
    expect(sessionToken(header, secure)).toBe(token);
  });
});

test('a scorekeeper has another cookie', () => {
  const header = '__Host-session=abc; __Host-scorekeeper=4-x; scorekeeper=4-y';
  expect(sessionToken(header, true, 'scorekeeper')).toBe('4-x');
  expect(sessionToken(header, false, 'scorekeeper')).toBe('4-y');
  expect(setCookie({ name: 'scorekeeper', value: '4-x', expiresAt: null }, true)).toBe(
    '__Host-scorekeeper=4-x; Path=/; SameSite=Lax; HttpOnly; Secure',
  );
});

describe('a cookie that goes', () => {
  const expiresAt = new Date('2030-01-02T03:04:05Z');

  test('the session over HTTPS', () => {
    expect(setCookie({ name: 'session', value: 'abc', expiresAt }, true)).toBe(
      '__Host-session=abc; Path=/; SameSite=Lax; Expires=Wed, 02 Jan 2030 03:04:05 GMT; HttpOnly; Secure',
    );
  });

  test('the session over plain HTTP', () => {
    expect(setCookie({ name: 'session', value: 'abc', expiresAt: null }, false)).toBe(
      'session=abc; Path=/; SameSite=Lax; HttpOnly',
    );
  });

  test('the CSRF token, which scripts read', () => {
    expect(setCookie({ name: 'XSRF-TOKEN', value: 't', expiresAt: null }, true)).toBe(
      'XSRF-TOKEN=t; Path=/; SameSite=Lax; Secure',
    );
  });

  test('a cookie to clear', () => {
    expect(setCookie({ name: 'session', value: null, expiresAt: null }, false)).toBe(
      'session=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly',
    );
  });
});
