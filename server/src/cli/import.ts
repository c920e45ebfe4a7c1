import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open.js';
import { CommandError, readArguments, runCommand, UsageError } from './support/command.js';
import { importDirectory } from './support/import-directory.js';
import { startProgress } from './support/progress.js';
import { commandServices } from './support/services.js';

const USAGE = `npm run import -- --organization SLUG --season NAME [--active] [--sport NAME] [--remove-missing] DIR

Imports teams.csv, games.csv and player_games.csv of DIR as a season: all of it, or nothing and a list of what is wrong.
Running it again changes nothing; rows that were edited or deleted since are kept so and named. What an earlier import brought and
the files no longer hold is named, and removed with --remove-missing.`;

await runCommand(USAGE, async ({ config, signal }) => {
  const { values, positionals } = readArguments(() =>
    parseArgs({
      options: {
        organization: { type: 'string' },
        season: { type: 'string' },
        sport: { type: 'string' },
        active: { type: 'boolean' },
        'remove-missing': { type: 'boolean' },
      },
      allowPositionals: true,
    }),
  );
  const { organization, season, sport, active, 'remove-missing': removeMissing } = values;
  const [directory, ...others] = positionals;
  if (organization === undefined) throw new UsageError('--organization is missing');
  if (season === undefined) throw new UsageError('--season is missing');
  if (directory === undefined) throw new UsageError('the directory is missing');
  if (others.length > 0) throw new UsageError(`one directory is expected, not also ${others.join(' ')}`);
  const database = await openDatabase(config);
  const progress = startProgress();
  try {
    const services = commandServices(config, database);
    const onProgress = progress.show;
    const result = await importDirectory(services, { organization, name: season, sport, active, removeMissing, directory, signal, onProgress });
    progress.end();
    for (const line of result.lines) console.log(line);
    if (!result.done) throw new CommandError(result.summary);
    console.log(result.summary);
    return true;
  } finally {
    progress.end();
    await database.close();
  }
});
