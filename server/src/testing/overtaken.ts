import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

/**
 * Does `act` while another transaction holds what `first` did in it. Once `act` waits for it, or has ended without,
 * `meanwhile` is done and that transaction commits. So `act` is overtaken at the same place each time.
 */
export async function overtaken<Result>(
  pool: Pool,
  first: (other: PoolClient) => Promise<unknown>,
  act: () => Promise<Result>,
  meanwhile?: (other: PoolClient) => Promise<unknown>,
): Promise<Result> {
  const other = await pool.connect();
  try {
    await other.query('BEGIN');
    await first(other);
    const { rows } = await other.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const waits = async (): Promise<boolean> => {
      const waiting = 'SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))';
      return (await pool.query(waiting, [rows[0]?.pid])).rowCount !== 0;
    };
    let hasEnded = false;
    const acted = act().finally(() => {
      hasEnded = true;
    });
    acted.catch(() => undefined); // told below, unless something else fails first
    while (!hasEnded && !(await waits())) await delay(10);
    await meanwhile?.(other);
    await other.query('COMMIT');
    return await acted;
  } finally {
    // Nothing is left of it where `first` has failed.
    await other.query('ROLLBACK');
    other.release();
  }
}
