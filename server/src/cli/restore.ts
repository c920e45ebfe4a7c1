import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { ensureEmbedded } from '../database/embedded.js';
import { uploadStore } from '../uploads/open-store.js';
import { describeArchive } from './support/archive.js';
import { readArguments, runCommand, UsageError } from './support/command.js';
import { restoreBackup } from './support/restore-backup.js';

const USAGE = `npm run restore -- [--force] FILE

Puts everything of a backup back, uploaded files included: all of it or nothing. The database has to be empty; --force replaces what it
holds. A backup of an older version goes into a database without tables and is brought up to date there.`;

await runCommand(USAGE, async ({ config, signal }) => {
  const { positionals, values } = readArguments(() =>
    parseArgs({ allowPositionals: true, options: { force: { type: 'boolean', default: false } } }),
  );
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new UsageError('one file is expected');
  const embedded = config.databaseUrl === null ? await ensureEmbedded({ dataDir: config.dataDir }) : null;
  const url = config.databaseDirectUrl ?? embedded?.url ?? '';
  const client = new Client({ connectionString: url, connectionTimeoutMillis: config.databaseLimits.connectMs });
  try {
    await client.connect();
    const summary = await restoreBackup(client, { file, url, store: uploadStore(config), force: values.force, signal });
    console.log(`${file}: ${describeArchive(summary)}`);
    return true;
  } finally {
    await client.end();
    await embedded?.stop();
  }
});
