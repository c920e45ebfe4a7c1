import { type ClientBase, Pool } from 'pg';
import type { Queryable } from './prepared.js';
import { FairShare } from './limits/fair-share.js';
import { limitStatements } from './limits/limit-statements.js';
import { type DatabaseLimits, DEFAULT_LIMITS, DEFAULT_POOL_SIZE } from './limits/limits.js';
import { useValueTypes } from './types.js';

/** What a pool needs to know. */
export interface PoolOptions {
  readonly url: string;
  /** Most connections at a time; default 16. */
  readonly max?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** Default: those of the product. */
  readonly limits?: DatabaseLimits;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

const shares = new WeakMap<object, FairShare>();

/** A pool of the driver itself, for reads by prepared statements. */
export function createPool({
  url,
  max = DEFAULT_POOL_SIZE,
  applicationName = 'courtbook',
  limits = DEFAULT_LIMITS,
  onError = () => undefined,
}: PoolOptions): Pool {
  useValueTypes();
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    ...connectionOptions(limits),
  });
  // Without a listener node ends the process when the server closes an idle connection.
  pool.on('error', onError);
  shares.set(pool, new FairShare(max, limits.connectMs));
  return pool;
}

/**
 * What every pool's connections have: their limits, and a pulse, so that a network that swallows everything is noticed.
 */
export function connectionOptions({ connectMs, statementMs }: DatabaseLimits): {
  connectionTimeoutMillis: number;
  keepAlive: true;
  keepAliveInitialDelayMillis: number;
  onConnect: (client: ClientBase) => void;
} {
  return {
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: (client) => limitStatements(client, statementMs),
  };
}

/** The pool for one tenant's statements, which get no more than its fair share of the connections. */
export function forTenant(pool: Pool, tenant: number): Queryable {
  const share = shares.get(pool);
  return share ? { query: (config) => share.run(tenant, () => pool.query(config)) } : pool;
}
