import type { RequestContext } from '../../context/request-context.js';
import { findActiveSeason } from '../seasons/season.service.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
import { type Statistics, statisticsOfSeason } from '../stat-definitions/statistics.js';
import { listLeaders } from './record.service.js';
import type { StatLeaders } from './stat-leaders.type.js';

/** What basketball is told by: points, threes, rebounds and assists (platform, section 2.8). */
const BASKETBALL = ['PTS', '3PM', 'REB', 'AST'];

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

/**
 * Basketball's four where they are kept, in the order of the season's only league if it has one of its own; in another
 * sport the first four that are counted and shown.
 */
export function mainStatistics(statistics: Statistics): StatDefinition[] {
  const counted = statistics.visible.filter(({ kind }) => kind === 'counting');
  const basketball = statistics
    .ofLeague(BASKETBALL)
    .flatMap((name) => counted.find(({ abbreviation }) => abbreviation === name) ?? []);
  return basketball.length >= 3 ? basketball : counted.slice(0, 4);
}
