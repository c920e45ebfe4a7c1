import { timingSafeEqual } from 'node:crypto';
import { tryId } from '../../lib/ids.js';
import { keyedDigest } from '../../lib/secret-box.js';

/** What a link of a follower's mail does. */
export type FollowLinkKind = 'confirm' | 'unsubscribe';

/** What a link says; all of it is signed. */
export interface FollowLink {
  readonly kind: FollowLinkKind;
  readonly organizationId: number;
  readonly followerId: number;
  /** Of a confirmation: whether results are wanted, too. */
  readonly wantsResults: boolean;
  /** Of a confirmation: milliseconds since 1970 after which it is good no longer; 0 for one that never ends. */
  readonly endsAt: number;
}

const SHAPE = /^(c|u)-(\d{1,10})-(\d{1,10})-([01])-(\d{1,16})-([\w-]{32})$/;
/** Bytes of a signature that stand in a link: 192 bits. */
const SIGNED_BYTES = 24;

/**
 * What stands in a link: whom it is about and what it does, signed by a key of SESSION_SECRET. Nothing of it is stored
 * anywhere.
 * @param digest of the follower's address: a link is of this address, and of no other that may get the same number
 */
export function followToken(link: FollowLink, digest: Buffer, key: string | null): string {
  const { kind, organizationId, followerId, wantsResults, endsAt } = link;
  const said = [kind === 'confirm' ? 'c' : 'u', organizationId, followerId, wantsResults ? 1 : 0, endsAt].join('-');
  return `${said}-${signatureOf(said, digest, key)}`;
}

/** What a link says, before anybody has looked at its signature; null for what is none. */
export function readFollowToken(token: string): FollowLink | null {
  const [, letter, organization = '', follower = '', results, endsAt] = SHAPE.exec(token) ?? [];
  const [organizationId, followerId] = [tryId(organization), tryId(follower)];
  if (organizationId === null || followerId === null) return null;
  return {
    kind: letter === 'c' ? 'confirm' : 'unsubscribe',
    organizationId,
    followerId,
    wantsResults: results === '1',
    endsAt: Number(endsAt),
  };
}

/** Whether a link was made here, for this address. */
export function isSigned(token: string, digest: Buffer, key: string | null): boolean {
  const end = token.length - (SIGNED_BYTES * 4) / 3;
  const signature = signatureOf(token.slice(0, end - 1), digest, key);
  const given = Buffer.from(token.slice(end));
  return given.length === signature.length && timingSafeEqual(given, Buffer.from(signature));
}

function signatureOf(said: string, digest: Buffer, key: string | null): string {
  const signed = keyedDigest(`${said}|${digest.toString('hex')}`, key, 'mail links');
  return signed.subarray(0, SIGNED_BYTES).toString('base64url');
}
