import type { GameOutcome } from '../game/game-status.js';
import type { Id } from '../ordering/id.js';

/** A game of a division, as the bracket reads it. */
export interface BracketGame extends GameOutcome {
  readonly id: Id;
  readonly homeTeamId: Id;
  readonly awayTeamId: Id;
  /** 'YYYY-MM-DD', or null while none is set. */
  readonly date: string | null;
  /** 'HH:MM', or null while none is set. */
  readonly time: string | null;
}

/** A team in a match. */
export interface BracketEntrant {
  /** 1 for the best. */
  readonly seed: number;
  readonly teamId: Id;
  /** Its final score in the game of this match; null while there is none, and for a game that does not count. */
  readonly score: number | null;
}

/** A match of the bracket. The upper entrant comes first (home); which team plays at home is the game's own affair. */
export interface BracketMatch {
  /** Stable whatever the results: 'r2m1' is the second match from the top in round 2, counting slots from 0. */
  readonly id: string;
  /** 1 for the first round. */
  readonly round: number;
  /** Place in its round from the top, from 0, counting also where byes leave no match. */
  readonly slot: number;
  /** Null until the match that it comes from is won. */
  readonly home: BracketEntrant | null;
  readonly away: BracketEntrant | null;
  /** The game that is played for this match; null while there is none. */
  readonly gameId: Id | null;
  /** Other games of the same two teams, which do not count. */
  readonly otherGameIds: readonly Id[];
  readonly winner: BracketEntrant | null;
}

/** A round of the bracket. */
export interface BracketRound {
  readonly number: number;
  /** From top to bottom. */
  readonly matches: readonly BracketMatch[];
}

/** A bracket as results have filled it. */
export interface Bracket {
  readonly rounds: readonly BracketRound[];
  /** The team that won the last match. */
  readonly championTeamId: Id | null;
  /**
   * Games whose two teams do not meet as things stand, in order of play. They are shown with a warning and count for
   * nothing.
   */
  readonly unmatchedGameIds: readonly Id[];
}
