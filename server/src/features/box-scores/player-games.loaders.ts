import { COUNTED_STATUS, type LiveScope } from '../../database/live-tables.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import type { PageRequest } from '../../lib/connection.js';
import { query } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { afterGame } from '../games/game-order.js';
import { GAME, GAME_JOINS, gameOf } from '../games/game.row.js';
import type { Game } from '../games/game.type.js';
import type { StoredValues } from '../stat-definitions/statistics.js';

/** Whose games, of which seasons. */
export interface PlayerGamesScope {
  playerId: number;
  seasonId: number | null;
  activeOnly: boolean;
  /** Only games that count: none in progress. */
  counted: boolean;
}

/** A game that a player has values in. */
export interface PlayerGame {
  game: Game;
  teamId: number;
  started: boolean;
  stored: StoredValues;
}

const PLAYER_GAME = reading({
  game: GAME,
  teamId: column<number>('g.line_team_id'),
  started: column<boolean>('g.line_started'),
  stored:
    column<string>(`(SELECT json_build_object('definitionIds', array_agg(v.stat_definition_id), 'values', array_agg(v.value))::text
        FROM game_line_values v WHERE v.organization_id = $1 AND v.game_line_id = g.line_id)`),
});

/**
 * Reads a page of a player's games, newest first, and one more when others follow. A line without any value is no game
 * played.
 */
export async function readPlayerGames(
  ctx: RequestContext,
  organizationId: number,
  scope: PlayerGamesScope,
  page: PageRequest,
): Promise<PlayerGame[]> {
  const conditions = new Conditions(organizationId);
  const where = [...playerConditions(conditions, scope), ...afterGame(conditions, 'desc', page.after)];
  const limit = conditions.param(page.limit === null ? null : page.limit + 1);
  const by = 'g.date DESC, g.time DESC, g.id DESC';
  const stmt = conditions.statement(
    'player_games',
    `WITH g AS MATERIALIZED (
       SELECT g.*, l.id AS line_id, l.team_id AS line_team_id, l.started AS line_started
       FROM game_lines l JOIN games g ON g.organization_id = l.organization_id AND g.id = l.game_id
       WHERE ${where.join(' AND ')} ORDER BY ${by} LIMIT ${limit})
     SELECT ${PLAYER_GAME.sql} FROM g ${GAME_JOINS} ORDER BY ${by}`,
    liveScope(scope),
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map((row) => toPlayerGame(organizationId, row));
}

/** How many games a player has values in. */
export async function countPlayerGames(
  ctx: RequestContext,
  organizationId: number,
  scope: PlayerGamesScope,
): Promise<number> {
  const conditions = new Conditions(organizationId);
  const stmt = conditions.statement<[count: number]>(
    'player_games_count',
    `SELECT count(*) FROM game_lines l JOIN games g ON g.organization_id = l.organization_id AND g.id = l.game_id
     WHERE ${playerConditions(conditions, scope).join(' AND ')}`,
    liveScope(scope),
  );
  return (await query(ctx, stmt, organizationId, conditions.params))[0]?.[0] ?? 0;
}

const liveScope = ({ counted, playerId }: PlayerGamesScope): LiveScope<unknown[]> =>
  counted ? { counted } : { players: () => [playerId] };

function playerConditions(
  conditions: Conditions,
  { playerId, seasonId, activeOnly, counted }: PlayerGamesScope,
): string[] {
  return [
    'l.organization_id = $1',
    `l.player_id = ${conditions.param(playerId)}`,
    'EXISTS (SELECT FROM game_line_values v WHERE v.organization_id = $1 AND v.game_line_id = l.id)',
    ...conditions.whenTrue('counted', counted, COUNTED_STATUS),
    ...conditions.when('season', seasonId, (mark) => `g.season_id = ${mark}`),
    ...conditions.whenTrue(
      'active',
      activeOnly,
      'g.season_id IN (SELECT s.id FROM seasons s WHERE s.organization_id = $1 AND s.active)',
    ),
  ];
}

function toPlayerGame(organizationId: number, row: readonly unknown[]): PlayerGame {
  const { game, stored, ...line } = PLAYER_GAME.read(row, organizationId);
  return { ...line, game: gameOf(game), stored: JSON.parse(stored) as StoredValues };
}
