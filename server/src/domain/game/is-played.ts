import type { GameOutcome } from './game-status.js';
import { hasBegun } from './has-begun.js';

/** A game with what has been recorded about it. */
export interface RecordedGame extends GameOutcome {
  readonly hasPeriodScore: boolean;
  /** Whether the box score has at least one line. */
  readonly hasStatLine: boolean;
  /** Whether something of it was entered at the table, and not taken away again. */
  readonly hasPlay: boolean;
}

/**
 * Whether a game has been played, at least begun: it has a score of either side, a period score, a statistic line or a
 * play, or is in progress, final or forfeited. Played games are never moved, swapped or replaced by the schedule
 * builder.
 */
export function isPlayed(game: RecordedGame): boolean {
  return hasBegun(game) || game.hasPeriodScore || game.hasStatLine || game.hasPlay;
}
