import { leagueStatistics } from '../../domain/stats/league-statistics.js';
import type { RequestContext } from '../../context/request-context.js';
import type { SeasonLeague } from '../leagues/league.type.js';
import { seasonById } from '../seasons/season.loaders.js';
import { statDefinitionsOfSport } from './stat-definition.loaders.js';
import type { StatDefinition } from './stat-definition.type.js';

/** The statistics of a season league in its order, those too that it leaves out; none that the organization hides. */
export async function listLeagueStatistics(
  ctx: RequestContext,
  { organizationId, id, seasonId }: SeasonLeague,
): Promise<{ id: string; definition: StatDefinition; hidden: boolean }[]> {
  const { all, own } = await definitionsOf(ctx, organizationId, seasonId);
  return leagueStatistics(all, own.get(id) ?? []).map((one) => ({ id: `${id}-${one.definition.id}`, ...one }));
}

/** Whether a season league has an order of its own. */
export async function hasOwnStatistics(
  ctx: RequestContext,
  { organizationId, id, seasonId }: SeasonLeague,
): Promise<boolean> {
  return (await definitionsOf(ctx, organizationId, seasonId)).own.has(id);
}

async function definitionsOf(ctx: RequestContext, organizationId: number, seasonId: number) {
  const season = await seasonById(ctx).load({ organizationId, id: seasonId });
  return statDefinitionsOfSport(ctx, organizationId, season?.sportId ?? 0);
}
