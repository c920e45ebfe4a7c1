import { unzipSync } from 'fflate';

/** The files of a season. */
export const KINDS = ['teams', 'games', 'playerGames'] as const;
export type Kind = (typeof KINDS)[number];

/** What has been chosen so far. */
export type ChosenFiles = Readonly<Partial<Record<Kind, File>>>;

/** What each file is called when nobody has renamed it. */
export const FILE_NAMES: Readonly<Record<Kind, string>> = {
  teams: 'teams.csv',
  games: 'games.csv',
  playerGames: 'player_games.csv',
};

/** The server's names of the files. */
export const SERVER_KINDS = { teams: 'TEAMS', games: 'GAMES', playerGames: 'PLAYER_GAMES' } as const;

const MOST_BYTES = 32 * 1024 * 1024;

/** Files that were recognised by their names; `name` is what an archive is called: a season's archive has its name. */
export interface Recognised {
  readonly files: ChosenFiles;
  readonly name: string | null;
  /** What could not be used, in words. */
  readonly refused: readonly string[];
}

/** Finds a season's files among some files, also within an archive as the export makes it. */
export async function recogniseFiles(given: readonly File[]): Promise<Recognised> {
  const files: Partial<Record<Kind, File>> = {};
  const refused: string[] = [];
  let name: string | null = null;
  for (const file of given) {
    if (/\.zip$/i.test(file.name)) {
      const found = await filesOfArchive(file);
      Object.assign(files, found);
      if (Object.keys(found).length === 0)
        refused.push(`${file.name} holds none of ${Object.values(FILE_NAMES).join(', ')}.`);
      else name = file.name.replace(/\.zip$/i, '');
      continue;
    }
    const kind = kindOf(file.name);
    if (kind === null) refused.push(`It is not clear which file ${file.name} is. Choose it beside its name below.`);
    else if (file.size > MOST_BYTES) refused.push(`${file.name} is larger than 32 MB, the most that is read.`);
    else files[kind] = file;
  }
  return { files, name, refused };
}

/** Which file this is, by its name: 'Player Games 2025.csv' is the players' games. Null when its name does not tell. */
export function kindOf(fileName: string): Kind | null {
  const name = fileName
    .toLowerCase()
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[^a-z]+/g, ' ');
  if (/player|stat|box/.test(name)) return 'playerGames';
  if (/game|schedule|result/.test(name)) return 'games';
  return /team|club/.test(name) ? 'teams' : null;
}

async function filesOfArchive(archive: File): Promise<Partial<Record<Kind, File>>> {
  const files: Partial<Record<Kind, File>> = {};
  try {
    const wanted = new Set(Object.values(FILE_NAMES));
    const content = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
      filter: ({ name, originalSize }) => wanted.has(name) && originalSize <= MOST_BYTES,
    });
    for (const kind of KINDS) {
      const bytes = content[FILE_NAMES[kind]];
      if (bytes) files[kind] = new File([bytes.slice()], FILE_NAMES[kind], { type: 'text/csv' });
    }
  } catch {
    return {}; // not an archive, whatever it is called
  }
  return files;
}
