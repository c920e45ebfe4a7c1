import type { Id } from '../ordering/id.js';
import type { PlayKind } from './play-kind.js';

/** As much of a play as decides on what it adds. */
export interface CountedPlay {
  /** A UUID, made by the device on which it was entered. */
  readonly id: string;
  /** Whether it is taken away. A later revision may bring it back. */
  readonly isDeleted: boolean;
  readonly kind: PlayKind;
  readonly periodId: Id;
  readonly teamId: Id | null;
  /** Null: the team alone. */
  readonly playerId: Id | null;
  /** Who goes off, in a substitution; the opponent who erred, in an error. */
  readonly otherPlayerId: Id | null;
  /** The play that this one belongs to: an assist's shot, a rebound's miss. */
  readonly linkedPlayId: string | null;
}

/** A play at its latest revision, as far as the rules need it. */
export interface Play extends CountedPlay {
  /** 1, 2, 3 …: what it is now is what the latest one says. */
  readonly revision: number;
  /** Its place within the period. */
  readonly sortOrder: number;
  /** Seconds left in the period. */
  readonly clock: number | null;
  /** Place on the court, 0 to 100 of its length and width, the attack going to the right. */
  readonly x: number | null;
  readonly y: number | null;
}
