/** One cell's part of an edit. */
export interface CellEdit {
  readonly cellId: string;
  readonly before: number | null;
  readonly after: number | null;
}

/** What was done, and what of it was taken back; the latest last. */
export interface EditHistory {
  readonly done: readonly (readonly CellEdit[])[];
  readonly undone: readonly (readonly CellEdit[])[];
}

export const NO_HISTORY: EditHistory = { done: [], undone: [] };

/** More than anybody goes back. */
const LONGEST = 200;

/** Adds an edit; what was taken back before it cannot be done again. An edit that changes nothing is left out. */
export function record(history: EditHistory, edit: readonly CellEdit[]): EditHistory {
  const changes = edit.filter(({ before, after }) => before !== after);
  return changes.length === 0 ? history : { done: [...history.done, changes].slice(-LONGEST), undone: [] };
}

/** What taking an edit back, or doing it again, comes to. */
export interface Step {
  readonly history: EditHistory;
  /** Values to put; of cells that still hold what the edit left there. */
  readonly edit: readonly CellEdit[];
  /** Cells that hold something else by now: somebody else's value is not undone. */
  readonly kept: readonly string[];
}

/** Takes the latest edit back; null when there is none. */
export function undo(history: EditHistory, valueOf: (cellId: string) => number | null): Step | null {
  const last = history.done.at(-1);
  if (last === undefined) return null;
  const turned = last.map(({ cellId, before, after }) => ({ cellId, before: after, after: before }));
  return {
    history: { done: history.done.slice(0, -1), undone: [...history.undone, last] },
    ...applicable(turned, valueOf),
  };
}

/** Does again what was taken back last; null when there is nothing. */
export function redo(history: EditHistory, valueOf: (cellId: string) => number | null): Step | null {
  const last = history.undone.at(-1);
  if (last === undefined) return null;
  return {
    history: { done: [...history.done, last], undone: history.undone.slice(0, -1) },
    ...applicable(last, valueOf),
  };
}

function applicable(
  edit: readonly CellEdit[],
  valueOf: (cellId: string) => number | null,
): { edit: CellEdit[]; kept: string[] } {
  return {
    edit: edit.filter(({ cellId, before }) => valueOf(cellId) === before),
    kept: edit.filter(({ cellId, before }) => valueOf(cellId) !== before).map(({ cellId }) => cellId),
  };
}
