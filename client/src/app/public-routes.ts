import { matchPath } from 'react-router-dom';
import type { AnyPage } from './page';
import { hasTenant, isTenantSite, type Site } from './site';

/** A module with one page as its default export; loaded when the route is first met. */
type PageModule = () => Promise<{ default: AnyPage }>;

/** One public route. Paths are below the tenant's prefix, and match in any case. */
export interface PublicRoute {
  path: string;
  /** The module's file below client/src: the server finds its bundles by it. */
  file: string;
  load: PageModule;
}

const LANDING: PublicRoute = { path: '/', file: 'features/platform/LandingPage.tsx', load: () => import('@/features/platform/LandingPage') };


/** Pages of a tenant, below its prefix. */
export const TENANT_ROUTES: readonly PublicRoute[] = [];

/** Pages of the platform itself, the same on every host; the root only where nothing names a tenant. */
export const PLATFORM_ROUTES: readonly PublicRoute[] = [
  { ...LANDING, path: '/site' },
];

/** A route and what its path's parameters are. */
export interface RouteMatch {
  route: PublicRoute;
  params: Record<string, string>;
}

/** The route of a path (without the tenant's prefix); null when there is none. */
export function matchRoute(site: Site, pathname: string): RouteMatch | null {
  const platform = site.slug === null ? find(isTenantSite(site) ? PLATFORM_ROUTES : [LANDING, ...PLATFORM_ROUTES], pathname) : null;
  return platform ?? (hasTenant(site) ? find(TENANT_ROUTES, pathname) : null);
}

/** Whether a path would be a tenant's page if something named the tenant. */
export function isTenantPath(pathname: string): boolean {
  return find(TENANT_ROUTES, pathname) !== null;
}

function find(routes: readonly PublicRoute[], pathname: string): RouteMatch | null {
  for (const route of routes) {
    const match = matchPath({ path: route.path, end: true, caseSensitive: false }, pathname);
    if (match) return { route, params: presentOf(match.params) };
  }
  return null;
}

function presentOf(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
