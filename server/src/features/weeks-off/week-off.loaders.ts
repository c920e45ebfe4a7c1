import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { loadOne, type TenantLoader } from '../../lib/tenant-loader.js';
import type { WeekOff } from './week-off.type.js';

/** A week off by key. */
export const weekOffById = (ctx: RequestContext): TenantLoader<WeekOff> => perRequest(ctx, makeById);

function makeById(ctx: RequestContext): TenantLoader<WeekOff> {
  return loadOne(
    (organizationId, ids) => readWeeksOff(ctx, organizationId, { ids }),
    ({ id }) => id,
  );
}

/** Reads weeks off by date; ids are checked integers, 0 for what cannot be one. */
export async function readWeeksOff(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, leagueId, ids }: { seasonId?: number | null; leagueId?: number | null; ids?: number[] },
): Promise<WeekOff[]> {
  const conditions = new Conditions(organizationId);
  const where = [
    'w.organization_id = $1',
    ...conditions.when('season', seasonId, (mark) => `sl.season_id = ${mark}`),
    ...conditions.when('league', leagueId, (mark) => `sl.league_id = ${mark}`),
    ...conditions.when('ids', ids, (mark) => `w.id = ANY(${mark})`),
  ];
  const stmt = conditions.statement<
    [id: number, date: string, reason: string | null, seasonLeagueId: number, version: number]
  >(
    'weeks_off',
    `SELECT w.id, w.date, w.reason, w.season_league_id, w.version
     FROM weeks_off w JOIN season_leagues sl ON sl.organization_id = w.organization_id AND sl.id = w.season_league_id
     WHERE ${where.join(' AND ')} ORDER BY w.date, w.id`,
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map(([weekOffId, date, reason, seasonLeagueId, version]) => ({
    organizationId,
    id: weekOffId,
    date,
    reason,
    seasonLeagueId,
    version,
  }));
}
