import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { BASE62, toBase62 } from './base62.js';
import { endOfKey } from './end-of-key.js';
import { keyChecksum } from './key-checksum.js';
import { impliedScopes, KEY_SCOPES } from './key-scopes.js';
import { readKey } from './read-key.js';
import { writeKey } from './write-key.js';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const drawn = fc.array(fc.constantFrom(...BASE62), { minLength: 28, maxLength: 28 }).map((letters) => letters.join(''));

test('a key names its organization, and has the documented form', () => {
  fc.assert(
    fc.property(id, drawn, (organizationId, letters) => {
      const key = writeKey(organizationId, letters);
      expect(key).toMatch(/^cbk_[0-9A-Za-z]{40}$/);
      expect(readKey(key)).toBe(organizationId);
    }),
  );
});

test('a key with another letter in one place is none', () => {
  fc.assert(
    fc.property(id, drawn, fc.nat(39), fc.constantFrom(...BASE62), (organizationId, letters, at, letter) => {
      const key = writeKey(organizationId, letters);
      const other = key.slice(0, 4 + at) + letter + key.slice(5 + at);
      expect(readKey(other)).toBe(other === key ? organizationId : null);
    }),
  );
});

test('the checksum is CRC-32 as other programs have it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(keyChecksum(text)).toBe(toBase62(crc32(text), 6));
    }),
  );
});

test.each([
  '',
  'cbk_',
  'Bearer x',
  `${writeKey(1, 'a'.repeat(28))} `,
  writeKey(0, 'a'.repeat(28)),
  writeKey(2 ** 31, 'a'.repeat(28)),
])('%j is no key', (text) => {
  expect(readKey(text)).toBeNull();
});

test('a scope includes those before it', () => {
  expect(impliedScopes([])).toEqual([]);
  expect(impliedScopes(['read'])).toEqual(['read']);
  expect(impliedScopes(['write:games'])).toEqual(['read', 'read:members', 'write:games']);
  expect(impliedScopes(['write', 'read'])).toEqual(KEY_SCOPES);
});

test('a key is over once it is revoked, and from the moment on at which it expires', () => {
  const now = new Date('2026-01-01T00:00:00Z');
  const later = new Date(now.getTime() + 1);
  expect(endOfKey({ isRevoked: false, expiresAt: null }, now)).toBeNull();
  expect(endOfKey({ isRevoked: false, expiresAt: later }, now)).toBeNull();
  expect(endOfKey({ isRevoked: false, expiresAt: now }, now)).toBe('expired');
  expect(endOfKey({ isRevoked: true, expiresAt: now }, now)).toBe('revoked');
});
