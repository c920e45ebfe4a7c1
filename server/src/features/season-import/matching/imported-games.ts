import type { EntityManager } from 'typeorm';
import type { GameName } from './game-names.js';
import type { ImportScope } from '../import-scope.js';

/**
 * What earlier imports of a season brought: the import keys of the players with a line, by the import key of their
 * game.
 */
export type ImportedGames = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads what earlier imports of a season brought. */
export async function readImportedGames(
  manager: EntityManager,
  organizationId: number,
  seasonId: number,
): Promise<ImportedGames> {
  const rows = await manager.query<{ gameKey: string; playerKeys: string[] }[]>(
    'SELECT game_key AS "gameKey", player_keys AS "playerKeys" FROM imported_games WHERE organization_id = $1 AND season_id = $2',
    [organizationId, seasonId],
  );
  return new Map(rows.map(({ gameKey, playerKeys }) => [gameKey, new Set(playerKeys)]));
}

/** The key under which an earlier import brought a game; undefined when none did. */
export function importedKey(imported: ImportedGames, { key, others }: GameName): string | undefined {
  return [key, ...others].find((name) => imported.has(name));
}

/** A game that came in, or came before, with the players of its lines. */
export interface NotedGame {
  readonly key: string;
  /** The key that it had until now; null for a new game. */
  readonly keyBefore: string | null;
  readonly playerKeys: readonly string[];
}

/** Notes what this import brought, beside what is noted already. What is noted so stays untouched. */
export async function noteImportedGames(
  { write, seasonId }: ImportScope,
  games: readonly NotedGame[],
  imported: ImportedGames,
  rekeyed: ReadonlyMap<string, string>,
): Promise<void> {
  const left = games.flatMap(({ key, keyBefore }) => (keyBefore !== null && keyBefore !== key ? [keyBefore] : []));
  if (left.length > 0) {
    await write.manager.query(
      'DELETE FROM imported_games WHERE organization_id = $1 AND season_id = $2 AND game_key = ANY ($3)',
      [write.organizationId, seasonId, left],
    );
  }
  const rows = games.flatMap(({ key, keyBefore, playerKeys }) => {
    const before = keyBefore === null ? undefined : imported.get(keyBefore);
    const known = [...(before ?? [])].map((player) => rekeyed.get(player) ?? player);
    const all = new Set([...known, ...playerKeys]);
    const isNoted =
      before !== undefined &&
      key === keyBefore &&
      all.size === before.size &&
      [...all].every((player) => before.has(player));
    return isNoted ? [] : [{ key, players: [...all].sort() }];
  });
  if (rows.length === 0) return;
  await write.manager.query(
    `INSERT INTO imported_games (organization_id, season_id, game_key, player_keys)
     SELECT $1, $2, n.key, ARRAY(SELECT jsonb_array_elements_text(n.players)) FROM jsonb_to_recordset($3) AS n (key text, players jsonb)
     ON CONFLICT (organization_id, season_id, game_key) DO UPDATE SET player_keys = excluded.player_keys`,
    [write.organizationId, seasonId, JSON.stringify(rows)],
  );
}
