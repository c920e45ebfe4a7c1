import { areEqualLists } from '../../lib/equal-lists.js';
import { JsonRows } from '../../lib/json-rows.js';

/** A line as it is stored, with its values. */
export interface LineRow {
  readonly id: number;
  readonly teamId: number;
  readonly playerId: number;
  readonly position: string | null;
  readonly started: boolean;
  readonly didNotPlay: boolean;
  readonly sortOrder: number;
  /** Stored values, as two lists of equal length; null: none. Lines with the same statistics share the first one. */
  readonly definitionIds: readonly number[] | null;
  readonly values: readonly number[] | null;
}

/** The points of a team in a period. */
export interface PeriodScoreRow {
  readonly periodId: number;
  readonly teamId: number;
  readonly score: number;
  readonly version: number;
  readonly id: number;
}

/** Each text is read at once, so one reader serves them all. */
const rows = new JsonRows();

/**
 * Reads what `box_score_lines()` gives. A line that names no statistics has those of the last one that does. Who did
 * not play has none, and whoever comes next names them again: lines with equal lists share one, by which they are
 * known.
 */
export function readLineRows(text: string): LineRow[] {
  const lines: LineRow[] = [];
  let named: number[] | null = null;
  rows.begin(text);
  while (rows.nextRow()) {
    // Read in the order in which they stand.
    const id = rows.integer();
    const teamId = rows.integer();
    const playerId = rows.integer();
    const position = rows.textOrNull();
    const started = rows.truth();
    const didNotPlay = rows.truth();
    const sortOrder = rows.integer();
    const own = rows.integers();
    if (own !== null && (named === null || !areEqualLists(own, named))) named = own;
    const values = rows.integers();
    rows.endRow();
    const definitionIds = values === null ? null : named;
    lines.push({ id, teamId, playerId, position, started, didNotPlay, sortOrder, definitionIds, values });
  }
  return lines;
}

/** Reads what `box_score_period_scores()` gives. */
export function readPeriodScoreRows(text: string): PeriodScoreRow[] {
  const scores: PeriodScoreRow[] = [];
  rows.begin(text);
  while (rows.nextRow()) {
    scores.push({
      periodId: rows.integer(),
      teamId: rows.integer(),
      score: rows.integer(),
      version: rows.integer(),
      id: rows.integer(),
    });
    rows.endRow();
  }
  return scores;
}
