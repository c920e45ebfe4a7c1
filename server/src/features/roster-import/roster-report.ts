import type { ImportProblem, ProblemList } from '../season-import/reporting/problem.js';
import type { ImportNotes } from '../season-import/reporting/report.js';
import type { PlannedLine, RosterPlan } from './roster-plan.js';

/** Most lines that a report shows one by one. */
const MOST_SHOWN = 1000;

/** What an import of a roster would do, or has done. */
export interface RosterReport {
  /** Whether it was written: not in a preview, and not when anything was wrong. */
  readonly done: boolean;
  readonly lineCount: number;
  readonly teamCount: number;
  /** Teams that the league does not have yet, in the order of the file. */
  readonly newTeams: readonly { readonly name: string; readonly line: number; readonly isKnown: boolean }[];
  readonly newPlayerCount: number;
  readonly addedCount: number;
  readonly changedCount: number;
  readonly unchangedCount: number;
  /** Values of attributes that change, those of new players too. */
  readonly valueCount: number;
  readonly lines: { readonly items: readonly PlannedLine[]; readonly more: number };
  readonly problems: ImportNotes;
  readonly warnings: ImportNotes;
  readonly message: string;
  readonly undoId: string | null;
}

/** What came of it: `done` with its undo, or what it would be. */
export interface Outcome {
  readonly done: boolean;
  readonly lineCount: number;
  readonly problems: ProblemList;
  readonly warnings: ProblemList;
  readonly undoId?: string | null;
}

/** Counts what a plan holds. Warnings are shown when nothing is wrong. */
export function reportOf(
  { teams, players, entries, lines }: RosterPlan,
  { done, lineCount, problems, warnings, undoId = null }: Outcome,
): RosterReport {
  const isSame = ({ isAdded, changes }: PlannedLine): boolean => !isAdded && changes.length === 0;
  const counts = {
    newTeams: teams
      .filter(({ seasonLeagueTeamId }) => seasonLeagueTeamId === null)
      .map(({ name, line, teamId }) => ({ name, line, isKnown: teamId !== null })),
    newPlayerCount: players.filter(({ id }) => id === null).length,
    addedCount: entries.filter(({ entryId }) => entryId === null).length,
    changedCount: lines.filter(({ isAdded, changes }) => !isAdded && changes.length > 0).length,
    unchangedCount: lines.filter(isSame).length,
    valueCount: players.reduce((sum, { changes }) => sum + changes.length, 0),
  };
  return {
    done,
    lineCount,
    teamCount: teams.length,
    ...counts,
    lines: { items: lines.slice(0, MOST_SHOWN), more: Math.max(0, lines.length - MOST_SHOWN) },
    problems: notesInOrder(problems),
    warnings: problems.count > 0 ? { items: [], more: 0 } : notesInOrder(warnings),
    message: done ? messageOf(counts) : 'Nothing was imported.',
    undoId,
  };
}

/** Whether carrying a plan out would change anything. */
export function changesAnything({ teams, players, lines }: RosterPlan): boolean {
  return (
    teams.some(({ seasonLeagueTeamId }) => seasonLeagueTeamId === null) ||
    players.some(({ id, key, keyBefore }) => id === null || key !== keyBefore) ||
    lines.some(({ isAdded, changes }) => isAdded || changes.length > 0)
  );
}

function messageOf({
  newTeams,
  addedCount,
  changedCount,
}: Pick<RosterReport, 'newTeams' | 'addedCount' | 'changedCount'>): string {
  const parts = [
    ...(addedCount > 0 ? [`${counted(addedCount, 'player')} added`] : []),
    ...(newTeams.length > 0 ? [counted(newTeams.length, 'new team')] : []),
    ...(changedCount > 0 ? [`${counted(changedCount, 'player')} changed`] : []),
  ];
  return parts.length === 0
    ? 'Everything was there already; nothing was changed.'
    : `Imported a roster: ${parts.join(', ')}.`;
}

function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

/** Problems are found in several passes over the lines; people read them from top to bottom. */
function notesInOrder({ items, more }: ProblemList): ImportNotes {
  return {
    items: items.toSorted((one: ImportProblem, other: ImportProblem) => (one.line ?? 0) - (other.line ?? 0)),
    more,
  };
}
