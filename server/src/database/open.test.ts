import { chmod, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.js';
import { createOwnDatabase } from '../testing/database.js';
import { unprivilegedAccount } from './embedded/account.js';
import { locate } from './embedded/location.js';
import { findPostmaster } from './embedded/postmaster.js';
import { openDatabase, type OpenDatabase } from './open.js';

async function organizations({ pool, dataSource }: OpenDatabase): Promise<unknown> {
  const byPool = await pool.query('SELECT count(*) AS n FROM organizations');
  const bySource = (await dataSource.query('SELECT count(*) AS n FROM organizations')) as unknown[];
  return [byPool.rows[0], bySource[0]];
}

test('a server of one’s own is migrated and connected, with a replica beside it when one is given', async () => {
  const { url, drop } = await createOwnDatabase();
  onTestFinished(drop);
  const database = await openDatabase(readConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: url }));
  expect(await organizations(database)).toEqual([{ n: 0 }, { n: 0 }]);
  expect(database.directUrl).toBe(url);
  expect((await database.replica?.query('SELECT count(*) AS n FROM organizations'))?.rows).toEqual([{ n: 0 }]);
  await database.close();
});

test('without DATABASE_URL the embedded server starts, a command joins it, and it ends with the last one', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'courtbook-open-'));
  await chmod(dataDir, 0o755);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: dataDir });
  const server = await openDatabase(config);
  const command = await openDatabase(config);
  expect(command.directUrl).toBe(server.directUrl);
  await command.pool.query("INSERT INTO sports (name) VALUES ('Curling')");
  await command.close();
  expect((await server.pool.query("SELECT name FROM sports WHERE name = 'Curling'")).rows).toEqual([
    { name: 'Curling' },
  ]);
  await server.close();
  expect(await findPostmaster(locate(dataDir, unprivilegedAccount()).cluster)).toBeNull();
});

test.skipIf(process.platform !== 'linux')('while the disk is full a command joins, and no other server', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'courtbook-full-'));
  await chmod(dataDir, 0o755);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: dataDir });
  const server = await openDatabase(config);
  const fill = (): Promise<void> => symlink('/dev/full', join(dataDir, `.probe-${process.pid}`));
  await fill();
  await expect(openDatabase(config)).rejects.toThrow('its disk is full');
  await fill();
  await (await openDatabase(config, { kind: 'command' })).close(); // a backup to elsewhere
  await server.close();
});

test('a DATA_DIR that another release of PostgreSQL has made stops the start at once, and says so', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'courtbook-older-'));
  await chmod(dataDir, 0o755);
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig({ DATA_DIR: dataDir });
  await (await openDatabase(config)).close();
  const { cluster } = locate(dataDir, unprivilegedAccount());
  await writeFile(join(cluster, 'PG_VERSION'), '15\n');
  await expect(openDatabase(config)).rejects.toThrow(
    `DATA_DIR ${dataDir} cannot be used: it holds a PostgreSQL 15, and this release runs 18`,
  );
});

test('a database of another encoding is refused, with what would be right, before anything is written', async () => {
  const { url, drop } = await createOwnDatabase(
    'template0',
    "ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' LOCALE_PROVIDER libc",
  );
  onTestFinished(drop);
  await expect(openDatabase(readConfig({ DATABASE_URL: url }))).rejects.toThrow(
    "DATABASE_URL leads to a database in SQL_ASCII; make one with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'",
  );
  const client = new Client({ connectionString: url });
  await client.connect();
  expect((await client.query("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace")).rows).toEqual(
    [],
  );
  await client.end();
});

test('a database that cannot be reached is an error, not a hang', async () => {
  await expect(openDatabase(readConfig({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }))).rejects.toThrow(
    'DATABASE_URL: the database none at 127.0.0.1:1 cannot be used: nothing listens there',
  );
});
