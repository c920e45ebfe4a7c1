import type { RequestContext } from '../../http/context.js';
import { tryId } from '../../lib/ids.js';
import { divisionById, divisionTeamOf } from './division.loaders.js';
import type { Division } from './division.type.js';

/** A division of the organization; null when it has none with this id. */
export async function findDivision(ctx: RequestContext, organizationId: number, divisionId: string | number): Promise<Division | null> {
  const id = tryId(divisionId);
  return id === null ? null : divisionById(ctx).load({ organizationId, id });
}

/** The division that a season-league team is in; null when it is in none. */
export async function findDivisionOfTeam(ctx: RequestContext, organizationId: number, seasonLeagueTeamId: number): Promise<Division | null> {
  const place = await divisionTeamOf(ctx).load({ organizationId, id: seasonLeagueTeamId });
  return place && divisionById(ctx).load({ organizationId, id: place.divisionId });
}
