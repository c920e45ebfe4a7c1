import type { IncomingMessage } from 'node:http';
import { findSession, type SignedIn } from '../features/auth/session.service.js';
import { findScorekeeper } from '../features/scorekeepers/scorekeeper-session.service.js';
import type { ScorekeeperSession } from '../context/request-context.js';
import type { StatementLog } from '../database/prepared.js';
import type { AppParts } from './app-parts.js';
import { admitKey } from './keys/admit-key.js';
import type { KnownKey } from './keys/key-ring.js';
import { keyShownBy } from './keys/shown-key.js';
import { sessionToken } from './security/cookies.js';
import type { Origin } from './security/origin.js';

/** Who is known to ask: one of these, or nobody. */
export interface Caller {
  readonly signedIn: SignedIn | null;
  readonly scorekeeper: ScorekeeperSession | null;
  readonly key: KnownKey | null;
}

/** Who has neither session nor key. */
export const NOBODY: Caller = { signedIn: null, scorekeeper: null, key: null };

/** Whether a request shows anything by which its sender could be known. */
export const mayBeSomebody = (req: IncomingMessage, cookies: string | undefined): boolean =>
  cookies !== undefined || keyShownBy(req) !== null;

/**
 * Who sends a request. Where it shows a key, cookies count for nothing.
 * @param cookies the header, where it counts
 * @throws 401, 403 and 429 as `admitKey`
 */
export async function callerOf(
  parts: AppParts,
  req: IncomingMessage,
  origin: Origin,
  cookies: string | undefined,
  log: StatementLog,
): Promise<Caller> {
  const shown = keyShownBy(req);
  if (shown !== null) {
    const key = await admitKey(parts, shown, { address: origin.address, sender: req.headers.origin }, log);
    return { ...NOBODY, key };
  }
  const { services } = parts;
  const token = sessionToken(cookies, origin.secure);
  const signedIn = token === null ? null : await findSession(services, token, log);
  // Whoever is signed in as well keeps the own rights, and signs by the own name.
  const linkToken = signedIn ? null : sessionToken(cookies, origin.secure, 'scorekeeper');
  const scorekeeper = linkToken === null ? null : await findScorekeeper(services, linkToken, log);
  return { ...NOBODY, signedIn, scorekeeper };
}
