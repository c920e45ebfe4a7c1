/** What of a key says when it is over. */
interface KeyLife {
  readonly isRevoked: boolean;
  /** When it ends by itself; null: never. */
  readonly expiresAt: Date | null;
}

/** Why a key opens nothing at a moment; null while it does. One that expires at the moment has expired. */
export function endOfKey({ isRevoked, expiresAt }: KeyLife, now: Date): 'revoked' | 'expired' | null {
  if (isRevoked) return 'revoked';
  return expiresAt !== null && expiresAt <= now ? 'expired' : null;
}
