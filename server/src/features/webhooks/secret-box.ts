import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Names how it was sealed, should there ever be another way. */
const MARK = 'v1.';

/** A new secret that deliveries are signed with: 256 random bits behind a word by which scanners find leaked ones. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/** Encrypts a secret for the table: a copy of the table alone signs nothing. @param key SESSION_SECRET */
export function sealSecret(secret: string, key: string | null): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), nonce);
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return MARK + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** What was sealed; null when it was sealed by another key. @param key SESSION_SECRET */
export function openSecret(sealed: string, key: string | null): string | null {
  if (!sealed.startsWith(MARK)) return null;
  const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url');
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}

/** The program's own start makes sure that there is a key; only tests go without. */
function keyOf(key: string | null): Buffer {
  return Buffer.from(hkdfSync('sha256', key ?? '', '', 'webhook secrets', 32));
}
