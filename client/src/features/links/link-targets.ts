import { t } from '@/texts';

/** A page of the site that a link can lead to. */
export interface LinkTarget {
  /** Path below the site's root, without the first slash; '' for the home page. */
  slug: string;
  title: string;
}

/** A page that the organization wrote and published. */
interface Published {
  path: string;
  title: string;
}

/** Pages that every site has. */
const builtIn = (): readonly LinkTarget[] => [
  { slug: '', title: t.links.home() },
  { slug: 'schedule', title: t.common.schedule() },
  { slug: 'teamList', title: t.common.standings() },
  { slug: 'JTeamList', title: t.links.standings_youth() },
  { slug: 'playerList', title: t.common.players() },
  { slug: 'leaderboard', title: t.links.leaderboard() },
  { slug: 'search', title: t.search.search() },
  { slug: 'businesses', title: t.links.businesses() },
  { slug: 'login', title: t.links.sign_in() },
];

/**
 * Further names of pages that every site has, pages of one thing each, and the sites of other organizations below
 * /youth.
 */
const OTHERS: readonly RegExp[] = [
  /^(players|games|standings|browse|site|home|forgot-password)$/i,
  /^(games|teams|players|leagues|standings)\/\d+$/i,
  /^games\/\d+\/(plays|overlay)$/i,
  /^teams\/\d+\/games$/i,
  /^player\/\d+\/stats$/i,
  /^youth\/[a-z0-9-]+(\/|$)/i,
];

/**
 * What an internal link can be made to lead to: pages that every site has, then those that the organization published.
 */
export function linkTargets(published: readonly Published[]): LinkTarget[] {
  const known = new Set(builtIn().map(({ slug }) => slug.toLowerCase()));
  const own = published.filter(({ path }) => path.toLowerCase() !== 'home' && !known.has(path.toLowerCase()));
  return [...builtIn(), ...own.map(({ path, title }) => ({ slug: path, title }))];
}

/** The target that a slug means, in any case; null for another path. */
export function targetOf(slug: string, targets: readonly LinkTarget[]): LinkTarget | null {
  const path = pathOf(slug);
  return targets.find((target) => target.slug.toLowerCase() === path) ?? null;
}

/** Whether nothing stands where a slug leads: no page of every site, and none that is published. */
export function isDeadLink(slug: string, published: readonly Published[]): boolean {
  const path = pathOf(slug);
  return targetOf(slug, linkTargets(published)) === null && !OTHERS.some((pattern) => pattern.test(path));
}

/** A slug's path: without what follows it, slashes around it, and differences of case. */
function pathOf(slug: string): string {
  return slug
    .replace(/[?#].*$/s, '')
    .replaceAll(/^\/+|\/+$/g, '')
    .trim()
    .toLowerCase();
}
