import type { RequestContext } from '../../http/context.js';
import { tryId } from '../../lib/ids.js';
import { statDefinitionsBySport, statDefinitionsOfSport } from './stat-definition.loaders.js';
import type { StatDefinition } from './stat-definition.type.js';

/** An organization's statistics, visible and hidden, in order: of one sport (none for an unknown one), or sport by sport. */
export async function listStatDefinitions(
  ctx: RequestContext,
  organizationId: number,
  sportId?: string | number | null,
): Promise<readonly StatDefinition[]> {
  if (sportId != null) return (await statDefinitionsOfSport(ctx, organizationId, tryId(sportId) ?? 0)).all;
  return [...(await statDefinitionsBySport(ctx, organizationId)).values()].flatMap(({ all }) => all);
}
