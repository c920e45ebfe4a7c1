import { matchPath } from 'react-router-dom';
import { publicPaths } from '@/app/paths';
import type { PrivatePath } from '@/app/private-paths';

type Params = Readonly<Record<string, string | undefined>>;

const paths = publicPaths({ domain: null });
const standingsOf = (season: string | undefined, league = ''): string =>
  paths.at('/teamList', { season, league, division: '' });

/** Public pages by admin screens that show the same thing. */
const TARGETS: Partial<Record<PrivatePath, (params: Params) => string>> = {
  '/schedule': () => paths.schedule(),
  '/teamList': () => paths.standings(),
  '/fab/standings': () => paths.standings(),
  '/dashboard/seasons/:seasonId': ({ seasonId }) => standingsOf(seasonId),
  '/season/:seasonId': ({ seasonId }) => standingsOf(seasonId),
  '/dashboard/seasons/:seasonId/leagues/:leagueId': ({ seasonId, leagueId }) => standingsOf(seasonId, leagueId),
  '/dashboard/seasons/:seasonId/leagues/:leagueId/teams/:teamId': ({ teamId }) => paths.team(teamId!),
  '/dashboard/seasons/:seasonId/divisions/:divisionId': ({ divisionId }) => paths.bracket(divisionId!),
  '/teams/:id': ({ id }) => paths.team(id!),
  '/dashboard/singleTeamToggle/:id': ({ id }) => paths.team(id!),
  '/playerListAuth': () => paths.players(),
  '/players/:id': ({ id }) => paths.player(id!),
  '/dashboard/players/:id': ({ id }) => paths.player(id!),
  '/player/:id/stats': ({ id }) => paths.playerStats(id!),
  '/games/:id': ({ id }) => paths.game(id!),
  '/games/:id/scoresheet': ({ id }) => paths.game(id!),
  '/businessPage': () => paths.businesses(),
};

/** The public page of what an admin screen shows, below the site's address; '' is its home page. */
export function viewTarget(pathname: string): string {
  for (const [path, target] of Object.entries(TARGETS)) {
    // The import has a place among the addresses of seasons, and is none.
    const match = matchPath({ path, end: true, caseSensitive: false }, pathname);
    if (match && Object.values(match.params).every((value) => /^\d+$/.test(value ?? ''))) return target(match.params);
  }
  return '';
}
