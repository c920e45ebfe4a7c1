import type { Site } from './site';
import { useSite } from './site-context';

type Id = string | number;
type Query = Record<string, string | null | undefined>;

/**
 * Addresses of a tenant's public pages as the router sees them: below its basename, which is the slug's prefix or
 * nothing on a custom domain. The `domain` parameter is carried on.
 */
export function publicPaths({ domain }: Pick<Site, 'domain'>) {
  const at = (path: string, query: Query = {}): string => {
    const parameters = new URLSearchParams();
    if (domain !== null) parameters.set('domain', domain);
    for (const [name, value] of Object.entries(query)) if (value) parameters.set(name, value);
    const search = parameters.toString();
    return search === '' ? path : `${path}?${search}`;
  };
  return {
    /** Any path of the site, for an organization's own links. */
    at,
    home: () => at('/'),
    schedule: (query?: { date?: string; league?: string; team?: string; state?: string }) => at('/schedule', query),
    standings: (query?: { league?: string; division?: string }) => at('/teamList', query),
    youthStandings: () => at('/JTeamList'),
    bracket: (divisionId: Id) => at(`/standings/${divisionId}`),
    players: (query?: { league?: string; team?: string }) => at('/playerList', query),
    leaderboard: (query?: {
      stat?: string;
      per?: string;
      season?: string;
      league?: string;
      division?: string;
      least?: string;
      asOf?: string;
    }) => at('/leaderboard', query),
    search: (query?: { q?: string }) => at('/search', query),
    businesses: () => at('/businesses'),
    game: (id: Id) => at(`/games/${id}`),
    playByPlay: (id: Id) => at(`/games/${id}/plays`),
    team: (id: Id) => at(`/teams/${id}`),
    /** The games behind a figure of a team's row in the standings. */
    teamGames: (
      id: Id,
      figure: {
        season?: string;
        league?: string;
        venue?: string;
        opponent?: string;
        last?: string;
        asOf?: string;
      } = {},
    ) => at(`/teams/${id}/games`, figure),
    player: (id: Id, query?: { tab?: string }) => at(`/players/${id}`, query),
    playerStats: (id: Id, query?: { season?: string }) => at(`/player/${id}/stats`, query),
    /** A calendar to subscribe to: all games of the site, or those of one of its leagues, teams or players. */
    calendar: (of?: 'leagues' | 'teams' | 'players', id?: Id) =>
      at(of === undefined ? '/calendar.ics' : `/${of}/${id}/calendar.ics`),
    login: () => at('/login'),
    forgotPassword: () => at('/forgot-password'),
  };
}

/** Builders of addresses of one site. */
export type PublicPaths = ReturnType<typeof publicPaths>;

/** `publicPaths` of the present site. */
export function usePaths(): PublicPaths {
  return publicPaths(useSite());
}
