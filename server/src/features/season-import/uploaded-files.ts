import type { IncomingFile } from '../../lib/upload-scalar.js';
import { type ColumnNames, FILE_NAMES, type SeasonFile, type SeasonFiles } from './season-files.js';
import type { SeasonFileKind } from './season-import.enums.js';
import type { SeasonFilesInput } from './season-import.input.js';

/** The files of a request. They can be read, also more than once, until it is answered. */
export async function uploadedFiles(input: SeasonFilesInput): Promise<SeasonFiles> {
  // All at once: one that does not arrive must not leave another's failure without anybody to hear of it.
  const [teams, games, playerGames] = await Promise.all([input.teams, input.games, input.playerGames]);
  const file = (kind: SeasonFileKind, incoming: IncomingFile | null | undefined): SeasonFile | null =>
    incoming
      ? {
          name: FILE_NAMES[kind],
          size: null,
          columns: columnNames(input, kind),
          open: () => incoming.createReadStream(),
        }
      : null;
  return { teams: file('teams', teams), games: file('games', games), playerGames: file('playerGames', playerGames) };
}

function columnNames({ columns }: SeasonFilesInput, kind: SeasonFileKind): ColumnNames {
  const own = (columns ?? []).filter(({ file }) => file === kind);
  return new Map(own.map(({ column, field }) => [column.trim().toLowerCase(), field ?? null]));
}
