import { adminPaths } from '@/app/admin-paths';
import type { SiteUser } from '@/app/site';
import { t } from '@/texts';
import { OWNERS, PLATFORM_ROLES } from '../roles';

/** An entry of the navigation: a screen. */
export interface SidebarItem {
  label: () => string;
  to: string;
  /** Who sees it; everybody when absent. */
  roles?: readonly SiteUser['role'][];
  /** Other paths whose screens belong to it: a team's to the list of teams. */
  also?: readonly string[];
}

/** Entries that share a heading. */
export interface SidebarGroup {
  label: () => string;
  items: readonly SidebarItem[];
}

const dashboard: SidebarItem = { label: () => t.admin.dashboard(), to: adminPaths.seasons(), also: ['/season'] };
const schedule: SidebarItem = { label: () => t.common.schedule(), to: adminPaths.schedule(), also: ['/games'] };
const builder: SidebarItem = { label: () => t.admin.schedule_builder(), to: adminPaths.scheduleBuilder() };
const standings: SidebarItem = { label: () => t.common.standings(), to: adminPaths.standings() };
const leagues: SidebarItem = { label: () => t.admin.leagues(), to: adminPaths.leagues(), also: ['/leagues'] };
const teams: SidebarItem = {
  label: () => t.common.teams(),
  to: adminPaths.teams(),
  also: ['/teams', '/dashboard/singleTeamToggle'],
};
const stats: SidebarItem = { label: () => t.admin.stats(), to: adminPaths.stats() };
const periods: SidebarItem = { label: () => t.admin.game_periods(), to: adminPaths.gamePeriods() };
const importing: SidebarItem = { label: () => t.admin.import(), to: adminPaths.seasonImport() };
const players: SidebarItem = {
  label: () => t.admin.all_players(),
  to: adminPaths.players(),
  also: ['/players', '/player', '/dashboard/players'],
};
const attributes: SidebarItem = { label: () => t.admin.player_attributes(), to: adminPaths.playerAttributes() };
const users: SidebarItem = { label: () => t.admin.user_settings(), to: adminPaths.users() };
const account: SidebarItem = { label: () => t.admin.account(), to: adminPaths.account() };
const appearance: SidebarItem = { label: () => t.admin.appearance(), to: adminPaths.appearance(), roles: OWNERS };
const pages: SidebarItem = { label: () => t.admin.pages(), to: adminPaths.pages(), roles: OWNERS };
const links: SidebarItem = { label: () => t.admin.navigation_links(), to: adminPaths.links() };
const businesses: SidebarItem = { label: () => t.admin.businesses(), to: adminPaths.businesses() };
const apiKeys: SidebarItem = { label: () => t.admin.api_keys(), to: adminPaths.apiKeys(), roles: OWNERS };
const audit: SidebarItem = { label: () => t.admin.audit_trail(), to: adminPaths.audit(), roles: OWNERS };
const webhooks: SidebarItem = { label: () => t.admin.webhooks(), to: adminPaths.webhooks(), roles: OWNERS };
const organizations: SidebarItem = {
  label: () => t.admin.organizations(),
  to: adminPaths.organizations(),
  roles: PLATFORM_ROLES,
};

/** The navigation beside the content of a wide window. */
export const GROUPS: readonly SidebarGroup[] = [
  {
    label: () => t.common.season(),
    items: [dashboard, schedule, builder, standings, leagues, teams, stats, periods, importing],
  },
  {
    label: () => t.admin.people(),
    items: [players, attributes, users, account],
  },
  {
    label: () => t.admin.site(),
    items: [appearance, pages, links, businesses, apiKeys, webhooks, audit],
  },
  {
    label: () => t.admin.platform(),
    items: [organizations],
  },
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
