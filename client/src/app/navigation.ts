import type { PublicPaths } from './paths';
import type { SiteFrameFragment } from './site-frame.generated';

/** An entry of the navigation bar. */
export interface NavigationItem {
  label: string;
  /** Below the router's basename, or a whole address when `isExternal`. */
  to: string;
  isExternal: boolean;
}

type BuiltIn = readonly [label: string, path: string];

/** The built-in entries of each variant, in order (platform, section 2.4). */
const BUILT_IN: Record<SiteFrameFragment['navVariant'], readonly BuiltIn[]> = {
  MAIN: [
    ['Home', '/'],
    ['Registration', '/registration'],
    ['League info', '/leagueInfo'],
    ['Tournament', '/tournament'],
    ['Standings', '/teamList'],
    ['Schedule', '/schedule'],
    ['Players', '/playerList'],
    ['Leaderboard', '/leaderboard'],
    ['Youth', '/youth'],
    ['Join our team', '/ourTeam'],
    ['Videos', '/leagueFootage'],
    ['Contact', '/contact'],
  ],
  SIMPLE: [
    ['Home', '/'],
    ['Players', '/players'],
    ['Schedule', '/schedule'],
    ['Standings', '/teamList'],
  ],
  YOUTH: [
    ['Home', '/'],
    ['Schedule', '/schedule'],
    ['Standings', '/jTeamList'],
    ['Players', '/playerList'],
  ],
};

/** The navigation of a site: the variant's entries, then the organization's own visible ones. */
export function navigationItems({ navVariant, links }: Pick<SiteFrameFragment, 'navVariant' | 'links'>, paths: PublicPaths): NavigationItem[] {
  const builtIn = BUILT_IN[navVariant].map(([label, path]) => ({ label, to: paths.at(path), isExternal: false }));
  const own = links.map(({ label, isExternal, slug, url }) => ({ label, to: isExternal ? (url ?? '') : paths.at(`/${slug ?? ''}`), isExternal }));
  return [...builtIn, ...own];
}
