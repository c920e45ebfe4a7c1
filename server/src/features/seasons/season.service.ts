import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { seasonById, seasonsOfOrganization } from './season.loaders.js';
import type { Season } from './season.type.js';

/** An organization's seasons, latest start first. */
export function listSeasons(ctx: RequestContext, organizationId: number): Promise<Season[]> {
  return seasonsOfOrganization(ctx).load(organizationId);
}

/** A season of the organization; null when it has none with this id. */
export async function findSeason(
  ctx: RequestContext,
  organizationId: number,
  seasonId: string | number,
): Promise<Season | null> {
  const id = tryId(seasonId);
  return id === null ? null : seasonById(ctx).load({ organizationId, id });
}

/**
 * The first active season: of the active ones that with the latest start, then the lowest id. Null when none is active.
 */
export async function findActiveSeason(ctx: RequestContext, organizationId: number): Promise<Season | null> {
  return (await listSeasons(ctx, organizationId)).find(({ active }) => active) ?? null;
}

/** The season that a caller names, or the first active one when none is named; null when there is none. */
export function findSeasonOrActive(
  ctx: RequestContext,
  organizationId: number,
  seasonId: string | number | null | undefined,
): Promise<Season | null> {
  return seasonId == null ? findActiveSeason(ctx, organizationId) : findSeason(ctx, organizationId, seasonId);
}

/** A season of the organization that the administrator acts for. @throws 404 */
export async function getSeason(ctx: RequestContext, seasonId: string | number): Promise<Season> {
  const season = await findSeason(ctx, requireAdmin(ctx), seasonId);
  if (!season) throw notFound('Season');
  return season;
}
