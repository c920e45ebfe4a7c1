import type { DataSource } from 'typeorm';
import type { Services } from '../http/context.js';
import { uploadStore } from './open-store.js';

/** As long as a command can be undone. */
const UNUSED_MS = 10 * 60 * 1000;
/** A page's picture comes before the page that shows it is saved: so long somebody may be writing. */
const WRITING_MS = 24 * 60 * 60 * 1000;

interface Upload {
  organizationId: number;
  id: number;
}

/** Since when this process has seen uploads that nothing uses, by 'organization/upload'. Another process has its own idea, and a new one begins anew. */
const unusedSince = new WeakMap<Services, Map<string, number>>();

/**
 * Removes uploads that nothing uses any more, rows and files: pictures that were replaced or taken away. One goes when it has been seen
 * unused for as long as commands can be undone, so that whatever led back to it is over. Returns how many.
 */
export async function sweepUnusedUploads(services: Services): Promise<number> {
  const { config, dataSource, now } = services;
  const time = now();
  const condition = await unusedCondition(dataSource);
  const given = [new Date(time.getTime() - WRITING_MS), time];
  const unused = (await dataSource.query(`SELECT u.organization_id AS "organizationId", u.id FROM uploads u WHERE ${condition}`, given)) as Upload[];
  const before = unusedSince.get(services);
  const seen = new Map(unused.map((upload) => [keyOf(upload), before?.get(keyOf(upload)) ?? time.getTime()]));
  unusedSince.set(services, seen);
  const due = unused.filter((upload) => time.getTime() - seen.get(keyOf(upload))! >= UNUSED_MS);
  if (due.length === 0) return 0;
  const gone = (await dataSource.query(
    `WITH due AS (
       SELECT u.organization_id, u.id FROM uploads u JOIN unnest($3::integer[], $4::integer[]) AS wanted (organization_id, id) USING (organization_id, id)
       WHERE ${condition} FOR UPDATE OF u
     ), gone AS (
       DELETE FROM uploads u USING due WHERE u.organization_id = due.organization_id AND u.id = due.id RETURNING u.organization_id, u.id
     )
     SELECT gone.id, array_remove(array_agg(file.storage_key), NULL) AS keys
     FROM gone LEFT JOIN upload_sizes file ON file.organization_id = gone.organization_id AND file.upload_id = gone.id GROUP BY gone.organization_id, gone.id`,
    [...given, due.map(({ organizationId }) => organizationId), due.map(({ id }) => id)],
  )) as { keys: string[] }[];
  const store = uploadStore(config);
  for (const key of gone.flatMap(({ keys }) => keys)) await store.remove(key);
  return gone.length;
}

/**
 * SQL that nothing uses the upload `u`: no foreign key (whichever there are), no revision of a page, and no command of its organization that can
 * still be undone. $1 is how old a page's picture has to be, $2 the present.
 */
async function unusedCondition(dataSource: DataSource): Promise<string> {
  const references = (await dataSource.query(
    `SELECT f.conrelid::regclass::text AS table, array_agg(a.attname::text ORDER BY k.place) AS columns
     FROM pg_constraint f CROSS JOIN unnest(f.conkey) WITH ORDINALITY AS k (attnum, place) JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.attnum
     WHERE f.contype = 'f' AND f.confrelid = 'uploads'::regclass AND f.conrelid <> 'upload_sizes'::regclass GROUP BY f.oid`,
  )) as { table: string; columns: [string, string] }[];
  return [
    "(u.purpose <> 'page_image' OR u.created_at < $1)",
    ...references.map(({ table, columns: [tenant, upload] }) => `NOT EXISTS (SELECT FROM ${table} r WHERE r.${tenant} = u.organization_id AND r.${upload} = u.id)`),
    `NOT EXISTS (SELECT FROM page_revisions r JOIN upload_sizes file ON file.organization_id = u.organization_id AND file.upload_id = u.id
       WHERE r.organization_id = u.organization_id AND strpos(r.blocks::text, file.storage_key) > 0)`,
    'NOT EXISTS (SELECT FROM undo_entries e WHERE e.organization_id = u.organization_id AND e.undone_at IS NULL AND e.expires_at > $2)',
  ].join(' AND ');
}

function keyOf({ organizationId, id }: Upload): string {
  return `${organizationId}/${id}`;
}
