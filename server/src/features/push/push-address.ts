import { ECDH } from 'node:crypto';
import type { Config } from '../../config.js';
import { parseUrl } from '../../domain/text/parse-url.js';
import { safeUrl } from '../../domain/text/safe-url.js';
import { keyedDigest, openSecret, sealSecret } from '../../lib/secret-box.js';
import { readTarget, RefusedTarget } from '../../lib/outgoing/target-policy.js';
import type { InputCheck } from '../../lib/validation.js';

/** Where a browser takes messages, and the keys to write them by (RFC 8291). */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Longest address of a push service; those in use have about 200 characters. */
const LONGEST = 1_000;

type Keys = Pick<Config, 'sessionSecret' | 'pushPrivateHosts'>;

/** What is stored of an address that was said, once nothing is wrong with it. Problems are noted at `check`. */
export function checkPushAddress(
  check: InputCheck,
  field: string,
  { endpoint, p256dh, auth }: PushAddress,
  { pushPrivateHosts }: Keys,
): PushAddress {
  const url = checkEndpoint(check, `${field}.endpoint`, endpoint, pushPrivateHosts);
  check.that(isPoint(bytesOf(p256dh)), `${field}.p256dh`, 'p256dh must be a public key of P-256, as base64url.');
  check.that(bytesOf(auth)?.length === 16, `${field}.auth`, 'auth must be 16 bytes, as base64url.');
  return { endpoint: url, p256dh, auth };
}

function checkEndpoint(check: InputCheck, field: string, endpoint: string, privateHosts: readonly string[]): string {
  check.that(endpoint.length <= LONGEST, field, `endpoint must have at most ${LONGEST} characters.`);
  if (endpoint.length > LONGEST) return '';
  const written = safeUrl(endpoint);
  try {
    return readTarget(written ?? '', privateHosts).href;
  } catch (error) {
    if (!(error instanceof RefusedTarget)) throw error;
    check.fail(field, `This is no address of a push service. ${error.message}`);
    return '';
  }
}

/** Encrypts an address for the table. */
export function sealPushAddress({ endpoint, p256dh, auth }: PushAddress, { sessionSecret }: Keys): string {
  return sealSecret(JSON.stringify([endpoint, p256dh, auth]), sessionSecret, 'push');
}

/** An address out of the table; null where it was encrypted by another SESSION_SECRET. */
export function openPushAddress(sealed: string, { sessionSecret }: Keys): PushAddress | null {
  const text = openSecret(sealed, sessionSecret, 'push');
  if (text === null) return null;
  const [endpoint, p256dh, auth] = JSON.parse(text) as [string, string, string];
  return { endpoint, p256dh, auth };
}

/** What the table knows an endpoint by, however its address is written. */
export function digestOfEndpoint(endpoint: string, { sessionSecret }: Keys): Buffer {
  const written = (endpoint.length <= LONGEST && parseUrl(endpoint)?.href) || '';
  return keyedDigest(written, sessionSecret, 'push');
}

function bytesOf(text: string): Buffer | null {
  if (!/^[\w-]{1,100}$/.test(text)) return null;
  return Buffer.from(text, 'base64url');
}

/** Whether bytes are a point of the curve, not compressed. */
function isPoint(bytes: Buffer | null): boolean {
  if (bytes?.length !== 65 || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
