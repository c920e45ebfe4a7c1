import { matchPath } from 'react-router-dom';
import { decodePath } from '@/lib/decode-path';
import { adminPaths } from './admin-paths';
import type { SiteUser } from './site';

type Target = (params: Readonly<Record<string, string | undefined>>) => string;

/** Admin screens by public paths below the tenant's prefix. */
const TARGETS: readonly [path: string, target: Target][] = [
  ['/teamList', () => adminPaths.standings()],
  ['/JTeamList', () => adminPaths.standings()],
  ['/standings', () => adminPaths.standings()],
  ['/standings/:id', ({ id }) => `${adminPaths.standings()}?division=${id}`],
  ['/playerList', () => adminPaths.players()],
  ['/players', () => adminPaths.players()],
  ['/players/:id', ({ id }) => adminPaths.player(id!)],
  ['/player/:id/stats', ({ id }) => adminPaths.playerStats(id!)],
  ['/schedule', () => adminPaths.schedule()],
  ['/games', () => adminPaths.schedule()],
  ['/games/:id', ({ id }) => adminPaths.game(id!)],
  ['/games/:id/plays', ({ id }) => adminPaths.courtside(id!)],
  ['/teams/:id', ({ id }) => adminPaths.team(id!)],
  ['/teams/:id/games', ({ id }) => adminPaths.team(id!)],
  ['/leagues/:id', () => adminPaths.leagues()],
  ['/businesses', () => adminPaths.businesses()],
];

/** Pages on which nothing is edited: what they show is reckoned from games, or is the sign-in. */
const NOTHING = [
  '/leaderboard',
  '/search',
  '/login',
  '/forgot-password',
  '/choose-password',
  '/site',
  '/browse',
  '/millionaire',
];

/**
 * The admin screen on which a public page's content is edited; null where there is none for this role. What no other
 * page shows is a page that the organization wrote, which is its owners' matter.
 * @param pathname below the tenant's prefix
 */
export function editTarget(pathname: string, role: SiteUser['role']): string | null {
  const matches = (path: string) => matchPath({ path, end: true, caseSensitive: false }, pathname);
  for (const [path, target] of TARGETS) {
    const match = matches(path);
    if (match) return target(match.params);
  }
  if (role === 'staff' || NOTHING.some((path) => matches(path) !== null)) return null;
  const page = decodePath(pathname).replaceAll(/^\/+|\/+$/g, '') || 'home';
  return `${adminPaths.pages()}?search=${encodeURIComponent(page)}`;
}
