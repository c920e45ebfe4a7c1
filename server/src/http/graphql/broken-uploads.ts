import { fstatSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import Upload from 'graphql-upload/Upload.mjs';
import type { IncomingFile } from '../../lib/upload-scalar.js';

/** Where graphql-upload keeps a file while it arrives: fs-capacitor's stream into a temporary file. */
interface Buffered extends Writable {
  readonly _fd: number | null;
  /** How many bytes it takes for written. */
  readonly _pos: number;
}

type BufferedFile = IncomingFile & { readonly capacitor?: Buffered };

/** The uploads that stand in the operations of a multipart request, each once. */
function uploadsIn(operations: object): Upload[] {
  const found = new Set<Upload>();
  JSON.stringify(operations, (_name, value: unknown) => {
    if (!(value instanceof Upload)) return value;
    found.add(value);
    return null;
  });
  return [...found];
}

/**
 * Lets readers of files fail whose temporary file cannot be written, as on a full disk. The library leaves them waiting
 * for the rest without end, and takes a write that the disk had half the room for as done.
 * @param operations as graphql-upload gives them, before anything of a file has been written
 */
export function failWithUploads(operations: object): void {
  for (const { promise } of uploadsIn(operations)) promise.then((file) => failWith(file as BufferedFile), ignore);
}

function failWith(file: BufferedFile): void {
  const { capacitor, createReadStream } = file;
  if (!capacitor) return;
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
    capacitor.destroy(error); // and with it everybody who reads
  };
  capacitor.on('error', fail);
  capacitor.on('write', () => {
    // What was under way when it was destroyed is told, too; its file is closed by then.
    if (!capacitor.destroyed && isShort(capacitor)) fail(noRoom());
  });
  file.createReadStream = (): Readable => {
    if (failure) throw failure;
    return createReadStream();
  };
}

/** Whether less has been written than it takes for written. */
function isShort({ _fd: descriptor, _pos: written }: Buffered): boolean {
  return descriptor !== null && fstatSync(descriptor).size < written;
}

function noRoom(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

/** Whoever reads the file is told. */
function ignore(): void {
  return;
}
