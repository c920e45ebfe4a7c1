import type { RequestContext } from '../../http/context.js';
import { findSeasonTeam } from '../teams/team.service.js';
import type { Team } from '../teams/team.type.js';
import { rosterOfSeasonLeagueTeam } from './roster.loaders.js';
import type { RosterEntry } from './roster.type.js';

/**
 * A team's roster in one season: in the season named, otherwise in the first active one, else in the team's latest. Empty when the team
 * does not play there.
 */
export async function listTeamRoster(ctx: RequestContext, team: Team, seasonId?: string | number | null): Promise<RosterEntry[]> {
  const seasonTeam = await findSeasonTeam(ctx, team, seasonId);
  return seasonTeam ? rosterOfSeasonLeagueTeam(ctx).load(seasonTeam) : [];
}
