import type { SiteUser } from './site';

/**
 * What every request of a signed-in page says: the organization that it shows. What another tab switched to meanwhile
 * does not count.
 */
export function shownOrganization({ organizationId }: Pick<SiteUser, 'organizationId'>): { organization: string } {
  return { organization: organizationId ?? 'none' };
}

/** Where a page asks the graph. */
export function graphAddress(user: Pick<SiteUser, 'organizationId'> | null): string {
  return user ? `/graphql?${new URLSearchParams(shownOrganization(user)).toString()}` : '/graphql';
}
