import type { EntityManager } from 'typeorm';
import { ownImportKey } from './import-key.js';
import type { LineContent } from './row-digest.js';

/** A player's line as the game has it now. */
export interface StoredLine extends LineContent {
  readonly id: number;
  readonly gameId: number;
  readonly playerId: number;
  readonly importHash: string | null;
  /** An import sets it where a line has no statistics, and nowhere else. */
  readonly didNotPlay: boolean;
  /** The player's name, as a message says it. */
  readonly player: string;
  /** What files know the player by. */
  readonly playerKey: string;
}

/** Reads the lines of these games, by "game player". */
export async function readStoredLines(
  manager: EntityManager,
  organizationId: number,
  gameIds: readonly number[],
): Promise<Map<string, StoredLine>> {
  if (gameIds.length === 0) return new Map();
  const rows = await manager.query<(Omit<StoredLine, 'playerKey'> & { playerKey: string | null })[]>(
    `SELECT l.id, l.game_id AS "gameId", l.player_id AS "playerId", l.team_id AS "teamId", l.position, l.started,
       l.import_hash AS "importHash", l.did_not_play AS "didNotPlay", btrim(p.first_name || ' ' || p.last_name) AS player, p.import_key AS "playerKey",
       coalesce((SELECT json_agg(json_build_array(v.stat_definition_id, v.value)) FROM game_line_values v
         WHERE v.organization_id = l.organization_id AND v.game_line_id = l.id), '[]') AS values
     FROM game_lines l JOIN players p ON p.organization_id = l.organization_id AND p.id = l.player_id
     WHERE l.organization_id = $1 AND l.game_id = ANY ($2::int[]) ORDER BY l.id`,
    [organizationId, gameIds],
  );
  return new Map(
    rows.map((line) => [
      gamePlayerKey(line.gameId, line.playerId),
      { ...line, playerKey: line.playerKey ?? ownImportKey(organizationId, line.playerId) },
    ]),
  );
}

/** The key of a player's line in a game. */
export function gamePlayerKey(gameId: number, playerId: number): string {
  return `${gameId} ${playerId}`;
}
