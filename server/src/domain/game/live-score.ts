/** What has been recorded of one side while a game runs. */
export interface RunningSide {
  /** Summed PTS of the side's lines; null when no line has any. */
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
 * The running score: the summed PTS, or the summed period scores. PTS come first, unless only the periods cover both
 * sides; a side of which nothing is known stands at 0.
 * @returns null when nothing has been recorded
 */
export function liveScore(home: RunningSide, away: RunningSide): LiveScore | null {
  const byPoints = [home.points, away.points] as const;
  const byPeriods = [periodTotal(home), periodTotal(away)] as const;
  const sources = [byPoints, byPeriods];
  const source =
    sources.find(([first, second]) => first !== null && second !== null) ??
    sources.find(([first, second]) => first !== null || second !== null);
  return source === undefined ? null : { home: source[0] ?? 0, away: source[1] ?? 0 };
}

function periodTotal(side: RunningSide): number | null {
  return side.periodScores.length === 0 ? null : side.periodScores.reduce((sum, score) => sum + score, 0);
}
