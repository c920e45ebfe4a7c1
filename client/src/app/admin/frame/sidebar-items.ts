import { adminPaths } from '@/app/admin-paths';
import type { SiteUser } from '@/app/site';
import { OWNERS, PLATFORM_ROLES } from '../roles';

/** An entry of the navigation: a screen. */
export interface SidebarItem {
  label: string;
  to: string;
  /** Who sees it; everybody when absent. */
  roles?: readonly SiteUser['role'][];
  /** Other paths whose screens belong to it: a team's to the list of teams. */
  also?: readonly string[];
}

/** Entries that share a heading. */
export interface SidebarGroup {
  label: string;
  items: readonly SidebarItem[];
}

const dashboard: SidebarItem = { label: 'Dashboard', to: adminPaths.seasons(), also: ['/season'] };
const schedule: SidebarItem = { label: 'Schedule', to: adminPaths.schedule(), also: ['/games'] };
const builder: SidebarItem = { label: 'Schedule builder', to: adminPaths.scheduleBuilder() };
const standings: SidebarItem = { label: 'Standings', to: adminPaths.standings() };
const leagues: SidebarItem = { label: 'Leagues', to: adminPaths.leagues(), also: ['/leagues'] };
const teams: SidebarItem = { label: 'Teams', to: adminPaths.teams(), also: ['/teams', '/dashboard/singleTeamToggle'] };
const stats: SidebarItem = { label: 'Stats', to: adminPaths.stats() };
const periods: SidebarItem = { label: 'Game periods', to: adminPaths.gamePeriods() };
const importing: SidebarItem = { label: 'Import', to: adminPaths.seasonImport() };
const players: SidebarItem = {
  label: 'All Players',
  to: adminPaths.players(),
  also: ['/players', '/player', '/dashboard/players'],
};
const attributes: SidebarItem = { label: 'Player attributes', to: adminPaths.playerAttributes() };
const users: SidebarItem = { label: 'User settings', to: adminPaths.users() };
const account: SidebarItem = { label: 'Account', to: adminPaths.account() };
const appearance: SidebarItem = { label: 'Appearance', to: adminPaths.appearance(), roles: OWNERS };
const pages: SidebarItem = { label: 'Pages', to: adminPaths.pages(), roles: OWNERS };
const links: SidebarItem = { label: 'Navigation links', to: adminPaths.links() };
const businesses: SidebarItem = { label: 'Businesses', to: adminPaths.businesses() };
const apiKeys: SidebarItem = { label: 'API keys', to: adminPaths.apiKeys(), roles: OWNERS };
const audit: SidebarItem = { label: 'Audit trail', to: adminPaths.audit(), roles: OWNERS };
const webhooks: SidebarItem = { label: 'Webhooks', to: adminPaths.webhooks(), roles: OWNERS };
const organizations: SidebarItem = { label: 'Organizations', to: adminPaths.organizations(), roles: PLATFORM_ROLES };

/** The navigation beside the content of a wide window. */
export const GROUPS: readonly SidebarGroup[] = [
  { label: 'Season', items: [dashboard, schedule, builder, standings, leagues, teams, stats, periods, importing] },
  { label: 'People', items: [players, attributes, users, account] },
  { label: 'Site', items: [appearance, pages, links, businesses, apiKeys, webhooks, audit] },
  { label: 'Platform', items: [organizations] },
];

/**
 * The sidebar that a narrow window opens (platform, section 2.6): entries above its settings group, that group, and
 * entries below it.
 */
export const NARROW = {
  main: [dashboard, teams, schedule, builder, standings, leagues],
  settings: [
    stats,
    players,
    attributes,
    periods,
    businesses,
    users,
    links,
    pages,
    appearance,
    apiKeys,
    webhooks,
    audit,
    account,
  ],
  platform: [organizations],
} as const satisfies Record<string, readonly SidebarItem[]>;

/** Every screen that the navigation leads to. */
export const ALL_ITEMS: readonly SidebarItem[] = GROUPS.flatMap(({ items }) => items);

/** The entries that somebody sees. */
export function visibleItems(items: readonly SidebarItem[], user: SiteUser | null): SidebarItem[] {
  return items.filter(({ roles }) => roles === undefined || (user !== null && roles.includes(user.role)));
}

/** The entry that a path belongs to: of several the one that names more of it. */
export function currentItem(pathname: string): SidebarItem | null {
  const path = pathname.toLowerCase();
  const lengthOf = ({ to, also = [] }: SidebarItem): number =>
    Math.max(
      0,
      ...[to, ...also]
        .filter((prefix) => path === prefix.toLowerCase() || path.startsWith(`${prefix.toLowerCase()}/`))
        .map(({ length }) => length),
    );
  const [best] = ALL_ITEMS.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return best && lengthOf(best) > 0 ? best : null;
}
