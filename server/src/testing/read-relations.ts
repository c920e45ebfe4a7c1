import type { Pool, PoolClient } from 'pg';

/** What a statement reads or writes, as PostgreSQL understands it: also behind views and functions. */
export interface ReadRelations {
  readonly tables: ReadonlySet<string>;
  /** Bodies of functions that PostgreSQL does not look into before they are called. */
  readonly bodies: readonly string[];
}

/**
 * The tables of each statement. A function with the statement as its parsed body is made, and rolled back: PostgreSQL
 * notes for it all that the body depends on, also what the plan of one call would leave out.
 * @param statements the texts by name
 */
export async function readRelations(
  pool: Pool,
  statements: ReadonlyMap<string, string>,
): Promise<Map<string, ReadRelations>> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const found = new Map<string, ReadRelations>();
    for (const [name, sql] of statements) found.set(name, await relationsOf(client, sql));
    return found;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

async function relationsOf(client: PoolClient, sql: string): Promise<ReadRelations> {
  await client.query(`PREPARE looked_at AS ${sql}`);
  const { rows: types } = await client.query<{ types: string }>(
    "SELECT array_to_string(parameter_types, ', ') AS types FROM pg_prepared_statements WHERE name = 'looked_at'",
  );
  await client.query('DEALLOCATE looked_at');
  const signature = `pg_temp.looked_at(${types[0]!.types})`;
  await client.query(`CREATE FUNCTION ${signature} RETURNS void LANGUAGE sql BEGIN ATOMIC ${sql}; END`);
  const { rows } = await client.query<{ table: string | null; body: string | null }>(DEPENDENCIES, [signature]);
  await client.query(`DROP FUNCTION ${signature}`);
  return {
    tables: new Set(rows.flatMap(({ table }) => table ?? [])),
    bodies: rows.flatMap(({ body }) => body ?? []),
  };
}

const DEPENDENCIES = `
  WITH RECURSIVE reached (class, object) AS (
    VALUES ('pg_proc'::regclass::oid, $1::regprocedure::oid)
    UNION
    SELECT next.class, next.object FROM reached r CROSS JOIN LATERAL (
      SELECT d.refclassid, d.refobjid FROM pg_depend d WHERE d.classid = r.class AND d.objid = r.object AND r.class <> 'pg_class'::regclass
      UNION ALL
      SELECT 'pg_rewrite'::regclass, w.oid FROM pg_rewrite w WHERE r.class = 'pg_class'::regclass AND w.ev_class = r.object
    ) AS next (class, object) WHERE next.class IN ('pg_class'::regclass, 'pg_proc'::regclass, 'pg_rewrite'::regclass)
  )
  SELECT c.relname AS "table", NULL AS body FROM reached r JOIN pg_class c ON r.class = 'pg_class'::regclass AND c.oid = r.object
  WHERE c.relkind IN ('r', 'p')
  UNION ALL
  SELECT NULL, p.prosrc FROM reached r JOIN pg_proc p ON r.class = 'pg_proc'::regclass AND p.oid = r.object
  WHERE p.prosqlbody IS NULL AND p.pronamespace <> 'pg_catalog'::regnamespace`;
