import { STATISTIC_LIMITS } from './statistic-limits.js';

/** A cell as it is stored: the value of one statistic of one player in a game, null where there is none. */
export interface StoredCell {
  readonly value: number | null;
  /** Never the same twice; 0 when there never was a value. */
  readonly version: number;
}

/** To store a value, null to remove it, if the cell still is as it was seen. */
export interface CellSet<Key> {
  readonly cell: Key;
  readonly value: number | null;
  /** The version that was seen. Absent: whatever is there (the last one wins). */
  readonly expectedVersion?: number | undefined;
}

/** To add to whatever value there is, none counting as 0; done once by its id. */
export interface CellAdd<Key> {
  readonly cell: Key;
  readonly delta: number;
  readonly operationId: string;
}

/** One step of a cell from a value to another. */
export interface CellStep<Key> {
  readonly cell: Key;
  readonly operation: 'set' | 'add';
  readonly operationId: string | null;
  readonly before: number | null;
  readonly after: number | null;
}

/** What becomes of sets and adds. */
export interface CellPlan<Key> {
  /** What is written, in this order. */
  readonly steps: CellStep<Key>[];
  /** Places in the list of sets: the cell has changed since it was seen, to another value. Left as it is. */
  readonly stale: number[];
  /** Places in the list of adds that would lead out of the limits. */
  readonly outOfLimits: number[];
}

/**
 * What becomes of sets and adds, given what is stored. Sets come first, each against the version it was based on; a
 * stale one that asks for the value that is there anyway is no conflict. Adds follow, each to what the ones before it
 * left; one whose operation is done already, or that came earlier in the list, is passed over.
 * @param cells every cell that is named, at most one set for each
 * @param done operations that are done already
 */
export function planCells<Key>(
  cells: ReadonlyMap<Key, StoredCell>,
  sets: readonly CellSet<Key>[],
  adds: readonly CellAdd<Key>[],
  done: ReadonlySet<string>,
): CellPlan<Key> {
  const values = new Map([...cells].map(([cell, { value }]) => [cell, value]));
  const plan: CellPlan<Key> = { steps: [], stale: [], outOfLimits: [] };
  for (const [index, { cell, value, expectedVersion }] of sets.entries()) {
    const before = values.get(cell) ?? null;
    if (before === value) continue;
    if (expectedVersion !== undefined && expectedVersion !== cells.get(cell)?.version) {
      plan.stale.push(index);
      continue;
    }
    values.set(cell, value);
    plan.steps.push({ cell, operation: 'set', operationId: null, before, after: value });
  }
  const known = new Set(done);
  for (const [index, { cell, delta, operationId }] of adds.entries()) {
    if (known.has(operationId)) continue;
    known.add(operationId);
    const before = values.get(cell) ?? null;
    const after = (before ?? 0) + delta;
    if (after < STATISTIC_LIMITS.min || after > STATISTIC_LIMITS.max) {
      plan.outOfLimits.push(index);
      continue;
    }
    values.set(cell, after);
    plan.steps.push({ cell, operation: 'add', operationId, before, after });
  }
  return plan;
}
