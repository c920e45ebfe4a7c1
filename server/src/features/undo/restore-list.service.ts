import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from './recorder.service.js';

/** A row of an ordered list that can be hidden, as it is or as it shall be. */
export interface ListedRow {
  id: number;
  position: number;
  hidden: boolean;
}

/** A table of such rows. `flag` is the column that shows or hides them. */
export interface HideableTable {
  table: string;
  flag: 'visible' | 'hidden';
}

/**
 * Puts rows in their place, shown or hidden; those that are so already stay untouched. `before` are the rows now,
 * locked.
 */
export async function restoreList(
  tx: Write,
  undo: UndoRecorder,
  { table, flag }: HideableTable,
  before: readonly ListedRow[],
  after: readonly ListedRow[],
): Promise<void> {
  const was = new Map(before.map((row) => [row.id, row]));
  const differing = after.filter(
    ({ id, position, hidden }) => was.get(id)?.position !== position || was.get(id)?.hidden !== hidden,
  );
  const ids = differing.map(({ id }) => id);
  const flags = differing.map(({ hidden }) => (flag === 'hidden' ? hidden : !hidden));
  const of = (alias: string, mark: string): string =>
    `(SELECT new.value FROM unnest($2::int[], ${mark}) AS new (id, value) WHERE new.id = ${alias}.id)`;
  const stamp = sqlStamp(tx, 5);
  await undo.change(
    table,
    { sql: 't.id = ANY($2::int[])', params: [ids] },
    {
      sql: `position = ${of('t', '$3::int[]')}, ${flag} = ${of('t', '$4::bool[]')}, ${stamp.set}`,
      params: [differing.map(({ position }) => position), flags, ...stamp.params],
    },
  );
}

/**
 * The list of defaults, in their order, followed by what is none of them, hidden, in the order that it has.
 * @param defaults the row that stands for each default
 */
export function defaultsFirst(
  rows: readonly ListedRow[],
  defaults: readonly { id: number; hidden: boolean }[],
): ListedRow[] {
  const known = new Set(defaults.map(({ id }) => id));
  const rest = rows.filter(({ id }) => !known.has(id)).toSorted((a, b) => a.position - b.position || a.id - b.id);
  return [...defaults, ...rest.map(({ id }) => ({ id, hidden: true }))].map((row, position) => ({ ...row, position }));
}
