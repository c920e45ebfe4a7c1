import type { ClientBase } from 'pg';
import { quoted } from './archive.js';

/** A foreign key as the schema has it. */
interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Takes all foreign keys away: tables refer to each other in circles, so in no order could they be loaded under them.
 * @returns puts them back, which checks every row; a row that breaks one fails then
 */
export async function dropForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT t.relname::text AS table, c.conname::text AS name, pg_get_constraintdef(c.oid) AS definition
     FROM pg_constraint c JOIN pg_class t ON t.oid = c.conrelid
     WHERE c.contype = 'f' AND c.connamespace = current_schema()::regnamespace ORDER BY 1, 2`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  };
}
