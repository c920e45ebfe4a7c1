import { Client } from 'pg';
import { ConfigError } from '../config-reader.js';
import type { DatabaseLimits } from './limits/limits.js';

const OLDEST = 15;

/**
 * Looks whether a server of one's own can do what the product asks of it, before anything is written there.
 * @throws ConfigError saying what is missing and what would be right
 */
export async function checkServer(url: string, { connectMs, statementMs }: DatabaseLimits): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'courtbook check',
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; encoding: string; icu: boolean }>(
      `SELECT current_setting('server_version') AS version, current_setting('server_encoding') AS encoding,
         EXISTS (SELECT FROM pg_collation WHERE collname = 'en-x-icu') AS icu`,
    );
    const { version, encoding, icu } = rows[0]!;
    if (Number.parseInt(version, 10) < OLDEST)
      throw new ConfigError([`DATABASE_URL leads to PostgreSQL ${version}; it must be ${OLDEST} or newer`]);
    if (encoding !== 'UTF8') {
      throw new ConfigError([
        `DATABASE_URL leads to a database in ${encoding}; make one with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'`,
      ]);
    }
    if (!icu)
      throw new ConfigError([
        'DATABASE_URL leads to a PostgreSQL without ICU, which sorting names needs; use one that was built with it',
      ]);
  } finally {
    await client.end();
  }
}
