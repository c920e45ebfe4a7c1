import { unzipSync } from 'fflate';
import { t } from '@/texts';

/** The files of a season. */
export const KINDS = ['teams', 'games', 'playerGames'] as const;
export type Kind = (typeof KINDS)[number];

/** What has been chosen so far; a file by itself counts before that of the archive. */
export type ChosenFiles = Readonly<Partial<Record<Kind | 'archive', File>>>;

/** What each file is called when nobody has renamed it. */
export const FILE_NAMES: Readonly<Record<Kind, string>> = {
  teams: 'teams.csv',
  games: 'games.csv',
  playerGames: 'player_games.csv',
};

/** The server's names of the files. */
export const SERVER_KINDS = { teams: 'TEAMS', games: 'GAMES', playerGames: 'PLAYER_GAMES' } as const;

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_ARCHIVE_BYTES = 64 * 1024 * 1024;

/** Files that were recognised by their names; `name` is what an archive is called: a season's archive has its name. */
export interface Recognised {
  readonly files: ChosenFiles;
  readonly name: string | null;
  /** What could not be used, in words. */
  readonly refused: readonly string[];
}

/**
 * Finds a season's files among some files, an archive as the export makes it too: the server unpacks that, with all
 * that it holds beside the three.
 */
export async function recogniseFiles(given: readonly File[]): Promise<Recognised> {
  const files: { -readonly [Name in keyof ChosenFiles]: ChosenFiles[Name] } = {};
  const refused: string[] = [];
  let name: string | null = null;
  for (const file of given) {
    if (/\.zip$/i.test(file.name)) {
      const names = file.size > MOST_ARCHIVE_BYTES ? null : await namesInArchive(file);
      if (names === null) refused.push(t.seasonImport.is_larger_than_64_mb_the_most_that({ file: file.name }));
      else if (!Object.values(FILE_NAMES).some((wanted) => names.has(wanted)))
        refused.push(t.seasonImport.holds_none_of({ file: file.name, value: Object.values(FILE_NAMES).join(', ') }));
      else {
        files.archive = file;
        name = file.name.replace(/\.zip$/i, '');
      }
      continue;
    }
    const kind = kindOf(file.name);
    if (isWorkbook(file.name)) refused.push(t.seasonImport.is_a_workbook_save_its_sheet_as_csv({ file: file.name }));
    else if (kind === null) refused.push(t.seasonImport.it_is_not_clear_which_file_is_choose({ file: file.name }));
    else if (file.size > MOST_BYTES)
      refused.push(t.seasonImport.is_larger_than_32_mb_the_most_that({ file: file.name }));
    else files[kind] = file;
  }
  return { files, name, refused };
}

/** Whether a file is what a spreadsheet keeps itself, by its name: no text, whatever it holds. */
function isWorkbook(fileName: string): boolean {
  return /\.(xlsx?|xlsm|xlsb|ods|numbers)$/i.test(fileName);
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

/** The names of what an archive holds, folders left out of them; none for what is no archive, whatever it is called. */
async function namesInArchive(archive: File): Promise<Set<string>> {
  const names = new Set<string>();
  try {
    unzipSync(new Uint8Array(await archive.arrayBuffer()), {
      filter: ({ name }) => {
        names.add(name.split('/').at(-1)!);
        return false;
      },
    });
  } catch {
    return new Set();
  }
  return names;
}
