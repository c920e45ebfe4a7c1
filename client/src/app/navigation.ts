import { decodePath } from '@/lib/decode-path';
import { t } from '@/texts';
import type { PublicPaths } from './paths';
import type { SiteFrameFragment } from './site-frame.generated';

/** An entry of the navigation bar. */
export interface NavigationItem {
  label: string;
  /** Below the router's basename; a whole address or a path of the host when `leaves`. */
  to: string;
  /** It leads to another site: a new document, without the router. */
  leaves: boolean;
  /** What its dropdown holds. */
  children: NavigationItem[];
}

type BuiltIn = readonly [label: string, path: string];

/** The built-in entries of each variant, in order (platform, section 2.4). */
const builtInText = (): Record<SiteFrameFragment['navVariant'], readonly BuiltIn[]> => ({
  MAIN: [
    [t.site.home(), '/'],
    [t.site.registration(), '/registration'],
    [t.site.league_info(), '/leagueInfo'],
    [t.site.tournament(), '/tournament'],
    [t.common.standings(), '/teamList'],
    [t.common.schedule(), '/schedule'],
    [t.common.players(), '/playerList'],
    [t.site.leaderboard(), '/leaderboard'],
    [t.site.youth(), '/youth'],
    [t.site.join_our_team(), '/ourTeam'],
    [t.site.league_footage(), '/leagueFootage'],
    [t.site.contact(), '/contact'],
  ],
  SIMPLE: [
    [t.site.home(), '/'],
    [t.common.players(), '/players'],
    [t.common.schedule(), '/schedule'],
    [t.common.standings(), '/teamList'],
  ],
  YOUTH: [
    [t.site.home(), '/'],
    [t.common.schedule(), '/schedule'],
    [t.common.standings(), '/jTeamList'],
    [t.common.players(), '/playerList'],
  ],
});

type Links = SiteFrameFragment['links'];

/**
 * The navigation of a site: the variant's entries, then the organization's own visible ones. An own internal link whose
 * path lies below a built-in entry's (`youth/youth-center` below `/youth`) stands in that entry's dropdown instead.
 */
export function navigationItems(
  { navVariant, links: all }: Pick<SiteFrameFragment, 'navVariant' | 'links'>,
  paths: PublicPaths,
): NavigationItem[] {
  // Administrators get hidden ones, too, for their own list.
  const links = all.filter(({ showInNavbar }) => showInNavbar);
  const builtIn = builtInText()[navVariant];
  const below = (path: string) => links.filter((link) => parentOf(link, builtIn) === path);
  return [
    ...builtIn.map(([label, path]) => ({
      label,
      to: paths.at(path),
      leaves: false,
      children: below(path).map((link) => ownItem(link, paths)),
    })),
    ...links.filter((link) => parentOf(link, builtIn) === null).map((link) => ownItem(link, paths)),
  ];
}

/** The path of the built-in entry that a link lies below; null: it stands for itself. */
function parentOf({ isExternal, slug }: Links[number], builtIn: readonly BuiltIn[]): string | null {
  if (isExternal || slug === null) return null;
  const own = `/${slug}`.toLowerCase();
  return builtIn.find(([, path]) => path !== '/' && own.startsWith(`${path.toLowerCase()}/`))?.[1] ?? null;
}

/** `/youth/{slug}` is another organization's site, wherever the link stands. */
const YOUTH_SITE = /^youth\/[^/]/i;

function ownItem({ label, isExternal, slug, url }: Links[number], paths: PublicPaths): NavigationItem {
  if (isExternal) return { label, to: url ?? '', leaves: true, children: [] };
  const path = `/${slug ?? ''}`;
  return YOUTH_SITE.test(slug ?? '')
    ? { label, to: path, leaves: true, children: [] }
    : { label, to: paths.at(path), leaves: false, children: [] };
}

/** First segments of paths that lead to the same screens, whatever a variant's navigation calls them. */
const SAME: Readonly<Record<string, string>> = {
  players: 'playerlist',
  player: 'playerlist',
  jteamlist: 'teamlist',
  standings: 'teamlist',
  teams: 'teamlist',
  games: 'schedule',
};

/**
 * Whether an entry leads to the page at this path, or to the list that the page belongs to. Paths match in any case.
 */
export function isCurrent(to: string, pathname: string): boolean {
  const [own, here] = [to.split('?', 1)[0]!, pathname].map((path) =>
    decodePath(path)
      .toLowerCase()
      .replace(/^\/([^/]+)/, (whole, first: string) => (SAME[first] ? `/${SAME[first]}` : whole))
      .replace(/\/$/, ''),
  );
  return own === here || (own !== '' && here!.startsWith(`${own}/`));
}
