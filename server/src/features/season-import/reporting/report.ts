import type { RowChangeKind } from '../import-scope.js';
import { type ImportProblem, ProblemList } from './problem.js';
import type { ShownSeason } from './shown-season.js';

/** A list that may have been cut: `more` counts what is beyond it. */
export interface ImportNotes {
  readonly items: readonly ImportProblem[];
  readonly more: number;
}

/** What became of the rows of one kind. */
export type RowCounts = Readonly<Record<RowChangeKind, number>>;

/** Rows that earlier imports brought and the files no longer hold. */
export interface AbsentRows {
  readonly games: number;
  /** Those of the games too. */
  readonly lines: number;
  /** The first games, and lines of games that are still there, in words. */
  readonly names: readonly string[];
  /** How many there are beyond `names`. */
  readonly more: number;
}

/** What an import did. */
export interface SeasonImportReport {
  /** False when anything was wrong: then nothing was written at all. */
  readonly done: boolean;
  /** What has to be put right first; empty when done. */
  readonly problems: ImportNotes;
  /** What was imported as it stands and deserves a look. */
  readonly warnings: ImportNotes;
  /** Rows that were edited or deleted since an earlier import, and stay as they are. */
  readonly kept: ImportNotes;
  /** What the files no longer hold, and is still there. */
  readonly missing: AbsentRows;
  /** What the files no longer hold, and was removed because that was asked for. */
  readonly removed: AbsentRows;
  /** By which the removal can be undone. */
  readonly undoId: string | null;
  readonly seasonId: number | null;
  /** The active season that public pages show instead of this active one. */
  readonly shownInstead: ShownSeason | null;
  readonly teams: { readonly total: number; readonly added: number };
  readonly players: { readonly total: number; readonly added: number };
  readonly games: RowCounts;
  readonly lines: RowCounts;
}

const NO_ROWS: RowCounts = { added: 0, changed: 0, same: 0, kept: 0 };
/** Nothing is absent. */
export const NONE_ABSENT: AbsentRows = { games: 0, lines: 0, names: [], more: 0 };

/** The report of an import that was refused. */
export function refusedReport(problems: ProblemList): SeasonImportReport {
  const none = notesOf(new ProblemList());
  const nothing = { total: 0, added: 0 };
  const notes = { problems: notesOf(problems), warnings: none, kept: none };
  return {
    done: false,
    ...notes,
    missing: NONE_ABSENT,
    removed: NONE_ABSENT,
    undoId: null,
    seasonId: null,
    shownInstead: null,
    teams: nothing,
    players: nothing,
    games: NO_ROWS,
    lines: NO_ROWS,
  };
}

export function notesOf(list: ProblemList): ImportNotes {
  return { items: list.items, more: list.more };
}

/** Counts rows by what became of them. */
export function countChangeKinds(
  rows: readonly { readonly changeKind: RowChangeKind }[],
): Record<RowChangeKind, number> {
  const counts = { ...NO_ROWS };
  for (const { changeKind } of rows) counts[changeKind] += 1;
  return counts;
}
