import type { Readable } from 'node:stream';

/** A file as it is kept. */
export interface StoredFile {
  stream: Readable;
  byteLength: number;
}

/** Where uploaded files are kept. A key is one path segment of letters, digits, hyphens, underscores and dots. */
export interface UploadStore {
  /** Keeps a file whole or not at all. */
  put(key: string, bytes: Buffer, mime: string): Promise<void>;
  /** The file, or null. */
  read(key: string): Promise<StoredFile | null>;
  /** Forgets a file; none there is fine. */
  remove(key: string): Promise<void>;
  /** All files with the moment of their last change. */
  list(): AsyncIterable<{ key: string; modifiedAt: Date }>;
}

const KEY = /^[A-Za-z0-9_-]{8,80}\.[a-z0-9]{2,5}$/;

/** Whether a text can be a key: never a path, never hidden. */
export function isStorageKey(text: string): boolean {
  return KEY.test(text);
}
