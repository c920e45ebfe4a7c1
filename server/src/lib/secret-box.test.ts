import { expect, test } from 'vitest';
import { keyedDigest, openSecret, sealSecret } from './secret-box.js';

const KEY = 'k'.repeat(32);

test('a sealed secret opens by its key alone, whole, and looks different each time', () => {
  const secret = 'whsec_a secret that nobody is to read';
  const sealed = sealSecret(secret, KEY, 'mail');
  expect(sealed).not.toContain(secret.slice(6));
  expect(sealSecret(secret, KEY, 'mail')).not.toBe(sealed);
  expect(openSecret(sealed, KEY, 'mail')).toBe(secret);
  expect(openSecret(sealed, 'x'.repeat(32), 'mail')).toBeNull();
  expect(openSecret(`${sealed.slice(0, -4)}AAAA`, KEY, 'mail')).toBeNull();
  expect(openSecret(sealed, KEY, 'webhook secrets')).toBeNull();
  expect(openSecret('v1.', KEY, 'mail')).toBeNull();
  expect(openSecret(secret, KEY, 'mail')).toBeNull();
});

test('a keyed digest is the same for the same text, key and purpose alone', () => {
  const digest = keyedDigest('ana@example.com', KEY, 'mail addresses');
  expect(digest).toHaveLength(32);
  expect(keyedDigest('ana@example.com', KEY, 'mail addresses')).toEqual(digest);
  for (const other of [
    keyedDigest('bob@example.com', KEY, 'mail addresses'),
    keyedDigest('ana@example.com', 'x'.repeat(32), 'mail addresses'),
    keyedDigest('ana@example.com', KEY, 'mail links'),
  ])
    expect(other).not.toEqual(digest);
});
