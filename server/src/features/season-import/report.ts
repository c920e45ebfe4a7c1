import type { RowFate } from './import-scope.js';
import { type ImportProblem, ProblemList } from './problem.js';

/** A list that may have been cut: `more` counts what is beyond it. */
export interface ImportNotes {
  readonly items: readonly ImportProblem[];
  readonly more: number;
}

/** What became of the rows of one kind. */
export type RowCounts = Readonly<Record<RowFate, number>>;

/** What an import did. */
export interface SeasonImportReport {
  /** False when anything was wrong: then nothing was written at all. */
  readonly done: boolean;
  /** What has to be put right first; empty when done. */
  readonly problems: ImportNotes;
  /** What was imported as it stands and deserves a look. */
  readonly warnings: ImportNotes;
  /** Rows that were edited since an earlier import, and stay as they are. */
  readonly kept: ImportNotes;
  readonly seasonId: number | null;
  readonly teams: { readonly total: number; readonly added: number };
  readonly players: { readonly total: number; readonly added: number };
  readonly games: RowCounts;
  readonly lines: RowCounts;
}

const NO_ROWS: RowCounts = { added: 0, changed: 0, same: 0, kept: 0 };

/** The report of an import that was refused. */
export function refusedReport(problems: ProblemList): SeasonImportReport {
  const none = notesOf(new ProblemList());
  const nothing = { total: 0, added: 0 };
  return { done: false, problems: notesOf(problems), warnings: none, kept: none, seasonId: null, teams: nothing, players: nothing, games: NO_ROWS, lines: NO_ROWS };
}

export function notesOf(list: ProblemList): ImportNotes {
  return { items: list.items, more: list.more };
}

/** Counts rows by what became of them. */
export function countFates(rows: readonly { readonly fate: RowFate }[]): Record<RowFate, number> {
  const counts = { ...NO_ROWS };
  for (const { fate } of rows) counts[fate] += 1;
  return counts;
}
