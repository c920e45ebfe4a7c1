import { language } from '@/texts/language';
import { isTenantSite, prefixOf, type Site } from '../site';

/**
 * Where a site's worker is, and of which paths it is; null where a site has none: on the platform's own pages, and
 * where an organization is named by a parameter, which is no path.
 */
export function siteWorkerPlace(site: Site): { script: string; scope: string } | null {
  if (!isTenantSite(site) || site.domain !== null) return null;
  const prefix = prefixOf(site);
  return { script: `${prefix}/site-worker.js?lang=${language()}`, scope: prefix || '/' };
}
