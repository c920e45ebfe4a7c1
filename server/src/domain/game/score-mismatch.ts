import type { Scoring } from '../plays/scoring-of.js';
import { countsForStandings } from './counts-for-standings.js';
import type { GameOutcome } from './game-status.js';

/** A game with the points of its box score, or whatever else makes its score: the runs of baseball. */
export interface ScoredGame extends GameOutcome {
  /** Whether they are recorded of players at all. */
  readonly hasPoints: boolean;
  /** Box-score lines of both sides together that have at least one value. */
  readonly lineCount: number;
  /** Their sum over a side's lines; null when no line has any. */
  readonly pointsHome: number | null;
  readonly pointsAway: number | null;
  /** How the sport's periods make the score: sets that are won are not the players' points. */
  readonly scoring: Scoring;
}

/** One side of a mismatch: what the final score says and what the lines add up to. */
export interface SideMismatch {
  readonly final: number;
  readonly points: number;
}

/** The sides whose points do not add up; at least one of the two is set. */
export interface ScoreMismatch {
  readonly home: SideMismatch | null;
  readonly away: SideMismatch | null;
}

/**
 * Compares the summed points, or runs, with the final scores. There is a mismatch only for a game that counts, with at
 * least one statistic line, when either side differs; a side without points counts as 0. Nothing is compared where
 * points are not recorded, nor in a sport of sets: points win them, and are not them.
 * @returns null when nothing is wrong or nothing can be compared
 */
export function scoreMismatch(game: ScoredGame): ScoreMismatch | null {
  if (!comparesPoints(game)) return null;
  const home = compareSide(game.scoreHome, game.pointsHome ?? 0);
  const away = compareSide(game.scoreAway, game.pointsAway ?? 0);
  return home === null && away === null ? null : { home, away };
}

/** Whether there is something that can be compared by now: see scoreMismatch. */
export function comparesPoints(game: ScoredGame): game is ScoredGame & { scoreHome: number; scoreAway: number } {
  return (
    game.hasPoints &&
    game.scoring !== 'won' &&
    countsForStandings(game) &&
    game.scoreHome !== null &&
    game.scoreAway !== null &&
    game.lineCount > 0
  );
}

function compareSide(final: number, points: number): SideMismatch | null {
  return final === points ? null : { final, points };
}
