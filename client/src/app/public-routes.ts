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
  /** A page of the product rather than of an organization: on the platform's host nothing of a tenant stands around it. */
  ofPlatform?: true;
}

const HOME: PublicRoute = {
  path: '/',
  file: 'features/organizations/HomePage.tsx',
  load: () => import('@/features/organizations/HomePage'),
};
const LANDING: PublicRoute = {
  path: '/',
  file: 'features/platform/LandingPage.tsx',
  load: () => import('@/features/platform/LandingPage'),
  ofPlatform: true,
};
/** Every other path below a tenant's prefix: a page that the organization wrote, if it did. */
const CONTENT: PublicRoute = {
  path: '/*',
  file: 'features/pages/ContentPage.tsx',
  load: () => import('@/features/pages/ContentPage'),
};

const game = { file: 'features/games/GamePage.tsx', load: () => import('@/features/games/GamePage') };
const schedule = { file: 'features/games/SchedulePage.tsx', load: () => import('@/features/games/SchedulePage') };
const standings = {
  file: 'features/standings/StandingsPage.tsx',
  load: () => import('@/features/standings/StandingsPage'),
};
const playerList = {
  file: 'features/players/PlayerListPage.tsx',
  load: () => import('@/features/players/PlayerListPage'),
};
const leagues = {
  file: 'features/leagues/LeagueListPage.tsx',
  load: () => import('@/features/leagues/LeagueListPage'),
};
const login = { file: 'features/auth/LoginPage.tsx', load: () => import('@/features/auth/LoginPage') };

/** Pages of a tenant, below its prefix. */
export const TENANT_ROUTES: readonly PublicRoute[] = [
  HOME,
  { path: '/teamList', ...standings },
  { path: '/JTeamList', ...standings },
  { path: '/playerList', ...playerList },
  { path: '/players', ...playerList },
  { path: '/schedule', ...schedule },
  { path: '/games', ...schedule },
  { path: '/games/:id', ...game },
  { path: '/teams/:id', file: 'features/teams/TeamPage.tsx', load: () => import('@/features/teams/TeamPage') },
  {
    path: '/players/:id',
    file: 'features/players/PlayerPage.tsx',
    load: () => import('@/features/players/PlayerPage'),
  },
  {
    path: '/player/:id/stats',
    file: 'features/players/PlayerStatsPage.tsx',
    load: () => import('@/features/players/PlayerStatsPage'),
  },
  {
    path: '/leaderboard',
    file: 'features/records/LeaderboardPage.tsx',
    load: () => import('@/features/records/LeaderboardPage'),
  },
  { path: '/leagues/:id', ...leagues },
  {
    path: '/businesses',
    file: 'features/businesses/BusinessListPage.tsx',
    load: () => import('@/features/businesses/BusinessListPage'),
  },
  {
    path: '/standings/:divisionId',
    file: 'features/brackets/BracketPage.tsx',
    load: () => import('@/features/brackets/BracketPage'),
  },
  { path: '/login', ...login },
];

/** Pages of the platform itself, the same on every host; the root only where nothing names a tenant. */
export const PLATFORM_ROUTES: readonly PublicRoute[] = [
  { ...LANDING, path: '/site' },
  {
    path: '/browse',
    file: 'features/platform/BrowsePage.tsx',
    load: () => import('@/features/platform/BrowsePage'),
    ofPlatform: true,
  },
  {
    path: '/millionaire',
    file: 'features/platform/MillionairePage.tsx',
    load: () => import('@/features/platform/MillionairePage'),
    ofPlatform: true,
  },
  { path: '/login', ...login },
];

/** Lists the leagues of the organization with the id in its path, where nothing else names one. */
const LEAGUES_BY_ID: PublicRoute = { path: '/leagues/:id', ...leagues, ofPlatform: true };

/** The pages that the specification names and that are content: without a tenant they lead to the platform, like the other public paths. */
const CONTENT_PATHS: ReadonlySet<string> = new Set([
  '/registration',
  '/leagueinfo',
  '/tournament',
  '/ourteam',
  '/leaguefootage',
  '/youth',
  '/contact',
  '/about',
]);

/** A route and what its path's parameters are. */
export interface RouteMatch {
  route: PublicRoute;
  params: Record<string, string>;
}

/** The route of a path (without the tenant's prefix); null when there is none. */
export function matchRoute(site: Site, pathname: string): RouteMatch | null {
  const platform =
    site.slug === null ? find(isTenantSite(site) ? PLATFORM_ROUTES : [LANDING, ...PLATFORM_ROUTES], pathname) : null;
  return platform ?? find(hasTenant(site) ? [...TENANT_ROUTES, CONTENT] : [LEAGUES_BY_ID], pathname);
}

/** Whether a route stands for whatever pages the organization wrote, so that every other meaning of the path goes first. */
export function isContentRoute(route: PublicRoute): boolean {
  return route === CONTENT;
}

/**
 * Whether the navigation bar is shown. It is not on the product's own pages on the platform's host, nor on an organization's home page
 * below /youth (platform, section 2.4).
 */
export function showsNavigation(site: Site, match: RouteMatch | null): boolean {
  if (match?.route.ofPlatform) return isTenantSite(site);
  return !(site.viaYouth && match?.route === HOME);
}

/** Whether a path would be a tenant's page if something named the tenant. */
export function isTenantPath(pathname: string): boolean {
  return find(TENANT_ROUTES, pathname) !== null || CONTENT_PATHS.has(pathname.toLowerCase());
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
