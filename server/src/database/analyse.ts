/** From how many new rows on a table's recorded size has to be told anew. */
export const MANY_ROWS = 500;

/**
 * Tells PostgreSQL's planner at once about many rows that this transaction has put into a table. Until autovacuum comes by, it would plan with the
 * size that it noted before: where that was taken after a big deletion, every check of a foreign key to these rows reads the whole table, and
 * what takes seconds takes hours. Transactions that need it wait for each other, so that none of two can wait for the other's second table.
 * @param query runs one statement in the transaction
 * @param table as it stands in the schema; never from outside
 * @param rows how many it has put there; few are left to autovacuum
 */
export async function analyseAfter(query: (sql: string) => Promise<unknown>, table: string, rows: number): Promise<void> {
  if (rows < MANY_ROWS) return;
  await query(`SELECT pg_advisory_xact_lock(hashtext('courtbook analyse'))`);
  await query(`ANALYZE ${table}`);
}
