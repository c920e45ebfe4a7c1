/** The statuses that are stored for a game. */
export const GAME_STATUSES = ['scheduled', 'in_progress', 'final', 'forfeit', 'postponed', 'cancelled'] as const;

/** A stored status. */
export type GameStatus = (typeof GAME_STATUSES)[number];

/** Status and final scores of a game; the scores stay null while it is in progress. */
export interface GameOutcome {
  readonly status: GameStatus;
  readonly scoreHome: number | null;
  readonly scoreAway: number | null;
}

/** The sides of a game. */
export type Side = 'home' | 'away';
