import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import type { PageRequest } from '../../lib/connection.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import { teamById } from '../teams/team.loaders.js';
import type { SortDirection } from './game.enums.js';
import { type GameConditions, gameConditions } from './game-conditions.js';
import { partsAfterGame } from './game-order.js';
import { GAME, GAME_JOINS, gameOf } from './game.row.js';
import type { Game } from './game.type.js';

const SELECT = `SELECT ${GAME.sql} FROM games g ${GAME_JOINS} WHERE g.organization_id = $1`;
// One game, the box score's case, has a plan of its own: for a list PostgreSQL expects ten games and reads all teams
// for them.
const BY_ID = statement<unknown[], [organizationId: number, id: number]>('game_by_id', `${SELECT} AND g.id = $2`);
const BY_IDS = statement<unknown[], [organizationId: number, ids: number[]]>(
  'games_by_id',
  `${SELECT} AND g.id = ANY($2)`,
);

/** A game by key, with both teams. */
export const gameById = (ctx: RequestContext): TenantLoader<Game> => perRequest(ctx, makeGameById);

function makeGameById(ctx: RequestContext): TenantLoader<Game> {
  return loadOne(
    async (organizationId, ids) =>
      (await readRows(ctx, organizationId, ids)).map((row) => gameOf(GAME.read(row, organizationId))),
    ({ id }) => id,
  );
}

function readRows(ctx: RequestContext, organizationId: number, ids: number[]): Promise<unknown[][]> {
  const [id, ...others] = ids;
  if (id !== undefined && others.length === 0) return query(ctx, BY_ID, organizationId, [organizationId, id]);
  return query(ctx, BY_IDS, organizationId, [organizationId, ids]);
}

/** Reads a page of games, and one more when others follow. They and their teams need not be read again by id. */
export async function readGames(
  ctx: RequestContext,
  organizationId: number,
  wanted: GameConditions,
  order: SortDirection,
  page: PageRequest,
): Promise<Game[]> {
  const conditions = new Conditions(organizationId);
  const where = gameConditions(conditions, wanted);
  const parts = partsAfterGame(conditions, order, page.after);
  const limit = conditions.param(page.limit === null ? null : page.limit + 1);
  const by = order === 'asc' ? 'g.date, g.time, g.id' : 'g.date DESC, g.time DESC, g.id DESC';
  const read = parts.map(
    (part) => `(SELECT * FROM games g WHERE ${[...where, ...part].join(' AND ')} ORDER BY ${by} LIMIT ${limit})`,
  );
  const stmt = conditions.statement(
    `games_${order}`,
    `WITH page AS MATERIALIZED (SELECT * FROM (${read.join(' UNION ALL ')}) g ORDER BY ${by} LIMIT ${limit})
     SELECT ${GAME.sql} FROM page g ${GAME_JOINS} ORDER BY ${by}`,
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map((row) => known(ctx, gameOf(GAME.read(row, organizationId))));
}

/** How many games there are. */
export async function countGames(ctx: RequestContext, organizationId: number, wanted: GameConditions): Promise<number> {
  const conditions = new Conditions(organizationId);
  const where = gameConditions(conditions, wanted);
  const stmt = conditions.statement<[count: number]>(
    'games_count',
    `SELECT count(*) FROM games g WHERE ${where.join(' AND ')}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params))[0]?.[0] ?? 0;
}

function known(ctx: RequestContext, game: Game): Game {
  gameById(ctx).prime(game, game);
  teamById(ctx).prime(game.homeTeam, game.homeTeam);
  teamById(ctx).prime(game.awayTeam, game.awayTeam);
  return game;
}
