import { matchPath } from 'react-router-dom';
import { decodePath } from '@/lib/decode-path';
import type { AnyPage } from './page';
import { CONTENT_TITLES } from './content-titles';
import { hasTenant, isTenantSite, type Site } from './site';

/** A module with one page as its default export; loaded when the route is first met. */
type PageModule = () => Promise<{ default: AnyPage }>;

/** One public route. Paths are below the tenant's prefix, and match in any case. */
export interface PublicRoute {
  path: string;
  /** The module's file below client/src: the server finds its bundles by it. */
  file: string;
  load: PageModule;
  /**
   * What its page reads of the address after the `?`. Whatever else stands there changes nothing that the server sends.
   */
  parameters?: readonly string[];
  /**
   * A page of the product rather than of an organization: on the platform's host nothing of a tenant stands around it.
   */
  ofPlatform?: true;
  /** A page to fill in and send, of no use without a network, nor to search engines. */
  isForm?: true;
}

const HOME: PublicRoute = {
  path: '/',
  file: 'features/organizations/home-page.tsx',
  load: () => import('@/features/organizations/home-page'),
};
const LANDING: PublicRoute = {
  path: '/',
  file: 'features/platform/landing-page.tsx',
  load: () => import('@/features/platform/landing-page'),
  ofPlatform: true,
};
/** Every other path below a tenant's prefix: a page that the organization wrote, if it did. */
const CONTENT: PublicRoute = {
  path: '/*',
  file: 'features/pages/content-page.tsx',
  load: () => import('@/features/pages/content-page'),
};

const game = {
  file: 'features/games/game-page.tsx',
  load: () => import('@/features/games/game-page'),
  parameters: ['box'],
};
const schedule = {
  file: 'features/games/schedule-page.tsx',
  load: () => import('@/features/games/schedule-page'),
  parameters: ['season', 'date', 'league', 'team', 'state', 'day', 'month'],
};
const standings = {
  file: 'features/standings/standings-page.tsx',
  load: () => import('@/features/standings/standings-page'),
  parameters: ['season', 'league', 'division', 'whatif', 'race', 'view', 'asOf'],
};
const playerList = {
  file: 'features/players/player-list-page.tsx',
  load: () => import('@/features/players/player-list-page'),
  parameters: ['search', 'league', 'team'],
};
const leagues = {
  file: 'features/leagues/league-list-page.tsx',
  load: () => import('@/features/leagues/league-list-page'),
};
const login = {
  file: 'features/auth/login-page.tsx',
  load: () => import('@/features/auth/login-page'),
  parameters: ['next'],
  isForm: true as const,
};

const forgotPassword = {
  file: 'features/auth/forgot-password-page.tsx',
  load: () => import('@/features/auth/forgot-password-page'),
  isForm: true as const,
};

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
  {
    path: '/games/:id/plays',
    file: 'features/plays/public/play-by-play-page.tsx',
    load: () => import('@/features/plays/public/play-by-play-page'),
  },
  {
    path: '/teams/:id',
    file: 'features/teams/team-page.tsx',
    load: () => import('@/features/teams/team-page'),
    parameters: ['season'],
  },
  {
    path: '/teams/:id/games',
    file: 'features/teams/team-games-page.tsx',
    load: () => import('@/features/teams/team-games-page'),
    parameters: ['season', 'league', 'venue', 'opponent', 'last', 'asOf'],
  },
  {
    path: '/players/:id',
    file: 'features/players/player-page.tsx',
    load: () => import('@/features/players/player-page'),
    parameters: ['tab'],
  },
  {
    path: '/player/:id/stats',
    file: 'features/players/player-stats-page.tsx',
    load: () => import('@/features/players/player-stats-page'),
    parameters: ['season'],
  },
  {
    path: '/leaderboard',
    file: 'features/records/leaderboard-page.tsx',
    load: () => import('@/features/records/leaderboard-page'),
    parameters: ['stat', 'per', 'season', 'league', 'division', 'least', 'asOf'],
  },
  {
    path: '/search',
    file: 'features/search/search-page.tsx',
    load: () => import('@/features/search/search-page'),
    parameters: ['q'],
  },
  { path: '/leagues/:id', ...leagues },
  {
    path: '/businesses',
    file: 'features/businesses/business-list-page.tsx',
    load: () => import('@/features/businesses/business-list-page'),
    parameters: ['search', 'city', 'sport', 'category', 'open'],
  },
  { path: '/standings', ...standings },
  {
    path: '/standings/:divisionId',
    file: 'features/brackets/bracket-page.tsx',
    load: () => import('@/features/brackets/bracket-page'),
    parameters: ['whatif'],
  },
  { path: '/login', ...login },
  { path: '/forgot-password', ...forgotPassword },
];

/** Pages of the platform itself, the same on every host; the root only where nothing names a tenant. */
const PLATFORM_ROUTES: readonly PublicRoute[] = [
  { ...LANDING, path: '/site' },
  {
    path: '/browse',
    file: 'features/platform/browse-page.tsx',
    load: () => import('@/features/platform/browse-page'),
    ofPlatform: true,
  },
  {
    path: '/millionaire',
    file: 'features/platform/millionaire-page.tsx',
    load: () => import('@/features/platform/millionaire-page'),
    ofPlatform: true,
  },
  { path: '/login', ...login },
  { path: '/forgot-password', ...forgotPassword },
  {
    path: '/choose-password',
    file: 'features/auth/choose-password-page.tsx',
    load: () => import('@/features/auth/choose-password-page'),
    ofPlatform: true,
    isForm: true,
  },
];

/** Lists the leagues of the organization with the id in its path, where nothing else names one. */
const LEAGUES_BY_ID: PublicRoute = { path: '/leagues/:id', ...leagues, ofPlatform: true };

/**
 * The pages that the specification names and that are content: without a tenant they lead to the platform, like the
 * other public paths.
 */
const CONTENT_PATHS: ReadonlySet<string> = new Set(Object.keys(CONTENT_TITLES));

/** A route and what its path's parameters are. */
export interface RouteMatch {
  route: PublicRoute;
  params: Record<string, string>;
}

/** The route of a path (without the tenant's prefix, with or without slashes at its end); null when there is none. */
export function matchRoute(site: Site, path: string): RouteMatch | null {
  const pathname = path.replace(/\/+$/, '') || '/';
  const platform =
    site.slug === null ? find(isTenantSite(site) ? PLATFORM_ROUTES : [LANDING, ...PLATFORM_ROUTES], pathname) : null;
  return platform ?? find(hasTenant(site) ? [...TENANT_ROUTES, CONTENT] : [LEAGUES_BY_ID], pathname);
}

/**
 * Whether a route stands for whatever pages the organization wrote, so that every other meaning of the path goes first.
 */
export function isContentRoute(route: PublicRoute): boolean {
  return route === CONTENT;
}

/**
 * Whether the navigation bar is shown. It is not on the product's own pages on the platform's host, nor on an
 * organization's home page below /youth (platform, section 2.4).
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

/**
 * Those that are there, decoded: an address writes letters beyond ASCII in percent signs, the path of a page does not.
 */
function presentOf(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, decodePath(value)]])),
  );
}
