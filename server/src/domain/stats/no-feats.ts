/**
 * Statistics that nobody is praised for: attempts (a batting average divides by at-bats), errors, turnovers, fouls and
 * a batter's strikeouts. They are kept and shown like any other, but nobody leads in them, and the most of them is no
 * high.
 */
export const NO_FEATS: ReadonlySet<string> = new Set('FGA FTA 2PA 3PA AB TA E DF UE TO PF SO'.split(' '));
