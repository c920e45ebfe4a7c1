import type { Services } from '../context/request-context.js';
import { uploadStore } from './open-store.js';

/** A file younger than this may belong to a write under way. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;

/** The keys among $1 that a row speaks of, or would again if a deletion was undone. */
const KNOWN = `
  SELECT storage_key AS key FROM upload_sizes WHERE storage_key = ANY($1)
  UNION
  SELECT row ->> (array_position(s.columns, 'storage_key') - 1) FROM undo_steps s CROSS JOIN LATERAL jsonb_array_elements(s.row_data) AS element (row)
  WHERE s.table_name = 'upload_sizes' AND s.kind = 'removed' AND row ->> (array_position(s.columns, 'storage_key') - 1) = ANY($1)`;

/** Removes stored files that no row speaks of. Returns how many. */
export async function sweepUploads({ config, dataSource, now }: Services): Promise<number> {
  const store = uploadStore(config);
  const before = now().getTime() - KEPT_MS;
  let removed = 0;
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    const rows = (await dataSource.query(KNOWN, [batch])) as { key: string }[];
    const known = new Set(rows.map(({ key }) => key));
    for (const key of batch) {
      if (known.has(key)) continue;
      await store.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const { key, modifiedAt } of store.list()) {
    if (modifiedAt.getTime() < before) batch.push(key);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return removed;
}
