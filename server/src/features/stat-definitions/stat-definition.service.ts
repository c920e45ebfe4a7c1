import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { getSport } from '../sports/sport.service.js';
import { statDefinitionsBySport, statDefinitionsOfSport } from './stat-definition.loaders.js';
import type { StatDefinition } from './stat-definition.type.js';

/**
 * An organization's statistics, visible and hidden, in order: of one sport (none where it is not set up), or sport by
 * sport.
 * @throws 404 for a sport that there is not
 */
export async function listStatDefinitions(
  ctx: RequestContext,
  organizationId: number,
  sportId?: string | number | null,
): Promise<readonly StatDefinition[]> {
  if (sportId != null) {
    const { all } = await statDefinitionsOfSport(ctx, organizationId, tryId(sportId) ?? 0);
    if (all.length === 0) await getSport(ctx, sportId);
    return all;
  }
  return [...(await statDefinitionsBySport(ctx, organizationId)).values()].flatMap(({ all }) => all);
}

/** A statistic of the organization that the administrator acts for. @throws 404 */
export async function getStatDefinition(ctx: RequestContext, definitionId: number): Promise<StatDefinition> {
  const definition = (await listStatDefinitions(ctx, requireAdmin(ctx))).find(({ id }) => id === definitionId);
  if (!definition) throw notFound('Statistic');
  return definition;
}

/** `listStatDefinitions` of one sport for the organization that the administrator acts for. */
export function listStatDefinitionsAsAdmin(ctx: RequestContext, sportId: number): Promise<readonly StatDefinition[]> {
  return listStatDefinitions(ctx, requireAdmin(ctx), sportId);
}
