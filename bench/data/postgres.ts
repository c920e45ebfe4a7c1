import { Client } from 'pg';
import { ensureEmbedded } from '../../server/src/database/embedded.js';
import { CACHE } from '../lib/paths.js';

/** The benchmarks' own PostgreSQL cluster. */
export interface Cluster {
  /** Process number of its first process. */
  readonly pid: number;
  /** Connection string of one of its databases. */
  urlOf(database: string): string;
  /** Runs SQL that belongs to no database, such as CREATE DATABASE. */
  administer(sql: string): Promise<string[]>;
  stop(): Promise<void>;
}

/** Starts the cluster below .cache, with the settings of the product's own. */
export async function startCluster(): Promise<Cluster> {
  const embedded = await ensureEmbedded({ dataDir: `${CACHE}bench` });
  const urlOf = (database: string): string => {
    const url = new URL(embedded.url);
    url.pathname = `/${database}`;
    return url.href;
  };
  return {
    pid: embedded.pid,
    urlOf,
    administer: (sql) => runAt(urlOf('postgres'), sql),
    stop: () => embedded.stop(),
  };
}

/**
 * Makes a database anew as a copy of another one.
 * @param template connection string of that one
 * @returns that of the copy
 */
export async function copyDatabase(cluster: Cluster, template: string, name: string): Promise<string> {
  await cluster.administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await cluster.administer(`CREATE DATABASE ${name} TEMPLATE ${new URL(template).pathname.slice(1)}`);
  return cluster.urlOf(name);
}

/** Runs one statement on a connection of its own; the first column comes back. */
export async function runAt(url: string, sql: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
    return rows.map(([first]) => String(first));
  } finally {
    await client.end();
  }
}
