import { gameSteps, type RemovalStep } from '../teams/game-removal.service.js';
import { TOTALS_TABLES } from '../totals/totals-tables.service.js';
import type { SeasonParts } from './season-parts.service.js';

/** Everything that goes with seasons or leagues in a season, they included, in such an order. */
export function seasonSteps(parts: SeasonParts): RemovalStep[] {
  const { seasonIds, seasonLeagueIds, divisionIds, seasonLeagueTeamIds } = parts;
  const ofSeasonLeague = { sql: 't.season_league_id = ANY($2)', params: [seasonLeagueIds] };
  const ofTeam = { sql: 't.season_league_team_id = ANY($2)', params: [seasonLeagueTeamIds] };
  const ofSchedule = {
    sql: 't.schedule_id IN (SELECT s.id FROM schedules s WHERE s.organization_id = $1 AND s.season_league_id = ANY($2))',
    params: [seasonLeagueIds],
  };
  return [
    ...gameSteps(parts.gameIds),
    { table: 'imported_games', where: { sql: 't.season_id = ANY($2)', params: [seasonIds] } },
    ...TOTALS_TABLES.map(({ table }) => ({
      table,
      where: { sql: 't.season_id = ANY($2) OR t.season_league_id = ANY($3)', params: [seasonIds, seasonLeagueIds] },
    })),
    { table: 'schedule_drafts', where: ofSchedule },
    { table: 'schedule_time_slots', where: ofSchedule },
    { table: 'schedules', where: ofSeasonLeague },
    { table: 'weeks_off', where: ofSeasonLeague },
    { table: 'byes', where: ofTeam },
    {
      table: 'division_teams',
      where: {
        sql: 't.season_league_team_id = ANY($2) OR t.division_id = ANY($3)',
        params: [seasonLeagueTeamIds, divisionIds],
      },
    },
    { table: 'roster_entries', where: ofTeam },
    { table: 'season_league_teams', where: { sql: 't.id = ANY($2)', params: [seasonLeagueTeamIds] } },
    { table: 'season_league_statistics', where: ofSeasonLeague },
    { table: 'season_leagues', where: { sql: 't.id = ANY($2)', params: [seasonLeagueIds] } },
    ...divisionSteps(divisionIds),
    { table: 'seasons', where: { sql: 't.id = ANY($2)', params: [seasonIds] } },
  ];
}

/** Divisions and the places of teams in them; the teams stay. */
export function divisionSteps(divisionIds: readonly number[]): RemovalStep[] {
  return [
    { table: 'division_teams', where: { sql: 't.division_id = ANY($2)', params: [divisionIds] } },
    { table: 'divisions', where: { sql: 't.id = ANY($2)', params: [divisionIds] } },
  ];
}
