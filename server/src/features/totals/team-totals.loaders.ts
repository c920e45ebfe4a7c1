import type DataLoader from 'dataloader';
import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';
import { NO_RESULTS, type ResultsRow, type TeamResults, toResults } from './team-results.js';

type Params = [organizationId: number, teamIds: number[], seasonId: number | null];
const RESULTS = statement<ResultsRow, Params>(
  'team_results',
  `SELECT team_id, sum(home_wins), sum(home_losses), sum(away_wins), sum(away_losses), sum(points_for), sum(points_against)
   FROM team_season_totals
   WHERE organization_id = $1 AND team_id = ANY($2) AND ($3::integer IS NULL OR season_id = $3)
   GROUP BY team_id`,
);

const STATISTICS = statement<[teamId: number, definitionId: number, total: number], Params>(
  'team_statistics',
  `SELECT team_id, stat_definition_id, sum(total)
   FROM team_stat_totals
   WHERE organization_id = $1 AND team_id = ANY($2) AND ($3::integer IS NULL OR season_id = $3)
   GROUP BY team_id, stat_definition_id`,
);

type BySeason<Value> = Map<number | null, DataLoader<TenantKey, Value, string>>;

/** Results of teams in one season, or in all (null). */
export function resultsOfTeam(
  ctx: RequestContext,
  seasonId: number | null,
): DataLoader<TenantKey, TeamResults, string> {
  return ofSeason(perRequest(ctx, makeResults), seasonId, () =>
    tenantLoader(async (organizationId, teamIds) => {
      const rows = await query(ctx, RESULTS, organizationId, [organizationId, teamIds, seasonId]);
      const results = new Map(rows.map((row) => [row[0], toResults(row)]));
      return (id) => results.get(id) ?? NO_RESULTS;
    }),
  );
}

/** Summed values of teams in one season, or in all (null): pairs of definition id and total. */
export function statisticsOfTeam(
  ctx: RequestContext,
  seasonId: number | null,
): DataLoader<TenantKey, readonly (readonly [number, number])[], string> {
  return ofSeason(perRequest(ctx, makeStatistics), seasonId, () =>
    tenantLoader(async (organizationId, teamIds) => {
      const rows = await query(ctx, STATISTICS, organizationId, [organizationId, teamIds, seasonId]);
      const totals = groupBy(rows, ([teamId]) => teamId);
      return (id) => (totals.get(id) ?? []).map(([, definitionId, total]) => [definitionId, total] as const);
    }),
  );
}

const makeResults = (): BySeason<TeamResults> => new Map();
const makeStatistics = (): BySeason<readonly (readonly [number, number])[]> => new Map();

function ofSeason<Value>(
  loaders: BySeason<Value>,
  seasonId: number | null,
  make: () => DataLoader<TenantKey, Value, string>,
) {
  const loader = loaders.get(seasonId) ?? make();
  loaders.set(seasonId, loader);
  return loader;
}
