import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open.js';
import { uploadStore } from '../uploads/open-store.js';
import { describeArchive } from './support/archive.js';
import { readArguments, runCommand, UsageError } from './support/command.js';
import { writeBackup } from './support/write-backup.js';

const USAGE = `npm run backup -- FILE

Writes everything, uploaded files included, as it is at one moment into one file (a gzipped tar). The server may go on working.`;

await runCommand(USAGE, async ({ config, signal }) => {
  const [file, ...others] = readArguments(() => parseArgs({ allowPositionals: true, options: {} })).positionals;
  if (file === undefined || others.length > 0) throw new UsageError('one file is expected');
  const database = await openDatabase(config, { kind: 'command' });
  const client = await database.pool.connect();
  try {
    const summary = await writeBackup(client, { file, store: uploadStore(config), now: new Date(), signal });
    console.log(`${file}: ${describeArchive(summary)}`);
    return true;
  } finally {
    client.release();
    await database.close();
  }
});
