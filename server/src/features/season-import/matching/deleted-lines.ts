import { type FoundPlayer, importKey, normalizedKeyOf } from './find-players.js';
import type { ImportedGames } from './imported-games.js';
import type { ParsedSeason } from '../reading/parsed-season.js';
import type { PlannedGame } from './plan-games.js';
import { gamePlayerKey, type StoredLine } from './stored-lines.js';

/** What tells whether a line was there before. */
export interface LinesBefore {
  readonly games: readonly PlannedGame[];
  readonly players: readonly FoundPlayer[];
  readonly stored: ReadonlyMap<string, StoredLine>;
  readonly imported: ImportedGames;
}

/**
 * The lines of the files, by index, that an earlier import brought and that somebody deleted since: alone, with their
 * player, or because the player was merged into another, who has them now.
 */
export function deletedLines(
  { lines, players }: Pick<ParsedSeason, 'lines' | 'players'>,
  { games, players: found, stored, imported }: LinesBefore,
): Set<number> {
  const there = new Set([...stored.values()].map(({ gameId, playerKey }) => `${gameId} ${playerKey}`));
  const deleted = new Set<number>();
  for (const [index, line] of lines.entries()) {
    const { before, isForeign, keyBefore } = games[line.game] ?? {};
    const player = players[line.player];
    const brought = imported.get(keyBefore ?? '');
    if (before === undefined || isForeign === true || player === undefined || brought === undefined) continue;
    const one = found[line.player] ?? null;
    const row = one === null || one === 'unclear' ? null : one.row;
    if (row !== null && stored.has(gamePlayerKey(before.id, row.id))) continue;
    const keys = [row?.importKey ?? null, importKey(player), normalizedKeyOf(player)];
    if (keys.some((key) => key !== null && brought.has(key) && !there.has(`${before.id} ${key}`))) deleted.add(index);
  }
  return deleted;
}
