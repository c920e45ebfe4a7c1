import { describeProblem } from '../../features/season-import/reporting/problem.js';
import type { ImportNotes } from '../../features/season-import/reporting/report.js';

/** What a command that imports prints. */
export interface ImportResult {
  readonly done: boolean;
  /** Problems, warnings and kept rows, one per line. */
  readonly lines: readonly string[];
  readonly summary: string;
}

/** The answer of an import that was refused. */
export function refusedImport(problems: ImportNotes): ImportResult {
  const total = problems.items.length + problems.more;
  const count = total === 1 ? 'there is one problem' : `there are ${total} problems`;
  return { done: false, lines: noteLines('', problems), summary: `Nothing was imported: ${count} to put right first.` };
}

/** Notes, one per line. */
export function noteLines(prefix: string, { items, more }: ImportNotes): string[] {
  const rest = more > 0 ? [`${prefix}… and ${more} more`] : [];
  return [...items.map((item) => prefix + describeProblem(item)), ...rest];
}
