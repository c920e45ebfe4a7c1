import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { migrate } from '../../database/migrate.js';
import { migrationsDirectory } from '../../database/migrations-directory.js';
import { CommandError } from './command.js';
import { readMigrations } from './schema-facts.js';

/**
 * Makes sure that the database has the very tables that a backup was made of: it has them already, or it has none and
 * gets them.
 * @param url a direct connection to the same database
 * @throws CommandError when the database or this program is of another version than fits
 */
export async function prepareSchema(client: ClientBase, url: string, wanted: readonly string[]): Promise<void> {
  const files = (await readdir(migrationsDirectory())).filter((name) => name.endsWith('.sql')).sort();
  const known = await readMigrations(client);
  if (known.join() === wanted.join()) return;
  if (wanted.length > files.length)
    throw new CommandError('The backup was made by a newer version of Courtbook: restore it with that version.');
  if (known.length > 0)
    throw new CommandError(
      'The backup was made by another version of Courtbook: restore it into a database without tables (another DATA_DIR or DATABASE_URL), which is then brought up to date.',
    );
  const directory = await mkdtemp(join(tmpdir(), 'courtbook-restore-'));
  try {
    for (const file of files.slice(0, wanted.length))
      await copyFile(join(migrationsDirectory(), file), join(directory, file));
    await migrate(url, directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
  if ((await readMigrations(client)).join() !== wanted.join())
    throw new CommandError('The backup was made with other tables than this version of Courtbook has.');
}
