import type { ClientBase } from 'pg';

/** The tables of the schema but the list of migrations, with their columns but the generated ones. */
export async function readTables(client: ClientBase): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** The migrations that were run, in order; empty for a database that has never been migrated. */
export async function readMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query("SELECT to_regclass('migrations') IS NOT NULL AS exists");
  if (found[0]?.exists !== true) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
  return rows.map(({ name }) => name);
}

/** The last value of each sequence; null when it was never used. */
export async function readSequences(client: ClientBase): Promise<Record<string, number | null>> {
  const { rows } = await client.query<{ name: string; value: number | null }>(
    "SELECT sequencename::text AS name, last_value AS value FROM pg_sequences WHERE schemaname = current_schema() AND sequencename <> 'migrations_id_seq' ORDER BY 1",
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
