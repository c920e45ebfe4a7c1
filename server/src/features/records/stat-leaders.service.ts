import { mainStatistics as mainOf } from '../../domain/stats/main-statistics.js';
import type { RequestContext } from '../../context/request-context.js';
import { findActiveSeason } from '../seasons/season.service.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { type Statistics, statisticsOfSeason } from '../stat-definitions/statistics.js';
import { listLeaders } from './record.service.js';
import type { StatLeaders } from './stat-leaders.type.js';

/**
 * The leaders of the first active season in its sport's main statistics; none without such a season.
 * @param first how many leaders of each
 */
export async function listStatLeaders(
  ctx: RequestContext,
  organizationId: number,
  first: number,
): Promise<StatLeaders[]> {
  const season = await findActiveSeason(ctx, organizationId);
  if (season === null) return [];
  const statistics = await statisticsOfSeason(ctx, organizationId, season);
  return Promise.all(
    mainStatistics(statistics).map(async (definition) => ({
      definition,
      leaders: await listLeaders(ctx, organizationId, {
        seasonId: String(season.id),
        stat: definition.abbreviation,
        first,
      }),
    })),
  );
}

/** What the sport is told by, in the order of the season's only league if it has one of its own. */
export function mainStatistics(statistics: Statistics): StatDefinition[] {
  return mainOf(statistics.visible, (abbreviations) => statistics.ofLeague(abbreviations));
}
