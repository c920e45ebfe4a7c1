import { analyseAfter } from '../../database/analyse.js';
import type { Write } from '../audit/write.service.js';
import type { UndoRecorder } from '../undo/recorder.service.js';

const PER_STEP = 5_000;

/**
 * Adds rows of the tenant, recorded for undo. Table and columns come from code, never from callers. @returns their ids,
 * in their order
 */
export async function insertRows(
  { manager, organizationId }: Write,
  undo: UndoRecorder,
  table: string,
  columns: Readonly<Record<string, readonly unknown[]>>,
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  const rows = await manager.query<{ id: number }[]>(
    'SELECT nextval(pg_get_serial_sequence($1, $2))::int AS id FROM generate_series(1, $3)',
    [table, 'id', count],
  );
  const ids = rows.map(({ id }) => id);
  const names = Object.keys(columns);
  const types = await manager.query<{ name: string; type: string }[]>(
    'SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attname = ANY ($2)',
    [table, names],
  );
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));
  const lists = names.map((name, index) => `$${index + 3}::${typeOf.get(name)}[]`);
  await manager.query(
    `INSERT INTO ${table} (organization_id, id, ${names.join(', ')}) SELECT $1, n.* FROM unnest($2::int[], ${lists.join(', ')}) AS n`,
    [organizationId, ids, ...Object.values(columns)],
  );
  await analyseAfter((sql) => manager.query(sql), table, count);
  for (let start = 0; start < ids.length; start += PER_STEP)
    await undo.created(table, ids.slice(start, start + PER_STEP));
  return ids;
}
