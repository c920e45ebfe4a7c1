import type { OrganizationContentsQuery } from './organizations.generated';

type Contents = NonNullable<OrganizationContentsQuery['organizationById']>;

/** What goes with an organization, counted: '2 seasons', '1 team'. What it has none of is left out. */
export function contentsInWords(contents: Contents | null, userCount: number): string[] {
  const counts: [number, string, string][] = [
    [userCount, 'user', 'users'],
    [contents?.seasons.length ?? 0, 'season', 'seasons'],
    [contents?.leagues.length ?? 0, 'league', 'leagues'],
    [contents?.teams.totalCount ?? 0, 'team', 'teams'],
    [contents?.players.totalCount ?? 0, 'player', 'players'],
    [contents?.games.totalCount ?? 0, 'game', 'games'],
    [contents?.links.length ?? 0, 'navigation link', 'navigation links'],
  ];
  return counts.filter(([count]) => count > 0).map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
}
