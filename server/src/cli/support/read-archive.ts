import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { ARCHIVE_FORMAT, type ArchiveEnd, END, MANIFEST, type Manifest } from './archive.js';
import { CommandError } from './command.js';

/** What is done with the parts of an archive, in their order. */
export interface ArchiveReader {
  /** Called first. */
  begin(manifest: Manifest): Promise<void>;
  /** A piece of a table's rows; the pieces of one table follow each other. */
  rows(table: string, piece: Buffer): Promise<void>;
  upload(key: string, content: Buffer): Promise<void>;
  /** Called last, and only when the archive is whole. */
  finish(end: ArchiveEnd): Promise<void>;
}

/**
 * Reads a backup entry by entry, in bounded memory.
 * @throws CommandError when the file is missing, damaged, cut off or no backup; whatever the reader throws
 */
export async function readArchive(file: string, reader: ArchiveReader, signal?: AbortSignal): Promise<void> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  const entries = extract();
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    entries.destroy(error);
  };
  source.on('error', fail).pipe(gunzip).on('error', fail).pipe(entries);
  entries.on('error', (error: Error) => (failure ??= error));
  try {
    await readEntries(entries, reader, signal);
  } catch (error) {
    throw failure === undefined || error !== failure ? error : damaged(file, failure);
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}

type Entries = ReturnType<typeof extract>;

async function readEntries(entries: Entries, reader: ArchiveReader, signal: AbortSignal | undefined): Promise<void> {
  let hasBegun = false;
  let hasEnded = false;
  for await (const entry of entries) {
    signal?.throwIfAborted();
    const { name } = entry.header;
    const content = await buffer(Readable.from(entry));
    if (!hasBegun) {
      await reader.begin(manifestOf(name, content));
      hasBegun = true;
    } else if (name === END) {
      await reader.finish(JSON.parse(content.toString()) as ArchiveEnd);
      hasEnded = true;
    } else await readPart(reader, name, content);
  }
  if (!hasEnded) throw new CommandError('The backup is cut off: its end is missing.');
}

async function readPart(reader: ArchiveReader, name: string, content: Buffer): Promise<void> {
  const [kind, key = '', ...rest] = name.split('/');
  if (kind === 'tables' && rest.length === 1) await reader.rows(key, content);
  else if (kind === 'uploads' && rest.length === 0) await reader.upload(key, content);
  else throw new CommandError(`The backup has an entry that no backup has: ${JSON.stringify(name)}.`);
}

function manifestOf(name: string, content: Buffer): Manifest {
  const manifest = name === MANIFEST ? (JSON.parse(content.toString()) as Partial<Manifest>) : {};
  if (manifest.format !== ARCHIVE_FORMAT)
    throw new CommandError('The file is no backup of Courtbook, or of a newer version of it.');
  return manifest as Manifest;
}

function damaged(file: string, { message }: Error): CommandError {
  return new CommandError(`${file} cannot be read as a backup: ${message}.`);
}
