import type { SeasonLeagueTeam } from './season-league-team.type.js';

/** The columns of `SLT_COLUMNS`, in their order. */
export type SltRow = [
  id: number,
  seasonLeagueId: number,
  seasonId: number,
  teamId: number,
  captainPlayerId: number | null,
  captainName: string | null,
  rank: number | null,
  withdrawn: boolean,
  version: number,
];

/** How many columns `SLT_COLUMNS` has: other columns of the same statement follow them. */
export const SLT_WIDTH = 9;

/** A season-league team's columns, of the tables of `SLT_JOINS`. */
export const SLT_COLUMNS = `slt.id, slt.season_league_id, sl.season_id, slt.team_id, slt.captain_player_id,
  CASE WHEN captain.id IS NULL THEN slt.captain_name ELSE btrim(captain.first_name || ' ' || captain.last_name) END,
  slt.rank, slt.withdrawn, slt.version`;

/** What stands after FROM: the table `slt` and what its columns need. */
export const SLT_JOINS = `season_league_teams slt
  JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
  LEFT JOIN players captain ON captain.organization_id = slt.organization_id AND captain.id = slt.captain_player_id`;

/** A row as the graph shows it. */
export function toSlt(
  organizationId: number,
  [id, seasonLeagueId, seasonId, teamId, captainPlayerId, captainName, rank, withdrawn, version]: SltRow,
): SeasonLeagueTeam {
  return {
    organizationId,
    id,
    seasonLeagueId,
    seasonId,
    teamId,
    captainPlayerId,
    captainName,
    rank,
    withdrawn,
    version,
  };
}
