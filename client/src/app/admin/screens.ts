import { type ComponentType, lazy } from 'react';
import type { PrivatePath } from '../private-paths';
import { OWNERS, PLATFORM_ROLES } from './roles';
import type { Guarded } from './session/guard';

/** A screen of the admin area: loaded when somebody first goes there. */
export interface AdminScreen {
  path: string;
  Component: ComponentType;
  guard: Guarded | null;
}

/**
 * The screens' modules; each has its screen as default export. A feature adds a line per screen, and does not touch the
 * rest.
 */
const MODULES: Partial<Record<PrivatePath, () => Promise<{ default: ComponentType }>>> = {
  '/account': () => import('@/features/auth/account-screen'),
  '/organizations': () => import('@/features/organizations/admin/organizations-screen'),
  '/userSettings': () => import('@/features/users/users-screen'),
  '/navbar-links': () => import('@/features/links/links-screen'),
  '/pages': () => import('@/features/pages/pages-screen'),
  '/pages/:id': () => import('@/features/pages/page-editor-screen'),
  '/api-keys': () => import('@/features/api-keys/api-keys-screen'),
  '/audit': () => import('@/features/audit/audit-screen'),
  '/webhooks': () => import('@/features/webhooks/webhooks-screen'),
  '/dashboard': () => import('./dashboard-redirect'),
  '/dashboard/seasons': () => import('@/features/seasons/seasons-screen'),
  '/dashboard/seasons/import': () => import('@/features/season-import/admin/import-screen'),
  '/dashboard/seasons/:seasonId': () => import('./season/season-screen'),
  '/dashboard/seasons/:seasonId/integrity': () => import('./integrity/integrity-screen'),
  '/season/:seasonId': () => import('./season/season-screen'),
  '/dashboard/seasons/:seasonId/divisions/:divisionId': () => import('@/features/brackets/admin/bracket-screen'),
  '/leagueList': () => import('@/features/leagues/leagues-screen'),
  '/leagues/:id': () => import('@/features/leagues/league-screen'),
  '/fab/standings': () => import('@/features/standings/standings-screen'),
  '/pages/look': () => import('@/features/organizations/admin/appearance-screen'),
  '/stats': () => import('@/features/stat-definitions/admin/stats-screen'),
  '/gamePeriod': () => import('@/features/periods/admin/periods-screen'),
  '/playerAttributes': () => import('@/features/attributes/admin/attributes-screen'),
  '/teamList': () => import('@/features/teams/admin/teams-screen'),
  '/teams/:id': () => import('@/features/teams/admin/single-team-screen'),
  '/dashboard/singleTeamToggle/:id': () => import('@/features/teams/admin/single-team-screen'),
  '/dashboard/seasons/:seasonId/leagues/:leagueId': () => import('@/features/teams/admin/league-teams-screen'),
  '/dashboard/seasons/:seasonId/leagues/:leagueId/teams/:teamId': () =>
    import('@/features/rosters/admin/season-team-screen'),
  '/playerListAuth': () => import('@/features/players/admin/players-screen'),
  '/players/:id': () => import('@/features/players/admin/player-screen'),
  '/dashboard/players/:id': () => import('@/features/players/admin/player-screen'),
  '/player/:id/stats': () => import('@/features/players/admin/player-stats-screen'),
  '/businessPage': () => import('@/features/businesses/admin/businesses-screen'),
  '/games/:id': () => import('@/features/games/admin/game-screen'),
  '/games/:id/courtside': () => import('@/features/plays/courtside-screen'),
  '/games/:id/board': () => import('@/features/plays/board/board-screen'),
  '/games/:id/scoresheet': () => import('@/features/plays/scoresheet/scoresheet-screen'),
  '/scheduleBuilder': () => import('@/features/schedules/schedule-builder-screen'),
  '/schedule': () => import('@/features/games/admin/schedule-screen'),
};

/**
 * Whoever is signed in sees a screen, once it is chosen which organization they act for. These differ; null: it decides
 * itself.
 */
const GUARDS: Partial<Record<PrivatePath, Guarded | null>> = {
  '/account': {},
  '/organizations': { roles: PLATFORM_ROLES },
  '/userSettings': {},
  '/pages': { roles: OWNERS, needsOrganization: true },
  '/pages/:id': { roles: OWNERS, needsOrganization: true },
  '/pages/look': { roles: OWNERS, needsOrganization: true },
  '/api-keys': { roles: OWNERS, needsOrganization: true },
  '/webhooks': { roles: OWNERS, needsOrganization: true },
  '/audit': { roles: OWNERS },
  '/gamePeriod': { needsOrganization: true, takesUser: true },
  '/dashboard': null,
  '/dashboard/seasons/:seasonId/leagues/:leagueId/teams/:teamId': null,
  '/games/:id/courtside': null,
};

/** All screens of the admin area. */
export const ADMIN_SCREENS: readonly AdminScreen[] = Object.entries(MODULES).map(([path, load]) => {
  const guard = GUARDS[path as PrivatePath];
  return { path, Component: lazy(load), guard: guard === undefined ? { needsOrganization: true } : guard };
});
