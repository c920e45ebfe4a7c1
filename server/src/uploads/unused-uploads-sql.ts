import type { DataSource } from 'typeorm';

/** A picture's address wherever a block names it; what a storage key looks like is in upload-store.ts. */
const ADDRESS = String.raw`/uploads/([A-Za-z0-9_-]+\.[a-z0-9]+)`;

/**
 * SQL for the uploads that nothing uses, as organization_id and id: no foreign key (whichever there are), no command of
 * their organization that can still be undone, and no revision of a page. $1 is how old a page's picture has to be, $2
 * the present; $3 and $4 are the only uploads to look at, organizations and ids side by side, or null for all.
 *
 * What revisions name is read last, once for all uploads, and only in organizations of which any are left by then.
 */
export async function unusedUploadsSql(dataSource: DataSource): Promise<string> {
  const references = (await dataSource.query(
    `SELECT f.conrelid::regclass::text AS table, array_agg(a.attname::text ORDER BY k.place) AS columns
     FROM pg_constraint f CROSS JOIN unnest(f.conkey) WITH ORDINALITY AS k (attnum, place) JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.attnum
     WHERE f.contype = 'f' AND f.confrelid = 'uploads'::regclass AND f.conrelid <> 'upload_sizes'::regclass GROUP BY f.oid`,
  )) as { table: string; columns: [string, string] }[];
  const conditions = [
    "(u.purpose <> 'page_image' OR u.created_at < $1)",
    '($3::integer[] IS NULL OR (u.organization_id, u.id) IN (SELECT * FROM unnest($3::integer[], $4::integer[])))',
    ...references.map(
      ({ table, columns: [tenant, upload] }) =>
        `NOT EXISTS (SELECT FROM ${table} r WHERE r.${tenant} = u.organization_id AND r.${upload} = u.id)`,
    ),
    'NOT EXISTS (SELECT FROM undo_entries e WHERE e.organization_id = u.organization_id AND e.undone_at IS NULL AND e.expires_at > $2)',
  ];
  return `
    WITH free AS MATERIALIZED (
      SELECT u.organization_id, u.id FROM uploads u WHERE ${conditions.join(' AND ')}
    ), named AS MATERIALIZED (
      SELECT DISTINCT r.organization_id, address[1] AS storage_key
      FROM page_revisions r CROSS JOIN LATERAL regexp_matches(r.blocks::text, '${ADDRESS}', 'g') AS address
      WHERE r.organization_id = ANY (ARRAY(SELECT DISTINCT organization_id FROM free))
    )
    SELECT organization_id, id FROM free
    EXCEPT
    SELECT file.organization_id, file.upload_id FROM upload_sizes file JOIN named USING (organization_id, storage_key)`;
}
