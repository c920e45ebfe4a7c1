import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureEmbedded } from '../database/embedded.js';
import { migrate } from '../database/migrate.js';
import { guard } from './guard.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that all tests share. */
    databaseUrl: string;
    /** Where its server listens besides; null where it is another machine's. */
    socketDirectory: string | null;
    /** A migrated, empty database that `CREATE DATABASE … TEMPLATE` can copy. */
    templateDatabase: string;
    /** Prefix of every database of this run. */
    databasePrefix: string;
  }
}

/**
 * One PostgreSQL for the whole run: a throw-away embedded server, or the server of TEST_DATABASE_URL, where databases
 * of this run's own names are made and dropped again.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, socketDirectory: null, stop: async () => undefined }
    : await temporaryServer();
  const prefix = `courtbook_test_${process.pid}`;
  const template = `${prefix}_template`;
  try {
    await administer(server.url, `CREATE DATABASE ${template}`);
    await migrate(withDatabase(server.url, template));
    await administer(server.url, `CREATE DATABASE ${prefix} TEMPLATE ${template} STRATEGY file_copy`);
  } catch (error) {
    await dropDatabases(server.url, prefix);
    await server.stop();
    throw error;
  }
  project.provide('databaseUrl', withDatabase(server.url, prefix));
  project.provide('socketDirectory', server.socketDirectory);
  project.provide('templateDatabase', template);
  project.provide('databasePrefix', prefix);
  return async () => {
    await dropDatabases(server.url, prefix);
    await server.stop();
  };
}

async function temporaryServer(): Promise<{ url: string; socketDirectory: string | null; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'courtbook-test-'));
  await chmod(dataDir, 0o755); // so that the server's account can enter it
  const embedded = await ensureEmbedded({ dataDir, fsync: false });
  guard(dataDir, embedded.pid);
  return {
    url: embedded.url,
    socketDirectory: new URL(embedded.localUrl).searchParams.get('host'),
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
