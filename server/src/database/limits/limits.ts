/** How long the database may keep its callers waiting, in milliseconds. 0 is without limit. */
export interface DatabaseLimits {
  /** DATABASE_CONNECT_TIMEOUT: until a connection is made, or one of the pool is free. */
  readonly connectMs: number;
  /** DATABASE_STATEMENT_TIMEOUT: one statement, its waiting for locks included. */
  readonly statementMs: number;
  /** DATABASE_LOCK_TIMEOUT: one lock that a write waits for. */
  readonly lockMs: number;
  /** DATABASE_IDLE_TRANSACTION_TIMEOUT: between two statements of a write. */
  readonly idleInTransactionMs: number;
  /**
   * DATABASE_LONG_STATEMENT_TIMEOUT: a statement of what takes long by nature: imports, archives, deletions with all
   * that hangs below, commands, migrations.
   */
  readonly longStatementMs: number;
}

/** Most connections of each pool of a process. */
export const DEFAULT_POOL_SIZE = 16;

/** The limits when nothing else is said. */
export const DEFAULT_LIMITS: DatabaseLimits = {
  connectMs: 5_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleInTransactionMs: 30_000,
  longStatementMs: 1_800_000,
};
