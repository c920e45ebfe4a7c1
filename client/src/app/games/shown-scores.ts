/** Where a game in progress stands. */
export interface LiveScore {
  home: number;
  away: number;
  period: { name: string } | null;
}

/** A game, as far as it has a score. */
export interface ShownGame {
  homeScore: number | null;
  awayScore: number | null;
  /** Of a game in progress; absent where nothing is told of it. */
  liveScore?: LiveScore | null;
}

/**
 * The scores that a list shows of a game, each null before there is one: final ones, of a game in progress where it
 * stands.
 */
export function shownScores({ homeScore, awayScore, liveScore }: ShownGame): {
  home: number | null;
  away: number | null;
} {
  return { home: homeScore ?? liveScore?.home ?? null, away: awayScore ?? liveScore?.away ?? null };
}
