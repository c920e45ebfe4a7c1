import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageKey, type UploadStore } from './upload-store.js';

/** Files below a directory, spread over folders by the first two characters of their key. */
export function diskStore(directory: string): UploadStore {
  const folderOf = (key: string): string => {
    if (!isStorageKey(key)) throw new Error(`'${key}' is no storage key`);
    return join(directory, key.slice(0, 2));
  };
  const pathOf = (key: string): string => join(folderOf(key), key);

  return {
    async put(key, bytes) {
      await mkdir(folderOf(key), { recursive: true });
      const temporary = join(folderOf(key), `.${randomBytes(8).toString('hex')}`);
      try {
        await writeFile(temporary, bytes, { flag: 'wx' });
        await rename(temporary, pathOf(key));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async read(key) {
      const file = await open(pathOf(key)).catch(absent);
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: createReadStream('', { fd: file }), byteLength: size };
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const root = await opendir(directory).catch(absent);
      if (!root) return;
      for await (const folder of root) {
        if (!folder.isDirectory()) continue;
        for await (const { name } of await opendir(join(directory, folder.name))) {
          if (!isStorageKey(name)) continue;
          const found = await stat(join(directory, folder.name, name)).catch(absent);
          if (found) yield { key: name, modifiedAt: found.mtime };
        }
      }
    },
  };
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
