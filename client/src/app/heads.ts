import { PRODUCT_NAME } from '@domain/sites/platform';
import { t } from '@/texts';
import type { PageHead } from './page';
import type { Site } from './site';

export { PRODUCT_NAME };

/**
 * The site's title: the organization's slug, or the custom host's name, or the product's name (platform, section 2.1).
 */
export function siteTitle(site: Pick<Site, 'slug' | 'onPlatform' | 'host' | 'domain'>): string {
  if (site.slug !== null) return site.slug;
  if (site.domain !== null) return site.domain;
  return site.onPlatform ? PRODUCT_NAME : site.host;
}

/** The document's title: the page's own name, then the site's. */
export function documentTitle(head: PageHead, title: string): string {
  return head.title ? `${head.title} · ${title}` : title;
}

/** The meta description of a page: the specified welcome, then the page's own sentence, or else its name. */
export function documentDescription(head: PageHead, title: string): string {
  const welcome = t.site.welcome_to({ title });
  const about = head.description ?? head.title;
  return about ? `${welcome}. ${about}` : welcome;
}

/** Whether the body has the class 'homepage': the root path, or a single-segment slug path. */
export function isHomePage(pathname: string): boolean {
  return pathname === '/' || pathname === '';
}
