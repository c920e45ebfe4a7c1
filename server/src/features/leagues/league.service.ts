import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { findSeason, listSeasons } from '../seasons/season.service.js';
import type { Season } from '../seasons/season.type.js';
import { leagueById, leaguesOfOrganization } from './league.loaders.js';
import type { League, SeasonLeague } from './league.type.js';
import { seasonLeagueById, seasonLeaguesOfSeason } from './season-league.loaders.js';

/** An organization's leagues: preferred venues, then weekdays, then the alphabet. */
export function listLeagues(ctx: RequestContext, organizationId: number): Promise<League[]> {
  return leaguesOfOrganization(ctx).load(organizationId);
}

/** A league of the organization; null when it has none with this id. */
export async function findLeague(
  ctx: RequestContext,
  organizationId: number,
  leagueId: string | number,
): Promise<League | null> {
  const id = tryId(leagueId);
  return id === null ? null : leagueById(ctx).load({ organizationId, id });
}

/** A season league of the organization; null when it has none with this id. */
async function findSeasonLeague(
  ctx: RequestContext,
  organizationId: number,
  seasonLeagueId: string | number,
): Promise<SeasonLeague | null> {
  const id = tryId(seasonLeagueId);
  return id === null ? null : seasonLeagueById(ctx).load({ organizationId, id });
}

/** The season leagues of one season (none for an unknown one), or of all: latest season first, then by position. */
export async function listSeasonLeagues(
  ctx: RequestContext,
  organizationId: number,
  seasonId?: string | number | null,
): Promise<SeasonLeague[]> {
  if (seasonId == null) {
    const seasons = await listSeasons(ctx, organizationId);
    return (await Promise.all(seasons.map(({ id }) => seasonLeaguesOfSeason(ctx).load({ organizationId, id })))).flat();
  }
  const season = await findSeason(ctx, organizationId, seasonId);
  return season ? seasonLeaguesOfSeason(ctx).load({ organizationId, id: season.id }) : [];
}

/** The leagues that are played in a season, in the season's order. */
export async function listLeaguesOfSeason(
  ctx: RequestContext,
  organizationId: number,
  seasonId: number,
): Promise<League[]> {
  const seasonLeagues = await seasonLeaguesOfSeason(ctx).load({ organizationId, id: seasonId });
  const leagues = await Promise.all(
    seasonLeagues.map(({ leagueId }) => leagueById(ctx).load({ organizationId, id: leagueId })),
  );
  return leagues.filter((league) => league !== null);
}

/** A league of the organization that the administrator acts for. @throws 404 */
export async function getLeague(ctx: RequestContext, leagueId: string | number): Promise<League> {
  const league = await findLeague(ctx, requireAdmin(ctx), leagueId);
  if (!league) throw notFound('League');
  return league;
}

/** Season leagues of the organization that the administrator acts for, in the order of their ids here. @throws 404 */
export async function getSeasonLeagues(ctx: RequestContext, ids: readonly number[]): Promise<SeasonLeague[]> {
  const organizationId = requireAdmin(ctx);
  const found = (await Promise.all(ids.map((id) => findSeasonLeague(ctx, organizationId, id)))).filter(
    (seasonLeague) => seasonLeague !== null,
  );
  if (found.length < ids.length) throw notFound('League');
  return found;
}

/** `listSeasonLeagues` of one season for the organization that the administrator acts for. */
export function listSeasonLeaguesAsAdmin(ctx: RequestContext, seasonId: number): Promise<SeasonLeague[]> {
  return listSeasonLeagues(ctx, requireAdmin(ctx), seasonId);
}

/** A season's leagues in the order of `listLeagues`, whatever their positions. */
export async function listSeasonLeaguesByVenue(
  ctx: RequestContext,
  { organizationId, id }: Season,
): Promise<SeasonLeague[]> {
  const [leagues, seasonLeagues] = await Promise.all([
    listLeagues(ctx, organizationId),
    seasonLeaguesOfSeason(ctx).load({ organizationId, id }),
  ]);
  const places = new Map(leagues.map((league, index) => [league.id, index]));
  return seasonLeagues.toSorted((one, other) => (places.get(one.leagueId) ?? 0) - (places.get(other.leagueId) ?? 0));
}
