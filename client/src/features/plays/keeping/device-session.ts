import type { SiteUser } from '@/app/site';
import { csrfToken } from '@/app/csrf-token';
import { keepGame, keptGame } from './device-storage';

/** Whose a session of this browser is. */
export interface DeviceSession {
  /** The id under which plays are kept. */
  readonly holderId: string;
  /** Null for the holder of a link. */
  readonly user: SiteUser | null;
}

// By the session's token, which ends with it: whoever uses the browser next has another one. It lies beside the games
// and goes with them, at sign-out or after a month.
const keyOf = (token: string): string => `session ${token}`;

/** Notes whose the present session is, as the server has just said: without a network nobody else can. */
export async function keepSession(session: DeviceSession): Promise<void> {
  const token = csrfToken();
  if (token !== null) await keepGame(keyOf(token), session).catch(() => undefined);
}

/** Whose the present session is; null when the server has not said it on this device. */
export async function knownSession(): Promise<DeviceSession | null> {
  const token = csrfToken();
  const known = token === null ? undefined : await keptGame(keyOf(token));
  return (known?.answer as DeviceSession | undefined) ?? null;
}
