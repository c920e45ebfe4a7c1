import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { inject } from 'vitest';
import { createDataSource } from '../database/data-source.js';
import { createPool } from '../database/pool.js';

/** Connections of one test file. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: Pool;
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/**
 * The migrated database that all test files share: make a fresh organization and stay within it, then nothing has to be cleaned up.
 * Call it in `beforeAll`, and `close` in `afterAll`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  return connect(inject('databaseUrl'), async () => undefined);
}

/**
 * A migrated database of the test's own, for tests of the platform's whole (the first organization, all listings, demo data).
 * `close` drops it.
 */
export async function openOwnDatabase(): Promise<TestDatabase> {
  const { url, drop } = await createOwnDatabase(inject('templateDatabase'));
  return connect(url, drop);
}

/**
 * Makes a database without connecting to it.
 * @param template the migrated `templateDatabase`, or `template0` for one without any table
 * @param options further words of CREATE DATABASE
 */
export async function createOwnDatabase(
  template = 'template0',
  options = '',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${inject('databasePrefix')}_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template} ${options}`);
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

/** Connects to a migrated database of another server. */
export async function connectTo(url: string): Promise<TestDatabase> {
  return connect(url, async () => undefined);
}

async function connect(url: string, afterClose: () => Promise<void>): Promise<TestDatabase> {
  const pool = createPool({ url, max: 5, applicationName: 'courtbook test' });
  const dataSource = await createDataSource({ url, poolSize: 5 }).initialize();
  const close = async (): Promise<void> => {
    await Promise.all([pool.end(), dataSource.destroy()]);
    await afterClose();
  };
  return { url, pool, dataSource, close };
}

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
