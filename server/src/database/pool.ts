import { Pool } from 'pg';
import { useValueTypes } from './types.js';

/** What a pool needs to know. */
export interface PoolOptions {
  readonly url: string;
  /** Most connections at a time; default 10. */
  readonly max?: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string;
  /** How long a connection or an answer is waited for, in milliseconds; default: without limit. */
  readonly patienceMs?: number;
  /** Told of connections that broke while idle; the pool replaces them by itself. */
  readonly onError?: (error: Error) => void;
}

/** A pool of the driver itself, for reads by prepared statements. */
export function createPool({
  url,
  max = 10,
  applicationName = 'courtbook',
  patienceMs,
  onError = () => undefined,
}: PoolOptions): Pool {
  useValueTypes();
  const patience = patienceMs === undefined ? {} : { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const pool = new Pool({
    connectionString: url,
    max,
    application_name: applicationName,
    keepAlive: true,
    ...patience,
  });
  // Without a listener node ends the process when the server closes an idle connection.
  pool.on('error', onError);
  return pool;
}
