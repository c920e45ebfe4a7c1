import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { DETAIL_FILES, isPictureName } from './archive-names.js';

/**
 * Largest file that is read, in bytes: some 320,000 player lines. A season has 2 MB; anything beyond the limit is a
 * mistake, and refusing it bounds the memory of an import (some ten times the size of its files at most).
 */
export const MOST_FILE_BYTES = 32 * 1024 * 1024;

/** Which column of ours a column of a file is, by the name in its heading in lower case; null: it is left out. */
export type ColumnNames = ReadonlyMap<string, string | null>;

/** One of the files of a season, wherever it comes from. */
export interface SeasonFile {
  /** As it is called in messages. */
  readonly name: string;
  /** In bytes; null when it is only known at the end. */
  readonly size: number | null;
  /** What the file calls its columns; absent: by their own names. */
  readonly columns?: ColumnNames;
  open(): Readable;
}

/** The three files of a season; null when one is missing, which that of the players may be. */
export interface SeasonFiles {
  readonly teams: SeasonFile | null;
  readonly games: SeasonFile | null;
  readonly playerGames: SeasonFile | null;
  /** One of the files that an archive has beside them, by its name; null when it is not there. */
  readonly detail?: (name: string) => SeasonFile | null;
  /**
   * The content of a picture of an archive, by its name; null when it is not there or larger than any picture may be.
   */
  readonly picture?: (name: string) => Promise<Buffer | null>;
}

/** What the files of a season are called. */
export const FILE_NAMES = { teams: 'teams.csv', games: 'games.csv', playerGames: 'player_games.csv' } as const;

/** The files of a season in a directory. */
export async function seasonFilesIn(directory: string): Promise<SeasonFiles> {
  const [teams, games, playerGames] = await Promise.all([
    fileIn(directory, FILE_NAMES.teams),
    fileIn(directory, FILE_NAMES.games),
    fileIn(directory, FILE_NAMES.playerGames),
  ]);
  const details = new Map(
    await Promise.all(
      Object.values(DETAIL_FILES).map(async (name) => [name as string, await fileIn(directory, name)] as const),
    ),
  );
  const picture = async (name: string): Promise<Buffer | null> =>
    isPictureName(name) ? readFile(join(directory, name)).catch(() => null) : null;
  return { teams, games, playerGames, detail: (name) => details.get(name) ?? null, picture };
}

async function fileIn(directory: string, name: string): Promise<SeasonFile | null> {
  const path = join(directory, name);
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) return null;
  return { name, size: found.size, open: () => createReadStream(path) };
}

/** One line of a table; `cells` are in the order of the file's columns. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}
