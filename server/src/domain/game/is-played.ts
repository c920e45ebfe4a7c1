import type { GameOutcome, GameStatus } from './game-status.js';

const PLAYED: ReadonlySet<GameStatus> = new Set<GameStatus>(['in_progress', 'final', 'forfeit']);

/** A game with what has been recorded about it. */
export interface RecordedGame extends GameOutcome {
  readonly hasPeriodScore: boolean;
  /** Whether the box score has at least one line. */
  readonly hasStatLine: boolean;
}

/**
 * Whether a game has been played, at least begun: it has a score of either side, a period score or a statistic line, or
 * is in progress, final or forfeited. Played games are never moved, swapped or replaced by the schedule builder.
 */
export function isPlayed(game: RecordedGame): boolean {
  const hasScore = game.scoreHome !== null || game.scoreAway !== null;
  return hasScore || game.hasPeriodScore || game.hasStatLine || PLAYED.has(game.status);
}
