/** What has been recorded of one side while a game runs. */
export interface RunningSide {
  /** Summed points, or runs, of the side's lines; null when no line has any. */
  readonly points: number | null;
  /** Scores of the side's periods; empty when none is recorded. */
  readonly periodScores: readonly number[];
}

/** The running score of a game. */
export interface LiveScore {
  readonly home: number;
  readonly away: number;
}

/**
 * The running score where periods add up: of each side the summed points, or runs, or the summed period scores,
 * whichever is more.
 * Either may be behind: points that count for the team alone are in no line, and periods may be entered when they are
 * over. A side of which nothing is known stands at 0.
 * @returns null when nothing has been recorded
 */
export function liveScore(home: RunningSide, away: RunningSide): LiveScore | null {
  const [ofHome, ofAway] = [recorded(home), recorded(away)];
  return ofHome === null && ofAway === null ? null : { home: ofHome ?? 0, away: ofAway ?? 0 };
}

function recorded({ points, periodScores }: RunningSide): number | null {
  if (periodScores.length === 0) return points;
  return Math.max(
    points ?? 0,
    periodScores.reduce((sum, score) => sum + score, 0),
  );
}
