import type { RequestContext } from '../../context/request-context.js';
import { fieldsReading } from '../../lib/fields/fields-reading.js';
import { column, type ReadFrom, reading } from '../../lib/reading.js';
import { shownNames, shownTypedName } from '../player-names/player-names.service.js';
import { SeasonLeagueTeamFields } from './season-league-team.fields.js';
import type { SeasonLeagueTeam } from './season-league-team.type.js';

/** How a season-league team is read, from the tables of `SEASON_TEAM_JOINS`. */
export const SEASON_TEAM = fieldsReading(SeasonLeagueTeamFields, 'slt', {
  seasonId: column<number>('sl.season_id'),
  captain: reading({
    firstName: column<string | null>('captain.first_name'),
    lastName: column<string | null>('captain.last_name'),
  }),
});

type StoredSeasonTeam = ReadFrom<typeof SEASON_TEAM>;

/** What stands after FROM: the table `slt` and what its columns need. */
export const SEASON_TEAM_JOINS = `season_league_teams slt
  JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
  LEFT JOIN players captain ON captain.organization_id = slt.organization_id AND captain.id = slt.captain_player_id`;

/** Season-league teams as the graph shows them to the caller, with captains under the names that are meant for them. */
export function toSeasonTeams(ctx: RequestContext, stored: readonly StoredSeasonTeam[]): Promise<SeasonLeagueTeam[]> {
  return Promise.all(
    stored.map(async ({ captain, ...seasonTeam }) => ({
      ...seasonTeam,
      captainName: await captainOf(ctx, { captain, ...seasonTeam }),
    })),
  );
}

async function captainOf(ctx: RequestContext, seasonTeam: StoredSeasonTeam): Promise<string | null> {
  const { organizationId, captainPlayerId: id, captainName: typed, captain } = seasonTeam;
  const { firstName, lastName } = captain;
  if (id === null || firstName === null || lastName === null)
    return typed === null ? null : shownTypedName(ctx, organizationId, typed);
  const [shown] = await shownNames(ctx, organizationId, [{ id, firstName, lastName }]);
  return `${shown!.firstName} ${shown!.lastName}`.trim();
}
