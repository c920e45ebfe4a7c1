import { adminPaths } from '../admin-paths';
import type { SiteUser } from '../site';
import { OWNERS } from './roles';

/** An entry of the sidebar; entries of a group share a heading that folds. */
export interface SidebarItem {
  label: string;
  to: string;
  /** Who sees it; everybody when absent. */
  roles?: readonly SiteUser['role'][];
}

/** Entries above the settings group. */
export const MAIN_ITEMS: readonly SidebarItem[] = [
  { label: 'Dashboard', to: adminPaths.seasons() },
  { label: 'Teams', to: adminPaths.teams() },
  { label: 'Schedule', to: adminPaths.schedule() },
];

/** The collapsible settings group. */
export const SETTINGS_ITEMS: readonly SidebarItem[] = [
  { label: 'Stats', to: adminPaths.stats() },
  { label: 'All Players', to: adminPaths.players() },
  { label: 'Player attributes', to: adminPaths.playerAttributes() },
  { label: 'Game periods', to: adminPaths.gamePeriods() },
  { label: 'Businesses', to: adminPaths.businesses() },
  { label: 'User settings', to: adminPaths.users() },
  { label: 'Navigation links', to: adminPaths.links() },
  { label: 'Pages', to: adminPaths.pages(), roles: OWNERS },
  { label: 'Audit trail', to: adminPaths.audit(), roles: OWNERS },
  { label: 'Account', to: adminPaths.account() },
];

/** Entries below the settings group. */
export const PLATFORM_ITEMS: readonly SidebarItem[] = [
  { label: 'Organizations', to: adminPaths.organizations(), roles: ['super_admin'] },
];

/** The entries that somebody sees. */
export function visibleItems(items: readonly SidebarItem[], user: SiteUser | null): SidebarItem[] {
  return items.filter(({ roles }) => roles === undefined || (user !== null && roles.includes(user.role)));
}
