import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../database/open.js';
import type { Services } from '../context/request-context.js';
import { CommandError, readArguments, runCommand, UsageError } from './support/command.js';
import { importDirectory } from './support/import-directory.js';
import type { ImportResult } from './support/import-lines.js';
import { importRosterFile } from './support/import-roster-file.js';
import { startProgress } from './support/progress.js';
import { commandServices } from './support/services.js';

const USAGE = `npm run import -- --organization SLUG --season NAME [--active] [--sport NAME] [--remove-missing] DIR
       npm run import -- --organization SLUG --season NAME [--active] [--sport NAME] ARCHIVE.zip
       npm run import -- --organization SLUG --season NAME --league NAME --roster FILE

Imports teams.csv, games.csv and player_games.csv of DIR as a season, with what an archive has beside them, or an archive itself, or FILE as a roster into a league of a season: all of it, or nothing
and a list of what is wrong. Running it again changes nothing. Rows of a season that were edited or deleted since are kept so and named;
what an earlier import of it brought and the files no longer hold is named, and removed with --remove-missing.`;

type Import = (
  services: Services,
  rest: { signal: AbortSignal; onProgress: (step: string, done: number, total: number | null) => void },
) => Promise<ImportResult>;

function wantedImport(): Import {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = readArguments(() =>
    parseArgs({
      options: {
        organization: text,
        season: text,
        sport: text,
        active: flag,
        'remove-missing': flag,
        league: text,
        roster: text,
      },
      allowPositionals: true,
    }),
  );
  const { organization, season, sport, active, 'remove-missing': removeMissing, league, roster } = values;
  const [directory, ...others] = positionals;
  if (organization === undefined) throw new UsageError('--organization is missing');
  if (season === undefined) throw new UsageError('--season is missing');
  if (roster !== undefined) {
    if (league === undefined) throw new UsageError('--league is missing');
    if (directory !== undefined)
      throw new UsageError(`with --roster no directory is expected, but ${directory} was given`);
    if ([sport, active, removeMissing].some((value) => value !== undefined))
      throw new UsageError('--sport, --active and --remove-missing are for a season, not for a roster');
    return (services, rest) => importRosterFile(services, { organization, season, league, path: roster, ...rest });
  }
  if (league !== undefined) throw new UsageError('--league is for a roster: --roster is missing');
  if (directory === undefined) throw new UsageError('the directory or archive is missing');
  if (others.length > 0) throw new UsageError(`one directory is expected, not also ${others.join(' ')}`);
  return (services, rest) =>
    importDirectory(services, { organization, name: season, sport, active, removeMissing, directory, ...rest });
}

await runCommand(USAGE, async ({ config, signal }) => {
  const wanted = wantedImport();
  const database = await openDatabase(config, { kind: 'command' });
  const progress = startProgress();
  try {
    const result = await wanted(commandServices(config, database), { signal, onProgress: progress.show });
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
