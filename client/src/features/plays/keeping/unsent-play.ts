import type { PlayContent, PlayRevision, StoredPlay } from './play';

/** Whose sign-in a play was entered under. It is sent under no other. */
export interface PlayOwner {
  readonly userId: string;
  readonly username: string;
  readonly organizationId: string;
}

/** What has to be answered before a play can be sent. */
export type PlayQuestion =
  /** Somebody else has changed the same of the play meanwhile: `stored` is what it is now. */
  | { readonly kind: 'conflict'; readonly stored: StoredPlay }
  /** Another device has entered `stored` at about the same moment. */
  | { readonly kind: 'duplicate'; readonly stored: StoredPlay }
  /** The server takes it in no form: the player has left the roster, say. */
  | { readonly kind: 'refused'; readonly message: string };

/** A revision on its way to the server, as the device keeps it. */
export interface UnsentPlay {
  /** Its place in the order in which everything was entered on this device. */
  readonly order: number;
  readonly owner: PlayOwner;
  readonly gameId: string;
  readonly play: PlayRevision;
  /** What the play was on this device before; null for a new one, and absent where an earlier version stored it. */
  readonly base?: PlayContent | null;
  readonly isDuplicateConfirmed: boolean;
  readonly question: PlayQuestion | null;
}

/** How many plays wait; one that was corrected before it was sent is one play, with several revisions. */
export function countOfPlays(unsent: readonly { readonly play: { readonly id: string } }[]): number {
  return new Set(unsent.map(({ play }) => play.id)).size;
}

/** How many plays wait, by who entered them. */
export function countsByName(unsent: readonly UnsentPlay[]): ReadonlyMap<string, number> {
  const names = new Set(unsent.map(({ owner }) => owner.username));
  return new Map([...names].map((name) => [name, countOfPlays(unsent.filter(({ owner }) => owner.username === name))]));
}

/** One that was not stored on the device yet. */
export type NewUnsentPlay = Omit<UnsentPlay, 'order'>;

/** Where a device keeps what was not sent. */
export interface UnsentStorage {
  /** Everything, in order. */
  read(): Promise<UnsentPlay[]>;
  /** Stores all or none, and answers them with their places in the order. */
  add(plays: readonly NewUnsentPlay[]): Promise<UnsentPlay[]>;
  /** Changes and removes, all or nothing. */
  change(updated: readonly UnsentPlay[], removed: readonly UnsentPlay[]): Promise<void>;
}
