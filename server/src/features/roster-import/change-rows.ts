import { sqlStamp } from '../audit/stamps.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';

const PER_STATEMENT = 500;

/**
 * Sets columns of many rows to a value each, recorded for undo. Columns and their types come from code, never from
 * callers. @returns the versions that came of it, by the rows' ids; none where rows have no versions
 */
export async function changeRows<Row extends { readonly id: number }>(
  write: Write,
  undo: UndoRecorder,
  table: string,
  columns: Readonly<Record<string, (row: Row) => string | number | null>>,
  rows: readonly Row[],
  { isVersioned = true, types = {} }: { isVersioned?: boolean; types?: Readonly<Record<string, 'integer'>> } = {},
): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  const names = Object.keys(columns);
  for (let start = 0; start < rows.length; start += PER_STATEMENT) {
    const part = rows.slice(start, start + PER_STATEMENT);
    const ids = part.map(({ id }) => id);
    const valueOf = (name: string, index: number): string =>
      `${name} = ($${index + 3}::${types[name] ?? 'text'}[])[array_position($2::int[], t.id)]`;
    const stamp = isVersioned ? sqlStamp(write, names.length + 3) : null;
    await undo.change(
      table,
      { sql: 't.id = ANY($2::int[])', params: [ids] },
      {
        sql: [...names.map(valueOf), ...(stamp ? [stamp.set] : [])].join(', '),
        params: [...names.map((name) => part.map((row) => columns[name]?.(row) ?? null)), ...(stamp?.params ?? [])],
      },
    );
    const changed = isVersioned
      ? await write.manager.query<{ id: number; version: number }[]>(
          `SELECT id, version FROM ${table} WHERE organization_id = $1 AND id = ANY($2)`,
          [write.organizationId, ids],
        )
      : [];
    for (const { id, version } of changed) versions.set(id, version);
  }
  return versions;
}
