import { randomBytes } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { CODE_ALPHABET, CODE_LENGTH } from '../../domain/scorekeeping/code-alphabet.js';
import { tryId } from '../../lib/ids.js';
import { drawLetters } from '../../lib/secrets.js';

/** Of a link's secret and of a cookie's token. */
const SECRET_BYTES = 24;
/** As for passwords: whoever has a copy of the table would find a code by trying in no time otherwise. */
const CODE_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * 192 random bits behind the organization's number: they are looked for in this organization alone. Nothing in it needs
 * encoding in an address or a cookie.
 */
export function makeSecret(organizationId: number): string {
  return `${organizationId}-${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** The organization that a secret names; null for what is none. */
export function organizationOfSecret(secret: string): number | null {
  const [, organizationId] = /^(\d{1,10})-[\w-]{32}$/.exec(secret) ?? [];
  return organizationId === undefined ? null : tryId(organizationId);
}

/** The part of a code that is drawn. */
export function drawCode(): string {
  return drawLetters(CODE_ALPHABET, CODE_LENGTH);
}

/** What a table holds of a code: always the same for one of an organization, so that it can be looked for. */
export function digestOfCode(drawn: string, organizationId: number): Promise<Buffer> {
  return hashRaw(drawn, { ...CODE_OPTIONS, salt: Buffer.from(`scorekeeper code of ${organizationId}`.padEnd(32)) });
}
