import type { SiteLanguage } from '@domain/languages/language';
import type { Theme } from '@/graphql/schema.generated';

/** The colours of a page, as `data-theme` of <html> has them; `device`: those that the device is set to. */
export type PageTheme = Lowercase<Theme>;

/** The signed-in user, as much of it as the frame of a page needs. */
export interface SiteUser {
  id: string;
  username: string;
  role: 'staff' | 'org_owner' | 'super_admin';
  /** The organization acted for; null for a super administrator who has chosen none. */
  organizationId: string | null;
  /** Whether the password is a temporary one, which has to be changed before anything else. */
  mustChangePassword?: boolean;
  /** Theme of the admin area. */
  theme: PageTheme;
  /** Language of the organization that is acted for. */
  siteLanguage?: SiteLanguage;
}

/** Which site a page belongs to: how its tenant was named, and who looks at it. The server puts it into the page. */
export interface Site {
  /** Host name without port and leading www. */
  host: string;
  /** Whether the host is the platform's own (or localhost), where tenants have a slug. */
  onPlatform: boolean;
  /** The tenant's slug when the path names it; its pages are below `/${slug}`. */
  slug: string | null;
  /** The `domain` parameter, which takes the host's place; links carry it on. */
  domain: string | null;
  user: SiteUser | null;
  /**
   * Under which id views of the platform's own pages count; absent where they do not, and where the address names a
   * tenant, which has its own.
   */
  analyticsId?: string;
  /** The installation sends e-mail: somebody can ask to be told of a team's games by it. */
  sendsMail?: true;
  /**
   * The site is shown below `/youth/{slug}`, on any host, and its home page without the navigation bar (platform,
   * section 2.4).
   */
  viaYouth?: true;
  /**
   * Where the platform's own pages are, for links from a custom domain: '//host' with the port of this request; absent
   * on the platform's host.
   */
  platformAddress?: string;
  /**
   * The page came from the device, without the server's saying: who is signed in is what the device knows by the
   * session's token.
   */
  fromDevice?: true;
}

/** What of the path all links of this site begin with; '' where the path names no tenant. */
export function prefixOf(site: Pick<Site, 'slug' | 'viaYouth'>): string {
  if (site.slug === null) return '';
  return site.viaYouth ? `/youth/${site.slug}` : `/${site.slug}`;
}

/** How the graph is asked for the tenant: by slug, by domain, or by nothing but the session and the request's host. */
export function tenantVariables(site: Pick<Site, 'slug' | 'domain'>): { slug?: string; domain?: string } {
  if (site.slug !== null) return { slug: site.slug };
  return site.domain === null ? {} : { domain: site.domain };
}

/** Whether anything names a tenant: slug, domain parameter, custom host, or the session. */
export function hasTenant(site: Site): boolean {
  return isTenantSite(site) || site.user?.organizationId != null;
}

/** Whether the address itself names a tenant, whoever looks at it. */
export function isTenantSite(site: Pick<Site, 'slug' | 'domain' | 'onPlatform'>): boolean {
  return site.slug !== null || site.domain !== null || !site.onPlatform;
}

/**
 * Under which id views of a page count: the organization's own around its pages, the platform's on pages of no
 * organization; null: they do not.
 */
export function analyticsIdOf(
  site: Pick<Site, 'analyticsId'>,
  organization: { analyticsId?: string | null } | null,
): string | null {
  return (organization ? organization.analyticsId : site.analyticsId) ?? null;
}
