import type { Site } from '@/app/site';

/**
 * Whose site a sign-in comes from: the slug of the path, or the `domain` parameter, or the host where it is no host of
 * the platform.
 */
export function signInSite({ slug, domain, onPlatform, host }: Site): { slug?: string; domain?: string } {
  if (slug !== null) return { slug };
  if (domain !== null) return { domain };
  return onPlatform ? {} : { domain: host };
}
