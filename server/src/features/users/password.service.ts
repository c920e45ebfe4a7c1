import { hash, verify } from '@node-rs/argon2';
import { drawLetters } from '../../lib/secrets.js';

/** argon2id with OWASP's first choice: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Letters and digits that are told apart on paper and on the phone. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

let decoy: Promise<string> | undefined;

/** The argon2id hash to store. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), OPTIONS);
}

/**
 * Whether the password belongs to the hash. Without a hash (no such user) it takes as long and answers false, so that
 * the time of an answer does not tell which user names exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('the hash that nobody has');
  const matches = await verify(stored ?? (await decoy), password.normalize('NFC')).catch(() => false);
  return stored !== null && matches;
}

/** A random password to hand over once: four groups of four readable characters, about 79 bits. */
export function temporaryPassword(): string {
  const group = (): string => drawLetters(READABLE, 4);
  return [group(), group(), group(), group()].join('-');
}
