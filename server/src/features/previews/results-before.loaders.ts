import type DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { BothSides } from '../../domain/plays/play-summary.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';
import { COUNTED_STATUS } from '../../database/live-tables.js';
import { beforeGameSql } from './before-game.sql.js';

const resultsOf = (team: string): string => `COALESCE((
  SELECT string_agg(translate(
    CASE WHEN g.home_score = g.away_score THEN 'T' WHEN (g.home_team_id = ${team}) = (g.home_score > g.away_score) THEN 'W' ELSE 'L' END,
    'WLT', CASE WHEN g.division_id IS NULL THEN 'WLT' ELSE 'wlt' END), '' ORDER BY g.date, g.time, g.id)
  FROM games g WHERE g.organization_id = $1 AND g.season_id = this.season_id AND (g.home_team_id = ${team} OR g.away_team_id = ${team})
    AND g.home_score IS NOT NULL AND g.away_score IS NOT NULL AND ${COUNTED_STATUS} AND ${beforeGameSql('g', 'this')}), '')`;

const RESULTS = statement<[gameId: number, home: string, away: string], [organizationId: number, gameIds: number[]]>(
  'results_before_games',
  `SELECT this.id, ${resultsOf('this.home_team_id')}, ${resultsOf('this.away_team_id')}
   FROM games this WHERE this.organization_id = $1 AND this.id = ANY($2)`,
);

const NONE: BothSides<string> = { home: '', away: '' };

/**
 * Results of each side's games of the season before a game, the oldest first: W, L and T (level) of those that
 * standings count, w, l and t of a bracket's.
 */
export const resultsBefore = (ctx: RequestContext): DataLoader<TenantKey, BothSides<string>, string> =>
  perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): DataLoader<TenantKey, BothSides<string>, string> {
  return tenantLoader(async (organizationId, ids) => {
    const rows = await query(ctx, RESULTS, organizationId, [organizationId, ids]);
    const results = new Map(rows.map(([id, home, away]) => [id, { home, away }]));
    return (id) => results.get(id) ?? NONE;
  });
}
