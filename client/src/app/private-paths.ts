import { matchPath } from 'react-router-dom';

/**
 * The private set of the specification: paths that show the admin area when somebody is signed in. Parameters as
 * app/admin/screens.ts names them.
 */
export const PRIVATE_PATHS = [
  '/navbar-links',
  '/organizations',
  '/userSettings',
  '/leagueList',
  '/leagues/:id',
  '/teamList',
  '/teams/:id',
  '/playerListAuth',
  '/players/:id',
  '/player/:id/stats',
  '/schedule',
  '/games/:id',
  '/stats',
  '/gamePeriod',
  '/playerAttributes',
  '/season/:seasonId',
  '/dashboard',
  '/dashboard/seasons',
  '/dashboard/seasons/import',
  '/dashboard/seasons/:seasonId',
  '/dashboard/seasons/:seasonId/integrity',
  '/dashboard/seasons/:seasonId/leagues/:leagueId',
  '/dashboard/seasons/:seasonId/leagues/:leagueId/teams/:teamId',
  '/dashboard/seasons/:seasonId/divisions/:divisionId',
  '/dashboard/players/:id',
  '/dashboard/singleTeamToggle/:id',
  '/fab/standings',
  '/scheduleBuilder',
  '/businessPage',
  '/account',
  '/audit',
  '/api-keys',
  '/webhooks',
  '/pages',
  '/pages/look',
  '/pages/:id',
  '/games/:id/courtside',
  '/games/:id/board',
  '/games/:id/scoresheet',
] as const;

/** A path of the private set. */
export type PrivatePath = (typeof PRIVATE_PATHS)[number];

/**
 * Of all private paths this one answers signed-out visitors too: with a domain parameter the team, otherwise
 * 'Unauthorized access'.
 */
const OPEN: PrivatePath = '/dashboard/seasons/:seasonId/leagues/:leagueId/teams/:teamId';

/** Whether a path (in any case) is of the private set. */
export function isPrivatePath(pathname: string): boolean {
  return PRIVATE_PATHS.some((path) => matches(path, pathname));
}

/** Whether a private path shows something without sign-in. */
export function isOpenPrivatePath(pathname: string): boolean {
  return matches(OPEN, pathname);
}

function matches(path: string, pathname: string): boolean {
  return matchPath({ path, end: true, caseSensitive: false }, pathname) !== null;
}
