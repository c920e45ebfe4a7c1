import type { GameStatus } from '@domain/game/game-status';
import { liveScore } from '@domain/game/live-score';
import { keepsScore } from '@domain/sports/keeps-score';
import { scoringOf } from '@domain/plays/scoring-of';
import { comparesPoints, type ScoredGame, scoreMismatch } from '@domain/game/score-mismatch';
import { sumTotals } from '@domain/stats/sum-totals';
import type { GridDefinition, GridGame } from './grid-game';

/** One side, as its figures need it. */
export interface SideFigures {
  /** Final score. */
  readonly score: number | null;
  readonly periodScores: readonly number[];
  /** Box score lines of it that have a value. */
  readonly lineCount: number;
  /** Summed points, or runs; null when nobody has any. */
  readonly points: number | null;
}

/** What a game's statistics come to. */
export interface ScoreFigures {
  /** Running score, 0 to 0 before anything is recorded; null in a sport of sets, where statistics make none. */
  readonly running: { readonly home: number; readonly away: number } | null;
  /** 'Aces: players 54, final score 52.', for each side that does not add up. */
  readonly mismatch: readonly ('home' | 'away')[];
  /** Whether players' points are compared with final scores in this sport; where not, nothing is said of it. */
  readonly isCompared: boolean;
  /** Whether there was something to compare, and both sides agree. */
  readonly addsUp: boolean;
}

/** Sums over lines of a side; one per definition. */
export function totalsOf(
  definitions: readonly GridDefinition[],
  lines: readonly (readonly (number | null)[])[],
): (number | null)[] {
  return sumTotals(definitions, lines);
}

/** What makes the score among values of all definitions. @param scoredIn its abbreviation */
export function pointsOf(
  scoredIn: string,
  definitions: readonly { readonly abbreviation: string }[],
  values: readonly (number | null)[],
): number | null {
  return values[definitions.findIndex(({ abbreviation }) => abbreviation === scoredIn)] ?? null;
}

/** Whether what makes the score is entered of players. @param scoredIn its abbreviation */
export function hasPoints(
  scoredIn: string,
  definitions: readonly Pick<GridDefinition, 'abbreviation' | 'formula'>[],
): boolean {
  return definitions.some(({ abbreviation, formula }) => abbreviation === scoredIn && formula === null);
}

/**
 * The running score, and the sides whose players' points do not add up to the final score; in a sport of sets points
 * are neither.
 */
export function scoreFigures(
  { status, season }: Pick<GridGame, 'status' | 'season'>,
  hasPoints: boolean,
  home: SideFigures,
  away: SideFigures,
): ScoreFigures {
  const sport = season?.sport.name;
  const scoring = scoringOf(sport);
  const isCompared = hasPoints && scoring !== 'won' && keepsScore(sport, [home.points, away.points]);
  const game: ScoredGame = {
    status: status.toLowerCase() as GameStatus,
    hasPoints: isCompared,
    scoreHome: home.score,
    scoreAway: away.score,
    lineCount: home.lineCount + away.lineCount,
    pointsHome: home.points,
    pointsAway: away.points,
    scoring,
  };
  const mismatch = scoreMismatch(game);
  return {
    running: scoring === 'won' ? null : (liveScore(home, away) ?? { home: 0, away: 0 }),
    mismatch: (['home', 'away'] as const).filter((side) => mismatch?.[side]),
    isCompared,
    addsUp: mismatch === null && comparesPoints(game),
  };
}
