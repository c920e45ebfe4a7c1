import type { RequestContext } from '../../context/request-context.js';
import { tryId } from '../../lib/ids.js';
import { locationById, locationsOfOrganization } from './location.loaders.js';
import type { Location } from './location.type.js';

/** An organization's locations by name. */
export function listLocations(ctx: RequestContext, organizationId: number): Promise<Location[]> {
  return locationsOfOrganization(ctx).load(organizationId);
}

/** A location of the organization; null when it has none with this id. */
export async function findLocation(
  ctx: RequestContext,
  organizationId: number,
  locationId: string | number,
): Promise<Location | null> {
  const id = tryId(locationId);
  return id === null ? null : locationById(ctx).load({ organizationId, id });
}
