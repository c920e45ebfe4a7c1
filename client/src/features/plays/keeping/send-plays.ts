import { t } from '@/texts';
import type { StoredPlay } from './play';
import type { UnsentPlay } from './unsent-play';

/** What a request came to. */
export interface SavedPlays {
  /** Those that are stored, as they are now. One that was sent and is nowhere here goes by one that waits. */
  readonly plays: readonly StoredPlay[];
  /** Of these nothing was written, since somebody else has changed them. */
  readonly conflicts: readonly { readonly id: string; readonly stored: StoredPlay }[];
  /** Nor of these, since another device entered the same. */
  readonly duplicates: readonly { readonly id: string; readonly stored: StoredPlay }[];
}

/**
 * Sends plays of one game. Rejects with `PlaysRefused` when the server said no, with `ServerFailed` when something went
 * wrong there, with `NotSignedIn` when it was not asked or would not listen, and with anything else when there was no
 * answer.
 */
export type SendPlays = (gameId: string, plays: readonly UnsentPlay[]) => Promise<SavedPlays>;

/** The server's no to a whole request: nothing of it was written. */
export class PlaysRefused extends Error {
  /** @param wrong places of what is wrong; empty when it is not about single plays */
  constructor(
    message: string,
    readonly wrong: readonly number[],
  ) {
    super(message);
  }
}

/** The server has answered, and could not do it. */
export class ServerFailed extends Error {}

/** Nobody is signed in, or somebody else than who entered the plays. */
export class NotSignedIn extends Error {
  /** @param username who is signed in instead; null for nobody */
  constructor(readonly username: string | null) {
    super(t.plays.not_signed_in());
  }
}
