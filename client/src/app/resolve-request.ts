import { cleanPath } from '@domain/sites/clean-path';
import { siteOfAddress } from '@domain/sites/site-of-address';
import { FIRST } from './after-sign-in';
import { isOpenPrivatePath, isPrivatePath } from './private-paths';
import { isScorePath } from './score-paths';
import { isContentRoute, isTenantPath, matchRoute } from './public-routes';
import { hasTenant, isTenantSite, type Site, type SiteUser } from './site';

/** What a page request says. */
export interface PageRequest {
  /** As the browser sent it; may carry a port. */
  host: string | null;
  /** The platform's own host name. */
  platformHost: string;
  /** Under which id views of the platform's own pages count on this host; null: they do not. */
  analyticsId: string | null;
  /** Whether the installation sends e-mail. */
  sendsMail?: boolean;
  /** The path as sent, percent-encoded. */
  pathname: string;
  /** With its '?', or ''. */
  search: string;
}

/** What a page request is answered with. `pathname` is below the tenant's prefix. */
export type RequestTarget =
  | { kind: 'redirect'; location: string }
  | { kind: 'admin'; site: Site }
  | { kind: 'public'; site: Site; pathname: string }
  | { kind: 'missing'; site: Site; pathname: string };

/** Which site a request is for, before anybody is signed in, and its path below the site's prefix. */
export function siteOf(request: PageRequest): { site: Site; pathname: string } {
  const { pathname, viaYouth, ...named } = siteOfAddress(request);
  const platformAddress = named.onPlatform ? undefined : `//${request.platformHost}${portOf(request.host)}`;
  const site: Site = { ...named, user: null, ...(viaYouth && { viaYouth }), platformAddress };
  if (request.sendsMail) site.sendsMail = true;
  if (!isTenantSite(site) && request.analyticsId !== null) site.analyticsId = request.analyticsId;
  return { site, pathname };
}

/**
 * The query of a request, with its '?', without what its page does not read: addresses that differ in nothing else are
 * one page. Each parameter once, in the order in which they came.
 */
export function knownSearch(request: PageRequest): string {
  if (request.search === '') return '';
  const { site, pathname } = siteOf(request);
  const given = new URLSearchParams(request.search);
  const names = ['domain', ...(matchRoute(site, pathname)?.route.parameters ?? [])];
  const known = [...new Set(given.keys())].filter((name) => names.includes(name) && given.get(name) !== '');
  return known.length === 0 ? '' : `?${new URLSearchParams(known.map((name) => [name, given.get(name)!]))}`;
}

/**
 * The screen of a request: public or private by sign-in, host, slug and root (platform, section 2.1; decisions,
 * Screens).
 */
export function resolveRequest(request: PageRequest, user: SiteUser | null): RequestTarget {
  const whole = cleanPath(request.pathname);
  if (request.pathname.includes('//')) return redirect(whole + request.search);
  const { site: anonymous, pathname } = siteOf(request);
  const site = { ...anonymous, user };
  if (isScorePath(whole)) return { kind: 'admin', site };
  const isFabStandings = whole.toLowerCase() === '/fab/standings';
  if (user && (isFabStandings || (site.slug === null && isPrivatePath(whole)))) {
    return whole.toLowerCase() === '/dashboard' ? redirect(FIRST) : { kind: 'admin', site: { ...site, slug: null } };
  }
  if (user && pathname.toLowerCase() === '/login') return redirect(FIRST);
  if (user && whole === '/') return redirect(FIRST);
  if (isFabStandings && !user) return redirect(signIn(site, whole));
  if (!site.viaYouth && /^\/youth\/./i.test(pathname)) return redirect(pathname);
  const match = matchRoute(site, pathname);
  const isScreen = site.slug === null && isPrivatePath(whole);
  if (match && !(isScreen && isContentRoute(match.route))) {
    // The browser reads its address anew, and would take the slash for a part of the page's name.
    if (pathname !== '/' && request.pathname.endsWith('/')) return redirect(whole + request.search);
    return { kind: 'public', site, pathname };
  }
  if (site.slug !== null) return { kind: 'missing', site, pathname };
  if (isOpenPrivatePath(whole)) return { kind: 'admin', site };
  if (whole.toLowerCase() !== '/playerlistauth' && !hasTenant(site) && isTenantPath(whole)) return redirect('/');
  if (isPrivatePath(whole)) return redirect(signIn(site, whole));
  return { kind: 'missing', site, pathname };
}

/** Paths from which the sign-in leads to the first screen: the admin area as such. */
const AS_SUCH = new Set(['/dashboard', FIRST, '/playerlistauth']);

/** The sign-in, which leads on to the screen that was asked for. */
function signIn(site: Site, path: string): string {
  const query = new URLSearchParams();
  if (isTenantSite(site) && site.domain !== null) query.set('domain', site.domain);
  if (!AS_SUCH.has(path.toLowerCase())) query.set('next', path);
  return query.size === 0 ? '/login' : `/login?${query}`;
}

/** Browsers pass over blanks and controls in an address, so that what stands before and after them would meet. */
function redirect(location: string): RequestTarget {
  return { kind: 'redirect', location: location.replace(/[^!-~]/g, (character) => encodeURIComponent(character)) };
}

/** ':4000' of 'host:4000'; '' without one. */
function portOf(host: string | null): string {
  return /:\d+$/.exec(host ?? '')?.[0] ?? '';
}
