import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { seasonLeagueTeamById } from '../teams/season-league-team.loaders.js';
import type { SeasonLeagueTeam } from '../teams/season-league-team.type.js';
import { divisionById, divisionTeamOf, unassignedOfSeason } from './division.loaders.js';
import { seedsOfDivision } from './division-seeds.service.js';
import type { Division, DivisionTeam } from './division.type.js';

/** A division of the organization; null when it has none with this id. */
export async function findDivision(
  ctx: RequestContext,
  organizationId: number,
  divisionId: string | number,
): Promise<Division | null> {
  const id = tryId(divisionId);
  return id === null ? null : divisionById(ctx).load({ organizationId, id });
}

/** The division that a season-league team is in; null when it is in none. */
export async function findDivisionOfTeam(
  ctx: RequestContext,
  organizationId: number,
  seasonLeagueTeamId: number,
): Promise<Division | null> {
  const place = await divisionTeamOf(ctx).load({ organizationId, id: seasonLeagueTeamId });
  return place && divisionById(ctx).load({ organizationId, id: place.divisionId });
}

/** The teams of a season that are in no division, by name. */
export async function listUnassignedTeams(
  ctx: RequestContext,
  season: { organizationId: number; id: number },
): Promise<SeasonLeagueTeam[]> {
  const { organizationId } = season;
  const ids = await unassignedOfSeason(ctx).load(season);
  const seasonTeams = await Promise.all(ids.map(({ id }) => seasonLeagueTeamById(ctx).load({ organizationId, id })));
  return seasonTeams.filter((seasonTeam) => seasonTeam !== null);
}

/** A division of the organization that the administrator acts for. @throws 404 */
export async function getDivision(ctx: RequestContext, divisionId: string | number): Promise<Division> {
  const division = await findDivision(ctx, requireAdmin(ctx), divisionId);
  if (!division) throw notFound('Division');
  return division;
}

/** As `getDivision`, for several. */
export function getDivisions(ctx: RequestContext, ids: readonly number[]): Promise<Division[]> {
  return Promise.all(ids.map((id) => getDivision(ctx, id)));
}

/**
 * The place of a season-league team in its division, for the organization that the administrator acts for. @throws 404
 */
export async function getDivisionTeam(ctx: RequestContext, seasonLeagueTeamId: number): Promise<DivisionTeam> {
  const organizationId = requireAdmin(ctx);
  const place = await divisionTeamOf(ctx).load({ organizationId, id: seasonLeagueTeamId });
  const teams = place ? await seedsOfDivision(ctx).load({ organizationId, id: place.divisionId }) : [];
  const team = teams.find((one) => one.seasonLeagueTeamId === seasonLeagueTeamId);
  if (!team) throw notFound('Team');
  return team;
}

/** A division's teams by seed, for the organization that the administrator acts for. */
export function listTeamsOfDivision(ctx: RequestContext, divisionId: number): Promise<DivisionTeam[]> {
  return seedsOfDivision(ctx).load({ organizationId: requireAdmin(ctx), id: divisionId });
}
