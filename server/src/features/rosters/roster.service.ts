import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { findSeasonTeam } from '../teams/team.service.js';
import type { Team } from '../teams/team.type.js';
import { rosterEntryById, rosterOfSeasonLeagueTeam } from './roster.loaders.js';
import type { RosterEntry } from './roster.type.js';

/**
 * A team's roster in one season: in the season named, otherwise in the first active one, else in the team's latest.
 * Empty when the team does not play there.
 */
export async function listTeamRoster(
  ctx: RequestContext,
  team: Team,
  seasonId?: string | number | null,
): Promise<RosterEntry[]> {
  const seasonTeam = await findSeasonTeam(ctx, team, seasonId);
  return seasonTeam ? rosterOfSeasonLeagueTeam(ctx).load(seasonTeam) : [];
}

/** A roster entry of the organization that the administrator acts for. @throws 404 */
export async function getRosterEntry(ctx: RequestContext, entryId: string | number): Promise<RosterEntry> {
  const entry = await rosterEntryById(ctx).load({
    organizationId: requireAdmin(ctx),
    id: parseId(entryId, 'Roster entry'),
  });
  if (!entry) throw notFound('Roster entry');
  return entry;
}
