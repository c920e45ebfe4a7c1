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

/** A line as `box_score_lines()` gives it. */
type Line = [
  id: number,
  teamId: number,
  playerId: number,
  position: string | null,
  started: boolean,
  didNotPlay: boolean,
  sortOrder: number,
  definitionIds: number[] | null,
  values: number[] | null,
];

/** Reads what `box_score_lines()` gives. A line that names no statistics has those of the last one that does. */
export function readLineRows(text: string): LineRow[] {
  let named: number[] | null = null;
  return (JSON.parse(text) as Line[]).map((line): LineRow => {
    named = line[7] ?? named;
    return {
      id: line[0],
      teamId: line[1],
      playerId: line[2],
      position: line[3],
      started: line[4],
      didNotPlay: line[5],
      sortOrder: line[6],
      definitionIds: line[8] === null ? null : named,
      values: line[8],
    };
  });
}

/** The points of a team in a period. */
export interface PeriodScoreRow {
  readonly periodId: number;
  readonly teamId: number;
  readonly score: number;
  readonly version: number;
  readonly id: number;
}

type PeriodScoreList = [periodId: number, teamId: number, score: number, version: number, id: number];

/** Reads what `box_score_period_scores()` gives. */
export function readPeriodScoreRows(text: string): PeriodScoreRow[] {
  return (JSON.parse(text) as PeriodScoreList[]).map(([periodId, teamId, score, version, id]) => ({
    periodId,
    teamId,
    score,
    version,
    id,
  }));
}
