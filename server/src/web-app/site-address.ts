import { iconVersion, type IconSource } from './site-look.js';

/** Where the pages of a site are on its host. */
export interface SitePlace {
  /** '', '/nba' or '/youth/nba'. */
  prefix: string;
  /** The `domain` parameter that its addresses carry; null for none. */
  domain: string | null;
}

export const MANIFEST_FILE = 'manifest.webmanifest';

/** The address of a site's file or, with '', of its home page. @param version of an icon */
export function siteAddress({ prefix, domain }: SitePlace, file: string, version: string | null = null): string {
  const query = new URLSearchParams();
  if (domain !== null) query.set('domain', domain);
  if (version !== null) query.set('v', version);
  const path = file === '' && prefix !== '' ? prefix : `${prefix}/${file}`;
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** What a page's head says of its site's manifest and icon: addresses of this host by `rel`. */
export function webAppLinks(place: SitePlace, icon: IconSource): { manifest: string; touchIcon: string } {
  const touchIcon = siteAddress(place, 'apple-touch-icon.png', iconVersion(icon));
  return { manifest: siteAddress(place, MANIFEST_FILE), touchIcon };
}
