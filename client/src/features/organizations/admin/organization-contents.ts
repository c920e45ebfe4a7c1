import { t } from '@/texts';
import type { OrganizationContentsQuery } from './organizations.generated';

type Contents = NonNullable<OrganizationContentsQuery['organizationById']>;

/** What goes with an organization, counted: '2 seasons', '1 team'. What it has none of is left out. */
export function contentsInWords(contents: Contents | null, userCount: number): string[] {
  const seasons = contents?.seasons.length ?? 0;
  const leagues = contents?.leagues.length ?? 0;
  const teams = contents?.teams.totalCount ?? 0;
  const players = contents?.players.totalCount ?? 0;
  const games = contents?.games.totalCount ?? 0;
  const links = contents?.links.length ?? 0;
  const businesses = contents?.businesses.length ?? 0;
  const pages = contents?.publishedPages.length ?? 0;
  const counts: [number, string][] = [
    [userCount, t.organizations.count_users({ userCount })],
    [seasons, t.organizations.count_seasons({ seasons })],
    [leagues, t.organizations.count_leagues({ leagues })],
    [teams, t.organizations.count_teams({ teams })],
    [players, t.organizations.count_players({ players })],
    [games, t.organizations.count_games({ games })],
    [pages, t.organizations.count_published_pages({ pages })],
    [links, t.organizations.count_navigation_links({ links })],
    [businesses, t.organizations.count_businesses({ businesses })],
  ];
  return counts.filter(([count]) => count > 0).map(([, words]) => words);
}
