import { type ComponentType, lazy } from 'react';
import type { PrivatePath } from '../private-paths';

/** A screen of the admin area: loaded when somebody first goes there. */
export interface AdminScreen {
  path: string;
  Component: ComponentType;
}

/** The screens' modules; each has its screen as default export. A feature adds a line per screen, and does not touch the rest. */
const MODULES: Partial<Record<PrivatePath, () => Promise<{ default: ComponentType }>>> = {
  '/account': () => import('@/features/auth/AccountScreen'),
  '/organizations': () => import('@/features/organizations/admin/OrganizationsScreen'),
  '/userSettings': () => import('@/features/users/UsersScreen'),
  '/navbar-links': () => import('@/features/links/LinksScreen'),
  '/pages': () => import('@/features/pages/PagesScreen'),
  '/pages/:id': () => import('@/features/pages/PageEditorScreen'),
  '/audit': () => import('@/features/audit/AuditScreen'),
  '/dashboard': () => import('./DashboardRedirect'),
  '/dashboard/seasons': () => import('@/features/seasons/SeasonsScreen'),
  '/dashboard/seasons/import': () => import('@/features/season-import/admin/ImportScreen'),
  '/dashboard/seasons/:seasonId': () => import('./SeasonScreen'),
  '/season/:seasonId': () => import('./SeasonScreen'),
  '/dashboard/seasons/:seasonId/divisions/:divisionId': () => import('@/features/brackets/BracketScreen'),
  '/leagueList': () => import('@/features/leagues/LeaguesScreen'),
  '/leagues/:id': () => import('@/features/leagues/LeagueScreen'),
  '/fab/standings': () => import('@/features/standings/StandingsScreen'),
  '/pages/look': () => import('@/features/organizations/admin/LookScreen'),
  '/stats': () => import('@/features/stat-definitions/admin/StatsScreen'),
  '/gamePeriod': () => import('@/features/periods/admin/PeriodsScreen'),
  '/playerAttributes': () => import('@/features/attributes/admin/AttributesScreen'),
  '/teamList': () => import('@/features/teams/admin/TeamsScreen'),
  '/teams/:id': () => import('@/features/teams/admin/SingleTeamScreen'),
  '/dashboard/singleTeamToggle/:id': () => import('@/features/teams/admin/SingleTeamScreen'),
  '/dashboard/seasons/:seasonId/leagues/:leagueId': () => import('@/features/teams/admin/LeagueTeamsScreen'),
  '/dashboard/seasons/:seasonId/leagues/:leagueId/teams/:teamId': () =>
    import('@/features/rosters/admin/SeasonTeamScreen'),
  '/playerListAuth': () => import('@/features/players/admin/PlayersScreen'),
  '/players/:id': () => import('@/features/players/admin/PlayerScreen'),
  '/dashboard/players/:id': () => import('@/features/players/admin/PlayerScreen'),
  '/player/:id/stats': () => import('@/features/players/admin/PlayerStatsScreen'),
  '/businessPage': () => import('@/features/businesses/admin/BusinessesScreen'),
  '/games/:id': () => import('@/features/games/admin/GameScreen'),
  '/schedule': () => import('@/features/games/admin/ScheduleScreen'),
};

/** All screens of the admin area. */
export const ADMIN_SCREENS: readonly AdminScreen[] = Object.entries(MODULES).map(([path, load]) => ({
  path,
  Component: lazy(load),
}));
