import { createWriteStream, type Stats } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type Pack, pack } from 'tar-stream';
import type { UploadStore } from '../../uploads/upload-store.js';
import {
  ARCHIVE_FORMAT,
  type ArchiveEnd,
  type ArchiveSummary,
  END,
  MANIFEST,
  type Manifest,
  quoted,
  summaryOf,
} from './archive.js';
import { CommandError } from './command.js';
import { readMigrations, readSequences, readTables } from './schema-facts.js';

const PIECE_BYTES = 1024 * 1024;

/** What to back up, and where to. */
export interface BackupInput {
  /** The archive; it appears whole or not at all, readable for its owner alone. */
  readonly file: string;
  readonly store: UploadStore;
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Writes everything as it is at one moment, while others go on working.
 * @throws CommandError when no file can be put there
 */
export async function writeBackup(
  client: ClientBase,
  { file, store, now, signal }: BackupInput,
): Promise<ArchiveSummary> {
  await assertPlace(file);
  const partial = `${file}.partial`;
  const archive = pack();
  const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(partial, { mode: 0o600 }), { signal });
  written.catch(() => undefined); // awaited below; meanwhile it must not count as unhandled
  try {
    const end = await Promise.race([
      writeEntries(archive, client, store, now),
      written.then(() => Promise.reject(new Error('the archive ended early'))),
    ]);
    archive.finalize();
    await written;
    await flush(partial);
    await rename(partial, file);
    return summaryOf(end);
  } catch (error) {
    archive.destroy();
    await written.catch(() => undefined);
    await rm(partial, { force: true });
    throw placeError(file, error);
  }
}

/** A backup takes the place of an earlier one, and of nothing else: renaming would replace a device, too. */
async function assertPlace(file: string): Promise<void> {
  const there = await statOf(file);
  if (there?.isDirectory()) throw new CommandError(`${file} is a directory: name the file that the backup is to be.`);
  if (there && !there.isFile()) throw new CommandError(`${file} is no regular file: a backup cannot replace it.`);
  const directory = dirname(file);
  if (!(await statOf(directory))?.isDirectory()) throw new CommandError(`There is no directory ${directory}.`);
}

const OF_THE_PLACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG', 'ENOENT']);

/** What the operator can do something about is said without where in the code it was thrown. */
function placeError(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  return OF_THE_PLACE.has(code ?? '') ? new CommandError(`${file} cannot be written: ${message}.`) : error;
}

async function statOf(path: string): Promise<Stats | null> {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
    throw error;
  });
}

async function writeEntries(archive: Pack, client: ClientBase, store: UploadStore, now: Date): Promise<ArchiveEnd> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    const tables = await readTables(client);
    const manifest: Manifest = {
      format: ARCHIVE_FORMAT,
      createdAt: now.toISOString(),
      migrations: await readMigrations(client),
      tables,
      uploads: await readUploads(client),
    };
    await addJson(archive, MANIFEST, manifest);
    const rows: Record<string, number> = {};
    for (const [table, columns] of Object.entries(tables))
      rows[table] = await addTable(archive, client, table, columns);
    const keys = Object.keys(manifest.uploads);
    const missing: string[] = [];
    for (const key of keys) if (!(await addFile(archive, store, key))) missing.push(key);
    const end: ArchiveEnd = {
      rows,
      uploads: keys.length - missing.length,
      missing,
      sequences: await readSequences(client),
    };
    await addJson(archive, END, end);
    return end;
  } finally {
    await client.query('ROLLBACK');
  }
}

async function addTable(archive: Pack, client: ClientBase, table: string, columns: readonly string[]): Promise<number> {
  const source = client.query(
    copyTo(`COPY (SELECT ${columns.map(quoted).join(', ')} FROM ${quoted(table)}) TO STDOUT`),
  );
  let pieces = 0;
  let waiting: Buffer[] = [];
  let bytes = 0;
  const flushPiece = async (): Promise<void> => {
    pieces += 1;
    await add(archive, `tables/${table}/${String(pieces).padStart(6, '0')}`, Buffer.concat(waiting));
    waiting = [];
    bytes = 0;
  };
  for await (const chunk of source as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await flushPiece();
  }
  if (bytes > 0) await flushPiece();
  return source.rowCount;
}

async function readUploads(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ key: string; mime: string }>(
    'SELECT DISTINCT ON (storage_key) storage_key AS key, mime FROM upload_sizes ORDER BY storage_key',
  );
  return Object.fromEntries(rows.map(({ key, mime }) => [key, mime]));
}

/** A file has at most the size of an upload, so it may pass through memory whole. */
async function addFile(archive: Pack, store: UploadStore, key: string): Promise<boolean> {
  const file = await store.read(key);
  if (file === null) return false;
  await add(archive, `uploads/${key}`, await buffer(file.stream));
  return true;
}

function addJson(archive: Pack, name: string, content: object): Promise<void> {
  return add(archive, name, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
}

function add(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = archive.entry({ name, size: content.length }, content, (error) =>
      error ? reject(error) : resolve(),
    );
    entry.on('error', reject); // an archive that is destroyed takes its open entry along, with an error of its own
  });
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}
