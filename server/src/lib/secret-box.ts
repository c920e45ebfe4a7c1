import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names how it was sealed, should there ever be another way. */
const MARK = 'v1.';

/** What a key made of SESSION_SECRET is for: what was sealed for one purpose opens for no other. */
export type SecretPurpose = 'webhook secrets' | 'mail' | 'mail addresses' | 'mail links' | 'push';

/** Encrypts a secret for the table: a copy of the table alone opens nothing. @param key SESSION_SECRET */
export function sealSecret(secret: string, key: string | null, purpose: SecretPurpose): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key, purpose), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** What was sealed; null when it was sealed by another key, or for something else. @param key SESSION_SECRET */
export function openSecret(sealed: string, key: string | null, purpose: SecretPurpose): string | null {
  if (!sealed.startsWith(MARK)) return null;
  const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key, purpose), bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}

/** The program's own start makes sure that there is a key; only tests go without. */
function keyOf(key: string | null, purpose: SecretPurpose): Buffer {
  return Buffer.from(hkdfSync('sha256', key ?? '', '', purpose, 32));
}

/** What only who has the key can make of a text: 32 bytes, always the same. @param key SESSION_SECRET */
export function keyedDigest(text: string, key: string | null, purpose: SecretPurpose): Buffer {
  return createHmac('sha256', keyOf(key, purpose)).update(text).digest();
}
