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
  /** The match that it was created for; null or absent: its two teams say which. */
  readonly bracketNode?: string | null;
}

/** A team in a match. */
export interface BracketEntrant {
  /** 1 for the best. */
  readonly seed: number;
  readonly teamId: Id;
  /**
   * Its final score in the game of this match, null while there is none and for a game that does not count; in a series
   * the games that it has won, null until one is decided.
   */
  readonly score: number | null;
}

/** Where an entrant comes from. */
export interface BracketSource {
  readonly matchId: string;
  readonly outcome: 'winner' | 'loser';
}

/** A match of the bracket. The upper entrant comes first (home); which team plays at home is the game's own affair. */
export interface BracketMatch {
  /**
   * Stable whatever the results: 'r2m1' is the second match from the top in round 2, counting slots from 0; 'l2m1' in
   * the losers' bracket; 'third', 'final1', 'final2'.
   */
  readonly id: string;
  /** From 1, in an order in which all matches can be played. */
  readonly number: number;
  /** Within its bracket; 1 for the first round, counting also rounds in which nobody plays. */
  readonly round: number;
  /** Place in its round from the top, from 0, counting also where byes leave no match. */
  readonly slot: number;
  /** Null until the match that it comes from is decided. */
  readonly home: BracketEntrant | null;
  readonly away: BracketEntrant | null;
  /** Null for a team that begins here. */
  readonly homeFrom: BracketSource | null;
  readonly awayFrom: BracketSource | null;
  /** The games that are played for this match, in order of play, the decided ones first. One unless it is a series. */
  readonly gameIds: readonly Id[];
  /** Of these the one to be played next, otherwise the last; null while there is none. */
  readonly gameId: Id | null;
  /** Other games of the same two teams, which do not count. */
  readonly otherGameIds: readonly Id[];
  /** Both teams are known, nobody has won, and not as many games are set as may have to be played. */
  readonly needsGame: boolean;
  readonly winner: BracketEntrant | null;
  readonly loser: BracketEntrant | null;
  /** Its winner is supposed, and not known. */
  readonly isSupposed: boolean;
}

/** Ids of teams that are supposed to win, by the match. */
export type SupposedWinners = ReadonlyMap<string, Id>;

/** A round of the bracket. */
export interface BracketRound {
  /** From 1, counting rounds in which somebody plays. */
  readonly number: number;
  /** From top to bottom. */
  readonly matches: readonly BracketMatch[];
}

/** A bracket as results have filled it. */
export interface Bracket {
  /** Of a single elimination, or of the winners' bracket of a double one. */
  readonly rounds: readonly BracketRound[];
  /** Of the losers' bracket; none in a single elimination. */
  readonly losersRounds: readonly BracketRound[];
  /**
   * Of a double elimination the final between the winners of both brackets, and the second one for as long as it may
   * have to be played: not once the team without a loss has won the first.
   */
  readonly finals: readonly BracketMatch[];
  /** Null unless the options want it and there are four teams. */
  readonly thirdPlace: BracketMatch | null;
  /** The team that has won the whole. */
  readonly championTeamId: Id | null;
  /**
   * Games whose two teams do not meet as things stand, in order of play. They are shown with a warning and count for
   * nothing.
   */
  readonly unmatchedGameIds: readonly Id[];
}
