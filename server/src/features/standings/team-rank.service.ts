import type DataLoader from 'dataloader';
import type { DecidedGame } from '../../domain/standings/decided-game.js';
import { standingsRows } from '../../domain/standings/standings-rows.js';
import { tiedTeams } from '../../domain/standings/tied-teams.js';
import type { RequestContext } from '../../context/request-context.js';
import { groupBy } from '../../lib/group-by.js';
import { perRequest } from '../../lib/memo.js';
import { tenantLoader, type TenantKey } from '../../lib/tenant-loader.js';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { readDecidedGames } from './standings.loaders.js';
import { type LeagueRecord, readLeagueRecords } from './team-rank.loaders.js';

/**
 * A team's rank in its season league: the one that was typed, else its place in the league's standings; null until a
 * game there is decided.
 */
export async function rankOf(
  ctx: RequestContext,
  { organizationId, seasonLeagueId, id, rank }: SeasonLeagueTeam,
): Promise<number | null> {
  return rank ?? (await placesInLeague(ctx).load({ organizationId, id: seasonLeagueId })).get(id) ?? null;
}

/** Teams by their ranks; those without one come last. Of one rank they stay in the order in which they came. */
export async function sortByRank(ctx: RequestContext, teams: readonly SeasonLeagueTeam[]): Promise<SeasonLeagueTeam[]> {
  const ranks = new Map(
    await Promise.all(teams.map(async (team) => [team, sortableRank(await rankOf(ctx, team))] as const)),
  );
  return teams.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!);
}

/** A rank as part of a sort key: none comes last. */
export function sortableRank(rank: number | null): number {
  return rank ?? 2_147_483_647;
}

/** Places by season-league team. */
type Places = ReadonlyMap<number, number>;

const NO_PLACES: Places = new Map();

const placesInLeague = (ctx: RequestContext): DataLoader<TenantKey, Places, string> => perRequest(ctx, makePlaces);

function makePlaces(ctx: RequestContext): DataLoader<TenantKey, Places, string> {
  return tenantLoader(async (organizationId, seasonLeagueIds) => {
    const leagues = groupBy(
      await readLeagueRecords(ctx, organizationId, [...seasonLeagueIds]),
      ({ seasonLeagueId }) => seasonLeagueId,
    );
    const games = await gamesAmongTied(ctx, organizationId, [...leagues.values()]);
    const places = new Map([...leagues].map(([id, records]) => [id, placesOf(records, games)]));
    return (id) => places.get(id) ?? NO_PLACES;
  });
}

/** Before a game is decided the order is that of the names, which ranks nobody. */
function placesOf(records: readonly LeagueRecord[], games: readonly DecidedGame[]): Places {
  if (records.every(({ wins, losses }) => wins + losses === 0)) return NO_PLACES;
  return new Map(standingsRows(records, games).map(({ id, position }) => [id, position]));
}

/** The decided games of the leagues in which teams are level, season by season. */
async function gamesAmongTied(
  ctx: RequestContext,
  organizationId: number,
  leagues: readonly (readonly LeagueRecord[])[],
): Promise<DecidedGame[]> {
  const tied = leagues.filter((records) => tiedTeams(records).length > 0).map(([first]) => first!);
  const seasons = groupBy(tied, ({ seasonId }) => seasonId);
  const games = [...seasons].map(([seasonId, ofSeason]) =>
    readDecidedGames(
      ctx,
      organizationId,
      seasonId,
      ofSeason.map(({ seasonLeagueId }) => seasonLeagueId),
    ),
  );
  return (await Promise.all(games)).flat();
}
