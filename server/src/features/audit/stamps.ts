import type { Write } from './write.service.js';

/**
 * The stamp of a row: its `version`, by which a change that is based on an older one is refused, and when and by whom
 * it was last changed. A write sets all of them or none, so they are written here alone; the lint finds them elsewhere.
 */
type Stamping = Pick<Write, 'now' | 'author'>;

/** The stamp for one statement. */
export interface SqlStamp {
  /** What an UPDATE sets. */
  readonly set: string;
  /** The columns of an INSERT, and `values` what stands in them. */
  readonly columns: string;
  readonly values: string;
  /** The parameters that `set` and `values` refer to. */
  readonly params: readonly [Date, number | null];
}

/** @param first the number of the first of the two parameters, in the statement that takes them */
export function sqlStamp({ now, author }: Stamping, first: number): SqlStamp {
  const [at, by] = [`$${first}`, `$${first + 1}`];
  return {
    set: `version = version + 1, updated_at = ${at}, updated_by = ${by}`,
    columns: 'updated_at, updated_by',
    values: `${at}, ${by}`,
    params: [now, author.id],
  };
}

/** The stamp of a new row, by the columns' names and as text, for rows that are written many at once. */
export function columnStamp({ now, author }: Stamping): { updated_at: string; updated_by: number | null } {
  return { updated_at: now.toISOString(), updated_by: author.id };
}

/** The stamp of a new entity; its version is the table's default. */
export function newRowStamp({ now, author }: Stamping): { updatedAt: Date; updatedBy: number | null } {
  return { updatedAt: now, updatedBy: author.id };
}

/** The version that a row gets by a change, for its entry in the trail. */
export function nextVersion({ version }: { readonly version: number }): number {
  return version + 1;
}

/** The stamp of an entity that is changed, on top of the one that it has. */
export function changedRowStamp(
  write: Stamping,
  row: { readonly version: number },
): { version: number; updatedAt: Date; updatedBy: number | null } {
  return { version: nextVersion(row), ...newRowStamp(write) };
}
