import { expect, test } from 'vitest';
import { iconKey, iconVersion } from './site-look.js';

test('looks with the same short text in their addresses are kept apart', () => {
  const logoUrl = '/uploads/logo-256.webp';
  // Found by trying: the first two accents that share it.
  const [one, other] = [
    { accent: '#0063fd', logoUrl },
    { accent: '#00bf16', logoUrl },
  ];
  expect(iconVersion(one)).toBe(iconVersion(other));
  expect(iconKey('icon-192.png', one)).not.toBe(iconKey('icon-192.png', other));
  expect(iconKey('icon-192.png', one)).not.toBe(iconKey('icon-512.png', one));
});
