import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeUrl } from './safe-url.js';

describe('admitted and normalised', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['  HTTP://Example.COM/A?b=c#d ', 'http://example.com/A?b=c#d'],
    ['https://example.com:443/x', 'https://example.com/x'],
    ['https://example.com:8443/x', 'https://example.com:8443/x'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://münchen.example/ü', 'https://xn--mnchen-3ya.example/%C3%BC'],
    ['https://example.com/a/../b', 'https://example.com/b'],
    ['https://example.com/@user?mail=a@b.example', 'https://example.com/@user?mail=a@b.example'],
  ])('%j', (url, normalised) => {
    expect(safeUrl(url)).toBe(normalised);
  });
});

describe('refused', () => {
  test.each([
    '',
    'example.com',
    '/players',
    '//example.com',
    '\\\\example.com',
    'https:example.com',
    'https:/example.com',
    'https://',
    'https:///x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:a@example.com',
    'blob:https://example.com/1',
    'https://user:secret@example.com',
    'https://user@example.com',
    'https://@example.com',
    'https://example.com@evil.example',
    'https://example.com\\@evil.example',
    'https://exa\tmple.com',
    'https://example.com/\r\nX: y',
    '\thttps://example.com',
    'https://example.com/\u0000',
    'https://example.com/\u007f',
    'https://example.com/\u0085',
    'https://example.com/\u202egpj.exe',
    'https://example.com/\u2028',
    'https://exa mple.com',
    'https://example.com:99999',
    'https://[::1',
    'https://%00.example.com',
    `https://example.com/${'a'.repeat(2048)}`,
    `https://example.com/${'ü'.repeat(700)}`,
  ])('%j', (url) => {
    expect(safeUrl(url)).toBeNull();
  });
});

test('whatever comes in, only http and https without credentials come out, and once is enough', () => {
  const pieces = fc.constantFrom(
    'http',
    'https',
    ':',
    '//',
    '/',
    '@',
    'a.example',
    'javascript',
    '\t',
    '\\',
    '?',
    '#',
    '%',
    'ü',
    ' ',
    '[',
    ':1',
  );
  const input = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(pieces).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(input, (url) => {
      const safe = safeUrl(url);
      if (safe === null) return;
      const { protocol, username, password, host } = new URL(safe);
      expect(['http:', 'https:']).toContain(protocol);
      expect(username + password).toBe('');
      expect(host).not.toBe('');
      expect(safeUrl(safe)).toBe(safe);
    }),
    { numRuns: 1000 },
  );
});
