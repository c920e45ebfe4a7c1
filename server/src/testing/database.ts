import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { inject } from 'vitest';
import { createDataSource } from '../database/data-source.js';
import type { DatabaseLimits } from '../database/limits/limits.js';
import { createPool } from '../database/pool.js';

/** Connections of one test file. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/** What a test about the connections themselves may want otherwise. */
export interface ConnectOptions {
  /** Connections of each of the two pools; default 5. */
  poolSize?: number;
  /** Default: so long that a slow machine never meets one. */
  limits?: Partial<DatabaseLimits>;
}

const PATIENT: DatabaseLimits = {
  connectMs: 120_000,
  statementMs: 300_000,
  lockMs: 300_000,
  idleInTransactionMs: 300_000,
  longStatementMs: 600_000,
};

/**
 * The migrated database that all test files share: make a fresh organization and stay within it, then nothing has to be
 * cleaned up. Call it in `beforeAll`, and `close` in `afterAll`.
 */
export async function openTestDatabase(options: ConnectOptions = {}): Promise<TestDatabase> {
  const url = inject('databaseUrl');
  const plain = Object.keys(options).length === 0;
  const database =
    (plain ? unused.pop() : undefined) ?? (await connect(url, async () => undefined, options, bySocket(url)));
  let isClosed = false;
  const close = (): Promise<void> => {
    if (isClosed) return Promise.resolve();
    isClosed = true;
    if (!plain || !isAtRest(database)) return database.close();
    unused.push(database);
    return Promise.resolve();
  };
  return { ...database, close };
}

/**
 * Connections to the shared database that no file of this process uses any more. The next one goes on with them: a
 * connection of its own would have to read the catalogue and plan every trigger anew.
 */
const unused: TestDatabase[] = [];

/** Whether every connection has been given back, and others can be had. */
function isAtRest({ pool, dataSource }: TestDatabase): boolean {
  if (pool.ended || !dataSource.isInitialized) return false;
  const pools = [pool, (dataSource.driver as PostgresDriver).master as Pool];
  return pools.every(({ totalCount, idleCount, waitingCount }) => idleCount === totalCount && waitingCount === 0);
}

/**
 * A migrated database of the test's own, for tests of the platform's whole (the first organization, all listings, demo
 * data). `close` drops it.
 */
export async function openOwnDatabase(options?: ConnectOptions): Promise<TestDatabase> {
  const { url, drop } = await createOwnDatabase(inject('templateDatabase'));
  return connect(url, drop, options, bySocket(url));
}

/**
 * Makes a database without connecting to it. Its files are copied: to write every page into the log, as PostgreSQL does
 * by itself, takes three times as long.
 * @param template the migrated `templateDatabase`, or `template0` for one without any table
 * @param options further words of CREATE DATABASE
 */
export async function createOwnDatabase(
  template = 'template0',
  options = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${inject('databasePrefix')}_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy ${options}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Connects to a migrated database of another server. */
export async function connectTo(url: string, options?: ConnectOptions): Promise<TestDatabase> {
  return connect(url, async () => undefined, options);
}

async function connect(
  url: string,
  afterClose: () => Promise<void>,
  given: ConnectOptions = {},
  address = url,
): Promise<TestDatabase> {
  const { poolSize = 5 } = given;
  const limits = { ...PATIENT, ...given.limits };
  const pool = createPool({ url: address, max: poolSize, limits, applicationName: 'courtbook test' });
  const dataSource = await createDataSource({ url: address, poolSize, limits }).initialize();
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), dataSource.destroy()]);
    await afterClose();
  };
  return { url, pool, dataSource, close };
}

/**
 * A database of the run's own server by its Unix socket, where it has one: a statement takes a third less on its way.
 */
function bySocket(url: string): string {
  const directory = inject('socketDirectory');
  return directory === null ? url : `${url}?host=${encodeURIComponent(directory)}`;
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
