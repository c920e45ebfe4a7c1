import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { filterId } from '../../lib/ids.js';
import { query } from '../../lib/query.js';
import { readGames } from './game.loaders.js';
import { fromNow, gameConditions } from './game-conditions.js';
import type { Game } from './game.type.js';
import { nowOf } from './today.service.js';

/** Which games of a season. */
export interface SeasonDayWish {
  readonly date?: string | null;
  readonly leagueId?: string | null;
  readonly teamId?: string | null;
}

/** More games a day than any page shows. */
const MOST_GAMES = 100;

/**
 * The games of a day of a season: of a given one, or of the one at which a schedule opens: the evening before while one
 * of its games still runs, today, if there are games, else the next day with games, else the last one. Null for a
 * season without a dated game.
 */
export async function dayOfSeason(
  ctx: RequestContext,
  organizationId: number,
  seasonId: number,
  { date, leagueId, teamId }: SeasonDayWish,
): Promise<{ date: string; games: Game[] } | null> {
  const wanted = { seasonId, leagueId: filterId(leagueId) ?? null, teamId: filterId(teamId) ?? null };
  const day = date ?? (await openingDay(ctx, organizationId, wanted));
  if (day === null) return null;
  const page = { limit: MOST_GAMES, after: null } as Parameters<typeof readGames>[4];
  const games = await readGames(ctx, organizationId, { ...wanted, date: day }, 'asc', page);
  return { date: day, games: games.slice(0, MOST_GAMES) };
}

async function openingDay(
  ctx: RequestContext,
  organizationId: number,
  wanted: Parameters<typeof gameConditions>[1],
): Promise<string | null> {
  const conditions = new Conditions(organizationId);
  const where = gameConditions(conditions, wanted).join(' AND ');
  const now = await nowOf(ctx, organizationId);
  const today = conditions.param(now.today);
  const evening = conditions.param(now.evening);
  const stmt = conditions.statement<[date: string | null]>(
    'season_opening_day',
    `SELECT COALESCE((SELECT min(g.date) FROM games g WHERE ${where} AND ${fromNow(today, evening)}),
       (SELECT max(g.date) FROM games g WHERE ${where} AND g.date < ${today}))`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params))[0]?.[0] ?? null;
}
