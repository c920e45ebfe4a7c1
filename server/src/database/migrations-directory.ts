import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder `migrations` beside `server`, wherever this module runs from: server/src/database or server/dist/database.
 */
export function migrationsDirectory(): string {
  const directory = join(dirname(fileURLToPath(import.meta.url)), '../../../migrations');
  if (!existsSync(directory)) throw new Error(`there are no migrations at ${directory}`);
  return directory;
}
