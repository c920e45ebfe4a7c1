import type { Services } from '../context/request-context.js';
import { uploadStore } from './open-store.js';
import { unusedUploadsSql } from './unused-uploads-sql.js';

/** As long as a command can be undone. */
const UNUSED_MS = 10 * 60 * 1000;
/** A page's picture comes before the page that shows it is saved: so long somebody may be writing. */
const WRITING_MS = 24 * 60 * 60 * 1000;

interface Upload {
  organizationId: number;
  id: number;
}

/**
 * Since when this process has seen uploads that nothing uses, by 'organization/upload'. Another process has its own
 * idea, and a new one begins anew.
 */
const unusedSince = new WeakMap<Services, Map<string, number>>();

/**
 * Removes uploads that nothing uses any more, rows and files: pictures that were replaced or taken away. One goes when
 * it has been seen unused for as long as commands can be undone, so that whatever led back to it is over. Returns how
 * many.
 */
export async function sweepUnusedUploads(services: Services): Promise<number> {
  const { config, dataSource, now } = services;
  const time = now();
  const unusedUploads = await unusedUploadsSql(dataSource);
  const given = [new Date(time.getTime() - WRITING_MS), time];
  const unused = (await dataSource.query(
    `SELECT organization_id AS "organizationId", id FROM (${unusedUploads}) AS unused`,
    [...given, null, null],
  )) as Upload[];
  const before = unusedSince.get(services);
  const seen = new Map(unused.map((upload) => [keyOf(upload), before?.get(keyOf(upload)) ?? time.getTime()]));
  unusedSince.set(services, seen);
  const due = unused.filter((upload) => time.getTime() - seen.get(keyOf(upload))! >= UNUSED_MS);
  if (due.length === 0) return 0;
  const gone = (await dataSource.query(
    `WITH due AS (
       SELECT u.organization_id, u.id FROM uploads u JOIN (${unusedUploads}) AS unused USING (organization_id, id) FOR UPDATE OF u
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

function keyOf({ organizationId, id }: Upload): string {
  return `${organizationId}/${id}`;
}
