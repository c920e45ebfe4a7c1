import type { RequestContext } from '../../context/request-context.js';
import { type ConnectionSource, type KeyPart, readPage } from '../../lib/connection.js';
import { notFound } from '../../lib/errors.js';
import { filterId, parseId, tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { searchTerm } from '../../lib/search.js';
import { findActiveSeason, findSeason } from '../seasons/season.service.js';
import { seasonLeagueTeamById, seasonTeamsOfTeam } from './season-league-team.loaders.js';
import type { SeasonLeagueTeam } from './season-league-team.type.js';
import { countTeams, readTeams, teamById, type TeamConditions } from './team.loaders.js';
import type { Team, TeamFilter, TeamsArgs } from './team.type.js';

const SORT_KEY: readonly KeyPart[] = ['text', 'integer'];

/** A team of the organization; null when it has none with this id. */
export async function findTeam(
  ctx: RequestContext,
  organizationId: number,
  teamId: string | number,
): Promise<Team | null> {
  const id = tryId(teamId);
  return id === null ? null : teamById(ctx).load({ organizationId, id });
}

/**
 * A page of the organization's teams by name. An unknown season, league or division has none.
 * @throws 400 for a wrong page or search
 */
export async function listTeams(
  ctx: RequestContext,
  organizationId: number,
  { filter, ...pageArgs }: Partial<TeamsArgs>,
): Promise<ConnectionSource<Team>> {
  const wanted = conditionsOf(filter ?? {});
  const page = readPage(ctx, pageArgs, { shape: SORT_KEY, identity: ['teams', organizationId, wanted] });
  const found = await readTeams(ctx, organizationId, wanted, page);
  const keys = new Map(found.map(({ team, key }) => [team, key]));
  return {
    rows: found.map(({ team }) => team),
    page,
    keyOf: (team) => keys.get(team)!,
    count: () => countTeams(ctx, organizationId, wanted),
  };
}

/**
 * A team as it is in one season: in the season named, otherwise in the first active season, else in its latest. Of
 * several leagues in that season the first. Null when the team does not play there.
 */
export async function findSeasonTeam(
  ctx: RequestContext,
  team: Team,
  seasonId?: string | number | null,
): Promise<SeasonLeagueTeam | null> {
  const seasonTeams = await seasonTeamsOfTeam(ctx).load(team);
  const inSeason = (id: number | undefined) => seasonTeams.find((seasonTeam) => seasonTeam.seasonId === id) ?? null;
  if (seasonId != null) return inSeason((await findSeason(ctx, team.organizationId, seasonId))?.id);
  return inSeason((await findActiveSeason(ctx, team.organizationId))?.id) ?? seasonTeams[0] ?? null;
}

/**
 * The id of the season that a team's page shows: the named one, else that of `findSeasonTeam`; null for a team that
 * plays in none.
 */
export async function shownSeasonId(ctx: RequestContext, team: Team, seasonId?: string | null): Promise<string | null> {
  const shown = seasonId ?? (await findSeasonTeam(ctx, team))?.seasonId;
  return shown == null ? null : String(shown);
}

function conditionsOf({ seasonId, leagueId, divisionId, search }: TeamFilter): TeamConditions {
  return {
    seasonId: filterId(seasonId),
    leagueId: filterId(leagueId),
    divisionId: filterId(divisionId),
    search: searchTerm(search),
  };
}

/** The team of a season-league team; null when there is none with this id. */
export async function findTeamOfSeasonTeam(
  ctx: RequestContext,
  organizationId: number,
  seasonLeagueTeamId: number,
): Promise<Team | null> {
  const seasonTeam = await seasonLeagueTeamById(ctx).load({ organizationId, id: seasonLeagueTeamId });
  return seasonTeam && teamById(ctx).load({ organizationId, id: seasonTeam.teamId });
}

/** A team of the organization that the administrator acts for. @throws 404 */
export async function getTeam(ctx: RequestContext, teamId: string | number): Promise<Team> {
  const team = await findTeam(ctx, requireAdmin(ctx), teamId);
  if (!team) throw notFound('Team');
  return team;
}

/** A season-league team of the organization that the administrator acts for. @throws 404 */
export async function getSeasonLeagueTeam(
  ctx: RequestContext,
  seasonLeagueTeamId: string | number,
): Promise<SeasonLeagueTeam> {
  const key = { organizationId: requireAdmin(ctx), id: parseId(seasonLeagueTeamId, 'Team') };
  const seasonTeam = await seasonLeagueTeamById(ctx).load(key);
  if (!seasonTeam) throw notFound('Team');
  return seasonTeam;
}
