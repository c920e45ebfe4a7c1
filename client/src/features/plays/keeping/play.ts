import type { PlayKind } from '@domain/plays/play-kind';

/** What a revision of a play says. */
export interface PlayContent {
  readonly kind: PlayKind;
  readonly periodId: string;
  readonly sortOrder: number;
  /** Seconds left in the period. */
  readonly clock: number | null;
  readonly teamId: string | null;
  readonly playerId: string | null;
  readonly otherPlayerId: string | null;
  readonly linkedPlayId: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly note: string | null;
  /** When it was entered, by the clock of the device. */
  readonly madeAt: string;
  readonly isDeleted: boolean;
}

/** A play as one of its revisions has it. */
export interface PlayRevision extends PlayContent {
  readonly id: string;
  readonly revision: number;
}

/** A play as the server has it. */
export interface StoredPlay extends PlayRevision {
  readonly madeBy: string | null;
  readonly device: string | null;
}

/** The content alone. */
export function contentOf(play: PlayContent): PlayContent {
  const { kind, periodId, sortOrder, clock, teamId, playerId, otherPlayerId, linkedPlayId, x, y, note } = play;
  const { madeAt, isDeleted } = play;
  return {
    kind,
    periodId,
    sortOrder,
    clock,
    teamId,
    playerId,
    otherPlayerId,
    linkedPlayId,
    x,
    y,
    note,
    madeAt,
    isDeleted,
  };
}
