import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';

/**
 * Keeps a table locked, so that statements wait for it.
 * @returns lets it go
 */
export async function lockTable(pool: Pool, table: string, mode = 'ACCESS EXCLUSIVE'): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${table} IN ${mode} MODE`);
  return async () => {
    await client.query('ROLLBACK');
    client.release();
  };
}

/** The processes of this database that wait for a lock, once there are at least so many. */
export async function waiting(pool: Pool, atLeast = 1): Promise<number[]> {
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length >= atLeast) return rows.map(({ pid }) => pid);
    await delay(10);
  }
}

/** Ends the connections that wait for a lock, as an administrator or a failing server would, once there are any. */
export async function terminateWaiting(pool: Pool): Promise<void> {
  await pool.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [await waiting(pool)]);
}
