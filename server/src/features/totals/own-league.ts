/**
 * SQL of the season league in which a team's games with teams of other leagues count: its own of that season, the first
 * by position where it plays in several; null for a team in none.
 * @param row alias of a row with organization_id
 * @param seasonId SQL of the season
 * @param teamId SQL of the team
 */
export function ownLeagueSql(row: string, seasonId: string, teamId: string): string {
  return `(SELECT own_sl.id FROM season_leagues own_sl
     JOIN season_league_teams own_slt ON own_slt.organization_id = own_sl.organization_id AND own_slt.season_league_id = own_sl.id
     WHERE own_sl.organization_id = ${row}.organization_id AND own_sl.season_id = ${seasonId} AND own_slt.team_id = ${teamId}
     ORDER BY own_sl.position, own_sl.id LIMIT 1)`;
}

/**
 * SQL condition that a row of totals counts in a season league: it is of that league, or of games between leagues and
 * this is the team's own.
 * @param totals alias of the row of totals
 * @param seasonLeagueId SQL of the season league
 */
export function countsInLeagueSql(totals: string, seasonLeagueId: string): string {
  return `(${totals}.season_league_id = ${seasonLeagueId} OR ${totals}.season_league_id IS NULL
     AND ${ownLeagueSql(totals, `${totals}.season_id`, `${totals}.team_id`)} = ${seasonLeagueId})`;
}
