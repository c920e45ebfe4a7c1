import type { Site } from '@/app/site';

/** Where the organization's visitors go. */
interface Address {
  slug: string;
  domain: string | null;
}

/**
 * Where somebody goes who signs out (platform, section 2.6): to the organization's own domain, or to its slug on the
 * platform's host, or to the root. On a host of the organization's own that is the root as well.
 * @param here protocol with its colon, and port, of the present page; '' for none
 */
export function siteAfterSignOut(
  { onPlatform }: Pick<Site, 'onPlatform'>,
  organization: Address | null,
  here: { protocol: string; port: string },
): string {
  if (!onPlatform || !organization) return '/';
  const { slug, domain } = organization;
  return domain === null ? `/${slug}` : `${here.protocol}//${domain}${here.port === '' ? '' : `:${here.port}`}/`;
}
