import { AppError } from '../../../../lib/errors.js';
import type { IncomingFile } from '../../../../lib/upload-scalar.js';
import { archiveFiles, MOST_ARCHIVE_BYTES } from './archive-files.js';
import { isCutOff } from './read-table.js';
import { type ColumnNames, FILE_NAMES, type SeasonFile, type SeasonFiles } from './season-files.js';
import type { SeasonFileKind } from '../../season-import.enums.js';
import type { SeasonFilesInput } from '../../season-import.input.js';

/**
 * The files of a request. They can be read, also more than once, until it is answered.
 * @throws 400 and 413 as `archiveFiles`
 */
export async function uploadedFiles(input: SeasonFilesInput): Promise<SeasonFiles> {
  // All at once: one that does not arrive must not leave another's failure without anybody to hear of it.
  const [teams, games, playerGames, archive] = await Promise.all([
    input.teams,
    input.games,
    input.playerGames,
    input.archive,
  ]);
  const packed = archive ? archiveFiles(archive.filename || 'The archive', await archiveBytes(archive)) : null;
  const file = (kind: SeasonFileKind, incoming: IncomingFile | null | undefined): SeasonFile | null => {
    const own = incoming
      ? { name: FILE_NAMES[kind], size: null, open: () => incoming.createReadStream() }
      : (packed?.[kind] ?? null);
    return own && { ...own, columns: columnNames(input, kind) };
  };
  return {
    ...packed,
    teams: file('teams', teams),
    games: file('games', games),
    playerGames: file('playerGames', playerGames),
  };
}

async function archiveBytes(archive: IncomingFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of archive.createReadStream() as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > MOST_ARCHIVE_BYTES) throw tooLarge();
    }
  } catch (error) {
    throw isCutOff(error) ? tooLarge() : error;
  }
  return Buffer.concat(chunks);
}

function tooLarge(): AppError {
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `The archive is larger than ${MOST_ARCHIVE_BYTES / 1024 / 1024} MB, the most that is read.`,
  );
}

function columnNames({ columns }: SeasonFilesInput, kind: SeasonFileKind): ColumnNames {
  const own = (columns ?? []).filter(({ file }) => file === kind);
  return new Map(own.map(({ column, field }) => [column.trim().toLowerCase(), field ?? null]));
}
