import { setTimeout as delay } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { type TransactionAuthor, withWriteLimits } from './limits/write-limits.js';
import type { Queryable } from './prepared.js';

const ATTEMPTS = 3;
/**
 * serialization_failure and deadlock_detected: PostgreSQL asks to run the whole transaction again. And
 * foreign_key_violation: what a row was to belong to has been taken away since it was read, which the next run sees.
 */
const TRY_AGAIN = new Set(['40001', '40P01', '23503']);

/** Whose transaction it is, and how much it is kept apart from others. */
export interface TransactionOptions {
  /** An organization's id; 0, the default, for the platform. */
  readonly tenant?: number;
  readonly isolation?: 'REPEATABLE READ';
  /** Who writes, for what the database notes by itself. */
  readonly author?: TransactionAuthor;
  /** About how many rows it is, where that is known; statements about a few are planned once for a connection. */
  readonly rowCount?: number | undefined;
}

/**
 * Runs `work` in one transaction, and runs it again from its beginning, at most three times in all, when PostgreSQL
 * breaks a deadlock or a serialization conflict at its cost, or somebody takes away what it refers to. So `work` must
 * keep its effects inside the database and its return value. It is held to the limits of its data source: `takesLong`
 * gives it longer ones.
 */
export async function inTransaction<Result>(
  dataSource: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
  { tenant = 0, isolation, author, rowCount }: TransactionOptions = {},
): Promise<Result> {
  const transact = (within: typeof work): Promise<Result> =>
    isolation === undefined ? dataSource.transaction(within) : dataSource.transaction(isolation, within);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withWriteLimits(dataSource, { tenant, author, rowCount }, transact, work);
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(sqlState(error) ?? '')) throw error;
      await delay(Math.random() * 20 * attempt); // apart from the one it collided with
    }
  }
}

/** The transaction's own connection, for prepared statements that must see its writes. */
export async function clientOf(manager: EntityManager): Promise<Queryable> {
  if (manager.queryRunner === undefined) throw new Error('this entity manager belongs to no transaction');
  return (await manager.queryRunner.connect()) as PoolClient;
}

/** PostgreSQL's five-character error code, from the driver's error or from TypeORM's wrapping of it. */
export function sqlState(error: unknown): string | undefined {
  const { code, driverError } = (error ?? {}) as { code?: unknown; driverError?: { code?: unknown } };
  const state = driverError?.code ?? code;
  return typeof state === 'string' ? state : undefined;
}
