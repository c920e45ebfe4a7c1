import type DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { Appointment } from '../../domain/game/rescheduled-from.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { tenantLoader, type TenantKey, type TenantListLoader, loadLists } from '../../lib/tenant-loader.js';
import type { GameStatus } from '../games/game.enums.js';

/** How long people are told what was before: seven days, in milliseconds. */
const TOLD_FOR = 7 * 86_400_000;

/** What was said of a game until a moment. */
export interface FormerAppointment extends Appointment {
  readonly gameId: number;
  readonly at: Date;
}

const RECENT = statement<
  [gameId: number, date: string | null, time: string | null, location: string | null, status: GameStatus, at: Date],
  [organizationId: number, gameIds: number[], since: string]
>(
  'recent_reschedulings_by_game',
  `SELECT game_id, date, time, location, status, at FROM reschedulings
   WHERE organization_id = $1 AND game_id = ANY($2) AND at > $3 ORDER BY id`,
);

const CHANGES = statement<[id: number, count: number, changedAt: Date], [organizationId: number, gameIds: number[]]>(
  'changes_by_game',
  `SELECT g.id, (SELECT count(*) FROM reschedulings r WHERE r.organization_id = $1 AND r.game_id = g.id),
     (SELECT max(each.at) FROM (
        SELECT g.updated_at AS at UNION ALL SELECT home.updated_at AS at UNION ALL SELECT away.updated_at AS at
        UNION ALL SELECT s.updated_at AS at UNION ALL SELECT l.updated_at AS at UNION ALL SELECT d.updated_at AS at) each)
   FROM games g JOIN teams home ON home.organization_id = $1 AND home.id = g.home_team_id
     JOIN teams away ON away.organization_id = $1 AND away.id = g.away_team_id
     LEFT JOIN seasons s ON s.organization_id = $1 AND s.id = g.season_id
     LEFT JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = g.season_league_id
     LEFT JOIN leagues l ON l.organization_id = $1 AND l.id = sl.league_id
     LEFT JOIN divisions d ON d.organization_id = $1 AND d.id = g.division_id
   WHERE g.organization_id = $1 AND g.id = ANY($2)`,
);

/** What was said of a game within the last seven days, the oldest first. */
export const recentReschedulings = (ctx: RequestContext): TenantListLoader<FormerAppointment> =>
  perRequest(ctx, makeRecent);

/** How often a game was rescheduled, and when anything of it, or of what it is named by, was changed last. */
export const changesOfGame = (
  ctx: RequestContext,
): DataLoader<TenantKey, { readonly count: number; readonly at: Date } | undefined, string> =>
  perRequest(ctx, makeChanges);

function makeRecent(ctx: RequestContext): TenantListLoader<FormerAppointment> {
  return loadLists(
    async (organizationId, ids) => {
      const now = ctx.services.now().getTime();
      // Of the whole hour, so that who asks again within it asks the same.
      const since = new Date(now - TOLD_FOR).setUTCMinutes(0, 0, 0);
      const found = await query(ctx, RECENT, organizationId, [organizationId, ids, new Date(since).toISOString()]);
      const rows = found.filter(([, , , , , at]) => at.getTime() > now - TOLD_FOR);
      // The answer is right until the first of them is told no more.
      const [oldest] = rows.map(([, , , , , at]) => at.getTime()).toSorted((one, other) => one - other);
      if (oldest !== undefined) ctx.dependencies.expireIn?.(oldest + TOLD_FOR - now);
      return rows.map(([gameId, date, time, location, status, at]) => ({ gameId, date, time, location, status, at }));
    },
    ({ gameId }) => gameId,
  );
}

function makeChanges(
  ctx: RequestContext,
): DataLoader<TenantKey, { readonly count: number; readonly at: Date } | undefined, string> {
  return tenantLoader(async (organizationId, ids) => {
    const rows = await query(ctx, CHANGES, organizationId, [organizationId, ids]);
    const changes = new Map(rows.map(([id, count, at]) => [id, { count, at }]));
    return (id) => changes.get(id);
  });
}
