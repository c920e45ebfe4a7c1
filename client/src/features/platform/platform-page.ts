import type { PageLocation } from '@/app/page';
import { isTenantSite, tenantVariables } from '@/app/site';
import type { ListingFragment, ListingsQueryVariables } from './listings.generated';

/** What the platform's own pages ask the graph with. */
export function platformVariables({ site }: PageLocation): ListingsQueryVariables {
  return { ...tenantVariables(site), ofTenant: isTenantSite(site) };
}

/**
 * Where a listing leads: to the organization's own site when it has one, else below its slug on the platform's host.
 */
export function listingHref(
  { slug, customSite, customPageUrl }: Pick<ListingFragment, 'slug' | 'customSite' | 'customPageUrl'>,
  platformAddress = '',
): string {
  return (customSite && customPageUrl) || `${platformAddress}/${slug}`;
}
