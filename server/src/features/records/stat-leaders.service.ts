import type { RequestContext } from '../../context/request-context.js';
import { findActiveSeason } from '../seasons/season.service.js';
import { statDefinitionsBySport } from '../stat-definitions/stat-definition.loaders.js';
import type { StatDefinition } from '../stat-definitions/stat-definition.type.js';
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
  const definitions = (await statDefinitionsBySport(ctx, organizationId)).get(season.sportId)?.all ?? [];
  return Promise.all(
    mainStatistics(definitions).map(async (definition) => ({
      definition,
      leaders: await listLeaders(ctx, organizationId, {
        seasonId: String(season.id),
        stat: definition.abbreviation,
        first,
      }),
    })),
  );
}

/** Basketball's four where they are kept; in another sport the first four that are counted and shown. */
function mainStatistics(definitions: readonly StatDefinition[]): StatDefinition[] {
  const counted = definitions.filter(({ kind, hidden }) => kind === 'counting' && !hidden);
  const basketball = BASKETBALL.flatMap((name) => counted.find(({ abbreviation }) => abbreviation === name) ?? []);
  return basketball.length >= 3 ? basketball : counted.slice(0, 4);
}
