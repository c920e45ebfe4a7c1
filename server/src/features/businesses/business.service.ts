import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { searchTerm } from '../../lib/search.js';
import { type BusinessConditions, businessById, readBusinesses } from './business.loaders.js';
import type { Business } from './business.type.js';

/** An organization's businesses by name; all of them without conditions. @throws 400 for a search that is too long */
export function listBusinesses(
  ctx: RequestContext,
  organizationId: number,
  filter: BusinessConditions | null | undefined,
): Promise<Business[]> {
  const { search, category, sport, city, state, signupStatus } = filter ?? {};
  return readBusinesses(ctx, organizationId, {
    search: searchTerm(search),
    category,
    sport,
    city,
    state,
    signupStatus,
  });
}

/** A business of the organization that the administrator acts for. @throws 404 */
export async function getBusiness(ctx: RequestContext, businessId: string | number): Promise<Business> {
  const business = await businessById(ctx).load({
    organizationId: requireAdmin(ctx),
    id: parseId(businessId, 'Business'),
  });
  if (!business) throw notFound('Business');
  return business;
}
