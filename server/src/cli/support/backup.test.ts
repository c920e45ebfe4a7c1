import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gzipSync } from 'node:zlib';
import { Client, type PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../database/migrate.js';
import { migrationsDirectory } from '../../database/migrations-directory.js';
import { recomputeTotals } from '../../features/totals/totals.service.js';
import { createOwnDatabase, openOwnDatabase, type TestDatabase } from '../../testing/database.js';
import { createLeagueWorld } from '../../testing/factories.js';
import { diskStore } from '../../uploads/disk-store.js';
import type { UploadStore } from '../../uploads/upload-store.js';
import type { ArchiveSummary } from './archive.js';
import { restoreBackup } from './restore-backup.js';
import { readTables } from './schema-facts.js';
import { writeBackup } from './write-backup.js';

const KEY = 'abcdefgh12345678.png';

let directory: string;
let source: TestDatabase;
let sourceStore: UploadStore;
let file: string;
let sourceClient: PoolClient;
let written: ArchiveSummary;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'courtbook-backup-'));
  file = join(directory, 'backup.tar.gz');
  source = await openOwnDatabase();
  sourceStore = diskStore(join(directory, 'source'));
  const world = await createLeagueWorld(source.dataSource.manager);
  await recomputeTotals(source.dataSource.manager, world.organizationId);
  await fillCorners(source, world.organizationId);
  await sourceStore.put(KEY, Buffer.from('a picture'), 'image/png');
  sourceClient = await source.pool.connect();
  written = await writeBackup(sourceClient, { file, store: sourceStore, now: new Date('2025-09-14T12:00:00Z') });
});
afterAll(async () => {
  sourceClient.release();
  await source.close();
  await rm(directory, { recursive: true, force: true });
});

/**
 * What is hard to carry: circular references, awkward text, JSON, arrays, bytes, a table without rows, and what
 * was noted of a game before its end.
 */
async function fillCorners({ pool }: TestDatabase, id: number): Promise<void> {
  await pool.query(
    `INSERT INTO statistics_ledger (organization_id, game_id, team_id, player_id, stat_definition_id, operation, after, actor_name, corrects)
     SELECT organization_id, id, home_team_id, 1, 1, 'set', 2, 'before the end', false FROM games WHERE organization_id = $1 AND home_score > 0 LIMIT 1`,
    [id],
  );
  await pool.query(
    "INSERT INTO uploads (organization_id, id, purpose, original_name, mime, sha256, width, height) VALUES ($1, 77, 'logo', E'tab\\there\\nand \\\\ back', 'image/png', 'x', 1, 1)",
    [id],
  );
  await pool.query(
    "INSERT INTO upload_sizes (organization_id, upload_id, label, width, height, mime, byte_length, storage_key) VALUES ($1, 77, 'full', 1, 1, 'image/png', 9, $2)",
    [id, KEY],
  );
  await pool.query(
    "INSERT INTO upload_sizes (organization_id, upload_id, label, width, height, mime, byte_length, storage_key) VALUES ($1, 77, 'lost', 1, 1, 'image/png', 9, 'lostlostlost.png')",
    [id],
  );
  await pool.query(
    'UPDATE organizations SET logo_upload_id = 77, venue_order = \'{"a b",NULL}\', analytics_ids = \'{"a": "\\\\N"}\' WHERE id = $1',
    [id],
  );
  await pool.query("INSERT INTO pages (organization_id, id, path, title) VALUES ($1, 5, 'about', 'Über 🏀 \\N')", [id]);
  await pool.query(
    'INSERT INTO page_revisions (organization_id, id, page_id, title, blocks) VALUES ($1, 6, 5, \'x\', \'[{"text": "a\\tb"}]\')',
    [id],
  );
  await pool.query('UPDATE pages SET published_revision_id = 6 WHERE organization_id = $1', [id]);
  await pool.query("INSERT INTO users (username, role, password_hash) VALUES ('boss', 'super_admin', 'h')");
  await pool.query(
    "INSERT INTO sessions (token_hash, user_id, csrf_token, expires_at) SELECT '\\x00ff0a', id, 'c', now() FROM users WHERE username = 'boss'",
  );
  await pool.query(
    "INSERT INTO audit_entries (organization_id, actor_name, action, entity_type) VALUES ($1, 'boss', 'season.create', 'season')",
    [id],
  );
}

let target: Client;
let url: string;
let drop: () => Promise<void>;
let store: UploadStore;
let serial = 0;

async function openTarget(template?: string): Promise<void> {
  ({ url, drop } = await createOwnDatabase(template));
  target = new Client({ connectionString: url });
  await target.connect();
  serial += 1;
  store = diskStore(join(directory, `target-${serial}`));
}
beforeEach(() => openTarget());
afterEach(async () => {
  await target.end();
  await drop();
});

const restore = (more: { file?: string; force?: boolean; signal?: AbortSignal } = {}): Promise<ArchiveSummary> =>
  restoreBackup(target, { file, url, store, force: false, ...more });

/** Number and digest of the rows of every table. */
async function fingerprint(client: Pick<Client, 'query'>): Promise<Record<string, string>> {
  const tables = Object.keys(await readTables(target));
  const result: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await client.query<{ print: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS print FROM ${table} t`,
    );
    result[table] = rows[0]!.print;
  }
  return result;
}

const foreignKeys =
  "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2";

test('a backup restored into a database without tables is the same in every row, key and file', async () => {
  expect(await restore()).toEqual(written);
  expect(written).toMatchObject({ uploads: 1, missing: ['lostlostlost.png'] });
  expect(await fingerprint(target)).toEqual(await fingerprint(sourceClient));
  expect((await target.query(foreignKeys)).rows).toEqual((await source.pool.query(foreignKeys)).rows);
  const restored = await store.read(KEY);
  expect(await readFile(join(directory, `target-${serial}`, KEY.slice(0, 2), KEY), 'utf8')).toBe('a picture');
  restored?.stream.destroy();
});

test('ids go on after the last one that was ever given', async () => {
  await restore();
  const next = "SELECT nextval(pg_get_serial_sequence('games', 'id'))::int AS id";
  const [there, here] = [await source.pool.query(next), await target.query(next)];
  expect(here.rows).toEqual(there.rows);
});

test('a migrated database without rows counts as empty', async () => {
  await restore();
  const tables = Object.keys(await readTables(target));
  await target.query(`TRUNCATE ${tables.join(', ')}`);
  expect(await restore()).toEqual(written);
});

test('a database with rows is refused, and replaced with force', async () => {
  await restore();
  await target.query("INSERT INTO sports (name) VALUES ('chess')");
  const before = await fingerprint(target);
  await expect(restore()).rejects.toThrow('not empty');
  expect(await fingerprint(target)).toEqual(before);
  await restore({ force: true });
  expect(await fingerprint(target)).toEqual(await fingerprint(sourceClient));
});

test('a restore with force tells other processes of every tenant', async () => {
  await restore();
  const listener = new Client({ connectionString: url });
  await listener.connect();
  const heard = new Set<string | undefined>();
  listener.on('notification', ({ payload }) => heard.add(payload));
  await listener.query('LISTEN tenant_changed');
  await target.query("INSERT INTO organizations (id, name, slug) VALUES (4711, 'Gone soon', 'gone')");
  heard.clear();
  await restore({ force: true });
  await listener.query('SELECT 1');
  await listener.end();
  expect([...heard]).toEqual(expect.arrayContaining(['4711', 'platform']));
});

/** Archives that are not what they should be; each is refused and changes nothing. */
const damages: [name: string, damage: (copy: string) => Promise<void>, message: RegExp][] = [
  ['cut off', async (copy) => truncate(copy, Math.floor((await stat(copy)).size / 2)), /cannot be read as a backup/],
  ['cut off between two entries', withoutEnd, /its end is missing/],
  ['no archive', (copy) => writeFile(copy, 'hello'), /cannot be read as a backup/],
  ['another archive', (copy) => writeFile(copy, gzipSync('hello')), /cannot be read as a backup|no backup|cut off/],
  ['missing', (copy) => rm(copy), /cannot be read as a backup: ENOENT/],
  ['a changed row', (copy) => replaceIn(copy, 'season.create', 'season.creatX\n', 1), /./],
];

/** Cuts the tar after its last whole entry but the end: gzip stays intact. */
async function withoutEnd(copy: string): Promise<void> {
  const tar = `${copy}.tar`;
  await pipeline(createReadStream(copy), createGunzip(), createWriteStream(tar));
  const bytes = await readFile(tar);
  const end = bytes.indexOf('end.json');
  await writeFile(tar, Buffer.concat([bytes.subarray(0, end), Buffer.alloc(1024)]));
  await pipeline(createReadStream(tar), createGzip(), createWriteStream(copy));
}

async function replaceIn(copy: string, from: string, to: string, shift: number): Promise<void> {
  const tar = `${copy}.tar`;
  await pipeline(createReadStream(copy), createGunzip(), createWriteStream(tar));
  const bytes = await readFile(tar);
  const at = bytes.indexOf(from);
  bytes.write(to.slice(0, from.length + shift), at);
  await writeFile(tar, bytes);
  await pipeline(createReadStream(tar), createGzip(), createWriteStream(copy));
}

test.each(damages)('%s: refused, nothing changed', async (_name, damage, message) => {
  await restore();
  const before = await fingerprint(target);
  const copy = join(directory, `damaged-${serial}.tar.gz`);
  await pipeline(createReadStream(file), createWriteStream(copy));
  await damage(copy);
  await expect(restore({ file: copy, force: true })).rejects.toThrow(message);
  expect(await fingerprint(target)).toEqual(before);
  expect((await target.query(foreignKeys)).rows).toEqual((await source.pool.query(foreignKeys)).rows);
});

test('another version of the tables is refused', async () => {
  await restore();
  await target.query("UPDATE migrations SET name = name || '0' WHERE id = 1");
  await expect(restore({ force: true })).rejects.toThrow('another version');
});

test('a backup of an older version is brought up to date in a database without tables', async () => {
  const older = await createOwnDatabase();
  const migrations = (await readdir(migrationsDirectory())).filter((name) => name.endsWith('.sql')).sort();
  const first = join(directory, 'older-migrations');
  await mkdir(first);
  for (const name of migrations.slice(0, 5)) await copyFile(join(migrationsDirectory(), name), join(first, name));
  await migrate(older.url, first);
  const client = new Client({ connectionString: older.url });
  await client.connect();
  await client.query("INSERT INTO sports (name) VALUES ('chess')");
  await writeBackup(client, { file: join(directory, 'older.tar.gz'), store: sourceStore, now: new Date() });
  await client.end();
  await older.drop();
  await restore({ file: join(directory, 'older.tar.gz') });
  expect((await target.query('SELECT name FROM sports')).rows).toEqual([{ name: 'chess' }]);
  expect((await target.query<{ count: number }>('SELECT count(*)::int AS count FROM migrations')).rows).toEqual([
    { count: migrations.length },
  ]);
  await expect(restore({ file: join(directory, 'older.tar.gz'), force: true })).rejects.toThrow('another version');
});

test('a stopped restore changes nothing', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(restore({ signal: controller.signal })).rejects.toThrow('aborted');
  expect(Object.keys(await readTables(target))).toEqual([]);
});

test('a backup that fails leaves neither a file nor a part of one', async () => {
  const broken: UploadStore = { ...sourceStore, read: () => Promise.reject(new Error('the disk is gone')) };
  const client = await source.pool.connect();
  await expect(
    writeBackup(client, { file: join(directory, 'never.tar.gz'), store: broken, now: new Date() }),
  ).rejects.toThrow('the disk is gone');
  expect((await client.query('SELECT 1 AS alive')).rows).toEqual([{ alive: 1 }]);
  client.release();
  expect((await readdir(directory)).filter((name) => name.startsWith('never'))).toEqual([]);
});

test('a disk that fills up is said, and leaves no part of a backup on it', async () => {
  const full = join(directory, 'full.tar.gz');
  await symlink('/dev/full', `${full}.partial`); // every write there fails as on a full disk
  const client = await source.pool.connect();
  await expect(writeBackup(client, { file: full, store: sourceStore, now: new Date() })).rejects.toThrow(
    /full\.tar\.gz cannot be written: ENOSPC/,
  );
  client.release();
  expect((await readdir(directory)).filter((name) => name.startsWith('full'))).toEqual([]);
});

test('a backup that ends in the middle of a large file leaves no part of it', async () => {
  const cut = join(directory, 'cut.tar.gz');
  await promisify(execFile)('mkfifo', [`${cut}.partial`]);
  const reader = createReadStream(`${cut}.partial`);
  let bytes = 0;
  reader.on('data', (chunk) => (bytes += chunk.length) > 1024 * 1024 && reader.destroy());
  const file = Buffer.concat(Array.from({ length: 8 }, () => randomBytes(1024 * 1024)));
  const found = (await sourceStore.read(KEY))!;
  const store: UploadStore = { ...sourceStore, read: async () => ({ ...found, stream: Readable.from([file]) }) };
  const client = await source.pool.connect();
  await expect(writeBackup(client, { file: cut, store, now: new Date() })).rejects.toThrow('EPIPE');
  client.release();
  expect((await readdir(directory)).filter((name) => name.startsWith('cut'))).toEqual([]);
});

test('a backup replaces a file alone, not what is no file', async () => {
  const into = (path: string): Promise<unknown> =>
    writeBackup(sourceClient, { file: path, store: sourceStore, now: new Date() });
  await expect(into(directory)).rejects.toThrow('is a directory');
  await expect(into(join(directory, 'nowhere', 'b.tar.gz'))).rejects.toThrow(
    `There is no directory ${join(directory, 'nowhere')}.`,
  );
  await symlink('/dev/null', join(directory, 'device'));
  await expect(into(join(directory, 'device'))).rejects.toThrow('is no regular file');
  expect((await readdir(directory)).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

test('only its owner can read a backup', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
