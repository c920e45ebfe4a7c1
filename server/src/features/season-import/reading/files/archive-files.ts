import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { AppError, invalidInput } from '../../../../lib/errors.js';
import { UPLOAD_PURPOSES } from '../../../../uploads/upload-purposes.js';
import { DETAIL_FILES, isPictureName } from './archive-names.js';
import { FILE_NAMES, MOST_FILE_BYTES, type SeasonFile, type SeasonFiles } from './season-files.js';

/** Largest archive that is read, in bytes: some hundreds of pictures. */
export const MOST_ARCHIVE_BYTES = 64 * 1024 * 1024;
/** Most bytes of an archive's tables together, unpacked: what a few bytes may become must not fill the memory. */
const MOST_TABLE_BYTES = 96 * 1024 * 1024;
/** Most files of an archive. */
const MOST_FILES = 20_000;
const MOST_PICTURE_BYTES = UPLOAD_PURPOSES.player_image.maxBytes;
const TABLES = new Set<string>([...Object.values(FILE_NAMES), ...Object.values(DETAIL_FILES)]);

/**
 * The files of a season in its archive. They are looked up by their names alone, so that nothing in the archive can
 * lead anywhere else; what it holds beside is not unpacked. Pictures are unpacked one at a time.
 * @param name of the archive, for messages
 * @throws 400 for what is no archive, 413 for one that would become too large
 */
export function archiveFiles(name: string, bytes: Buffer): SeasonFiles {
  const sizes = new Map<string, number>();
  unzip(name, bytes, (path, size) => {
    if (sizes.size >= MOST_FILES)
      throw new AppError('PAYLOAD_TOO_LARGE', `${name} holds more than ${MOST_FILES.toLocaleString('en')} files.`);
    sizes.set(path, size);
    return false;
  });
  const folder = folderOf([...sizes.keys()]);
  const tables = [...TABLES].filter((table) => sizes.has(folder + table));
  const total = tables.reduce((sum, table) => sum + (sizes.get(folder + table) ?? 0), 0);
  if (total > MOST_TABLE_BYTES)
    throw new AppError(
      'PAYLOAD_TOO_LARGE',
      `The tables in ${name} are larger than ${MOST_TABLE_BYTES / 1024 / 1024} MB together, the most that is read.`,
    );
  const wanted = new Set(
    tables.filter((table) => (sizes.get(folder + table) ?? 0) <= MOST_FILE_BYTES).map((table) => folder + table),
  );
  const content = unzip(name, bytes, (path) => wanted.has(path));
  const file = (table: string): SeasonFile | null => {
    const size = sizes.get(folder + table);
    return size === undefined
      ? null
      : {
          name: table,
          size,
          open: () => Readable.from([Buffer.from(content[folder + table] ?? [])], { objectMode: false }),
        };
  };
  const picture = (path: string): Promise<Buffer | null> => {
    const size = isPictureName(path) ? (sizes.get(folder + path) ?? Infinity) : Infinity;
    const found =
      size <= MOST_PICTURE_BYTES ? unzip(name, bytes, (one) => one === folder + path)[folder + path] : undefined;
    return Promise.resolve(found ? Buffer.from(found) : null);
  };
  return {
    teams: file(FILE_NAMES.teams),
    games: file(FILE_NAMES.games),
    playerGames: file(FILE_NAMES.playerGames),
    detail: file,
    picture,
  };
}

/** Unpacks the files that are wanted; each becomes as large as the archive announces at most. */
function unzip(
  name: string,
  bytes: Buffer,
  isWanted: (path: string, size: number) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter: ({ name: path, originalSize }) => isWanted(path, originalSize) });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw invalidInput({ field: 'files', message: `${name} is no ZIP archive that can be read.` });
  }
}

/** The folder in which the tables are, with its slash: systems that pack a folder put its name in front. */
function folderOf(paths: readonly string[]): string {
  if (paths.includes(FILE_NAMES.teams)) return '';
  const inFolder = paths.filter((path) => path.endsWith(`/${FILE_NAMES.teams}`) && !path.startsWith('__MACOSX/'));
  return inFolder.length === 1 ? inFolder[0]!.slice(0, -FILE_NAMES.teams.length) : '';
}
