/** From how many new rows on a table's recorded size has to be told anew. */
const MANY_ROWS = 500;

/**
 * Tells PostgreSQL's planner at once about many rows that this transaction has put into a table. Until autovacuum comes
 * by, it would plan with the size that it noted before: where that was taken after a big deletion, every check of a
 * foreign key to these rows reads the whole table, and what takes seconds takes hours. ANALYZE keeps its lock on the
 * table to the end of the transaction. Nobody waits for it: where another transaction has told about the same table and
 * is still open, the size is no longer the one after the deletion, and that is what matters.
 * @param query runs one statement in the transaction
 * @param table as it stands in the schema; never from outside
 * @param rows how many it has put there; few are left to autovacuum
 */
export async function analyseAfter(
  query: (sql: string) => Promise<unknown>,
  table: string,
  rows: number,
): Promise<void> {
  if (rows < MANY_ROWS) return;
  await query(`DO $$ BEGIN
    IF pg_try_advisory_xact_lock(hashtext('analyse'), '${table}'::regclass::oid::integer) THEN ANALYZE ${table}; END IF;
  END $$`);
}
