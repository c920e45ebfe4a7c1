import { expect, test } from 'vitest';
import { makeWebhookSecret, openSecret, sealSecret } from './secret-box.js';

const KEY = 'k'.repeat(32);

test('a sealed secret opens by its key alone, whole, and looks different each time', () => {
  const secret = makeWebhookSecret();
  expect(secret).toMatch(/^whsec_[\w-]{43}$/);
  const sealed = sealSecret(secret, KEY);
  expect(sealed).not.toContain(secret.slice(6));
  expect(sealSecret(secret, KEY)).not.toBe(sealed);
  expect(openSecret(sealed, KEY)).toBe(secret);
  expect(openSecret(sealed, 'x'.repeat(32))).toBeNull();
  expect(openSecret(`${sealed.slice(0, -4)}AAAA`, KEY)).toBeNull();
  expect(openSecret('v1.', KEY)).toBeNull();
  expect(openSecret(secret, KEY)).toBeNull();
});
