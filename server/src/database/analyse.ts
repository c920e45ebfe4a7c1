/** From how many new rows on a table's recorded size has to be told anew. */
const MANY_ROWS = 500;

/**
 * Tells PostgreSQL's planner at once about many rows that this transaction has put into a table. Until autovacuum comes
 * by, it would plan with the size that it noted before: where that was taken after a big deletion, every check of a
 * foreign key to these rows reads the whole table, and what takes seconds takes hours. ANALYZE keeps its lock on the
 * table to the end of the transaction. So transactions that do this at once do it one after the other, of whichever
 * tables (each has an order of its own): what another one has told does not have this one's rows, and taking an
 * organization for empty costs minutes. Nobody waits for longer than a minute, nor than half of what a statement may
 * take; then it goes on without.
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
  await query(`DO $$
    DECLARE
      before text := current_setting('lock_timeout');
      half integer := extract(epoch FROM current_setting('statement_timeout')::interval) * 1000 / 2;
    BEGIN
      PERFORM set_config('lock_timeout', least(nullif(half, 0), 60000) || 'ms', true);
      PERFORM pg_advisory_xact_lock(hashtext('analyse'));
      ANALYZE ${table};
      PERFORM set_config('lock_timeout', before, true);
    EXCEPTION WHEN lock_not_available THEN NULL;
    END $$`);
}
