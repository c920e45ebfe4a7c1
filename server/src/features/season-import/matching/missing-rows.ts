import type { ImportScope } from '../import-scope.js';
import type { ImportedGames } from './imported-games.js';
import type { PlannedGame } from './plan-games.js';
import { isAsImported, lineDigest } from './row-digest.js';
import { FILE_NAMES } from '../reading/files/season-files.js';
import { labelOf, type StoredGame, type StoredGames } from './stored-games.js';
import { gamePlayerKey, type StoredLine } from './stored-lines.js';

/** What earlier imports brought and the files no longer hold, as far as nobody touched it since. */
export interface MissingRows {
  readonly games: readonly StoredGame[];
  /** Of the missing games and of those that are still there. */
  readonly lines: readonly StoredLine[];
  /** The first games, and lines of games that are still there, in words. */
  readonly names: readonly string[];
  /** How many there are beyond `names`. */
  readonly more: number;
}

/** What missing rows are found by. */
export interface MissingReferences {
  readonly stored: StoredGames;
  readonly imported: ImportedGames;
  readonly games: readonly PlannedGame[];
  readonly storedLines: ReadonlyMap<string, StoredLine>;
  /** By player of the files; 0 for one who stays out. */
  readonly playerIds: readonly number[];
}

const MOST_NAMES = 20;

/** Finds what the files no longer hold. What was edited by hand since is noted as kept. */
export function missingRows({ season, kept }: ImportScope, references: MissingReferences): MissingRows {
  const { stored, imported, games, storedLines, playerIds } = references;
  const inFiles = new Set(
    season.lines.map(({ game, player }) => gamePlayerKey(games[game]?.before?.id ?? 0, playerIds[player] ?? 0)),
  );
  const foreign = new Set(games.flatMap(({ isForeign, before }) => (isForeign && before ? [before.id] : [])));
  const found = new Map(games.flatMap(({ before, keyBefore }) => (before ? [[before.id, keyBefore] as const] : [])));
  const linesOf = new Map<number, StoredLine[]>();
  for (const line of storedLines.values()) linesOf.set(line.gameId, [...(linesOf.get(line.gameId) ?? []), line]);
  // A line that was given to another player by a merge is as it was imported, and yet is not what the files say.
  const isUntouched = (game: StoredGame, line: StoredLine): boolean =>
    isLineAsImported(line) && imported.get(found.get(game.id) ?? game.importKey ?? '')?.has(line.playerKey) === true;
  const missing: { games: StoredGame[]; lines: StoredLine[]; names: string[] } = { games: [], lines: [], names: [] };
  const keep = (file: string, what: string): void => {
    kept.addStored(file, `${what} is not in the file any more, but was edited since it was imported; kept as it is`);
  };
  for (const game of stored.all) {
    const own = linesOf.get(game.id) ?? [];
    if (found.has(game.id)) {
      if (foreign.has(game.id) || season.silent.has('lines')) continue;
      for (const line of own) {
        if (line.importHash === null || inFiles.has(gamePlayerKey(game.id, line.playerId))) continue;
        const name = `${line.player} in ${labelOf(game)}`;
        if (!isUntouched(game, line)) keep(FILE_NAMES.playerGames, name);
        else {
          missing.lines.push(line);
          missing.names.push(name);
        }
      }
    } else if (game.importHash !== null) {
      if (game.hasAdditions || !isAsImported(game, game.importHash) || !own.every((line) => isUntouched(game, line)))
        keep(FILE_NAMES.games, labelOf(game));
      else {
        missing.games.push(game);
        missing.lines.push(...own);
        missing.names.unshift(labelOf(game));
      }
    }
  }
  const { names } = missing;
  return { ...missing, names: names.slice(0, MOST_NAMES), more: Math.max(0, names.length - MOST_NAMES) };
}

function isLineAsImported(line: StoredLine): boolean {
  return line.importHash === lineDigest(line) && line.didNotPlay === (line.values.length === 0);
}
