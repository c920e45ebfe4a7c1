import { adminPaths } from '@/app/admin-paths';
import type { SiteUser } from '@/app/site';
import { t } from '@/texts';
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

const dashboard: SidebarItem = {
  get label() {
    return t.admin.dashboard();
  },
  to: adminPaths.seasons(),
  also: ['/season'],
};
const schedule: SidebarItem = {
  get label() {
    return t.common.schedule();
  },
  to: adminPaths.schedule(),
  also: ['/games'],
};
const builder: SidebarItem = {
  get label() {
    return t.admin.schedule_builder();
  },
  to: adminPaths.scheduleBuilder(),
};
const standings: SidebarItem = {
  get label() {
    return t.common.standings();
  },
  to: adminPaths.standings(),
};
const leagues: SidebarItem = {
  get label() {
    return t.admin.leagues();
  },
  to: adminPaths.leagues(),
  also: ['/leagues'],
};
const teams: SidebarItem = {
  get label() {
    return t.common.teams();
  },
  to: adminPaths.teams(),
  also: ['/teams', '/dashboard/singleTeamToggle'],
};
const stats: SidebarItem = {
  get label() {
    return t.admin.stats();
  },
  to: adminPaths.stats(),
};
const periods: SidebarItem = {
  get label() {
    return t.admin.game_periods();
  },
  to: adminPaths.gamePeriods(),
};
const importing: SidebarItem = {
  get label() {
    return t.admin.import();
  },
  to: adminPaths.seasonImport(),
};
const players: SidebarItem = {
  get label() {
    return t.admin.all_players();
  },
  to: adminPaths.players(),
  also: ['/players', '/player', '/dashboard/players'],
};
const attributes: SidebarItem = {
  get label() {
    return t.admin.player_attributes();
  },
  to: adminPaths.playerAttributes(),
};
const users: SidebarItem = {
  get label() {
    return t.admin.user_settings();
  },
  to: adminPaths.users(),
};
const account: SidebarItem = {
  get label() {
    return t.admin.account();
  },
  to: adminPaths.account(),
};
const appearance: SidebarItem = {
  get label() {
    return t.admin.appearance();
  },
  to: adminPaths.appearance(),
  roles: OWNERS,
};
const pages: SidebarItem = {
  get label() {
    return t.admin.pages();
  },
  to: adminPaths.pages(),
  roles: OWNERS,
};
const links: SidebarItem = {
  get label() {
    return t.admin.navigation_links();
  },
  to: adminPaths.links(),
};
const businesses: SidebarItem = {
  get label() {
    return t.admin.businesses();
  },
  to: adminPaths.businesses(),
};
const apiKeys: SidebarItem = {
  get label() {
    return t.admin.api_keys();
  },
  to: adminPaths.apiKeys(),
  roles: OWNERS,
};
const audit: SidebarItem = {
  get label() {
    return t.admin.audit_trail();
  },
  to: adminPaths.audit(),
  roles: OWNERS,
};
const webhooks: SidebarItem = {
  get label() {
    return t.admin.webhooks();
  },
  to: adminPaths.webhooks(),
  roles: OWNERS,
};
const organizations: SidebarItem = {
  get label() {
    return t.admin.organizations();
  },
  to: adminPaths.organizations(),
  roles: PLATFORM_ROLES,
};

/** The navigation beside the content of a wide window. */
export const GROUPS: readonly SidebarGroup[] = [
  {
    get label() {
      return t.common.season();
    },
    items: [dashboard, schedule, builder, standings, leagues, teams, stats, periods, importing],
  },
  {
    get label() {
      return t.admin.people();
    },
    items: [players, attributes, users, account],
  },
  {
    get label() {
      return t.admin.site();
    },
    items: [appearance, pages, links, businesses, apiKeys, webhooks, audit],
  },
  {
    get label() {
      return t.admin.platform();
    },
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
