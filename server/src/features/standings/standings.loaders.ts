import { statement } from '../../database/prepared.js';
import type { DecidedGame } from '../../domain/standings/decidedGame.js';
import type { RequestContext } from '../../http/context.js';
import { Conditions } from '../../lib/conditions.js';
import { query } from '../../lib/query.js';
import { countsInLeagueSql, ownLeagueSql } from '../totals/own-league.js';
import { COUNTED_STATUS } from '../totals/totals-tables.service.js';
import { teamColumns, type TeamRow, toTeam } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';

/** Whose standings; ids are those of rows of the organization, or 0 for what cannot be one. */
export interface StandingsScope {
  seasonId: number;
  leagueId: number | null;
  divisionId: number | null;
}

/** The statistics that standings show beside the record, by definition id; 0 where the sport does not keep one. */
export interface StandingsStatistics {
  freeThrowsMade: number;
  freeThrowsAttempted: number;
  threePointersMade: number;
}

/** What maintained totals say about a season-league team. */
export interface TeamTotals {
  seasonLeagueTeamId: number;
  seasonLeagueId: number;
  leagueId: number;
  divisionId: number | null;
  divisionPosition: number | null;
  team: Team;
  wins: number;
  losses: number;
  home: { wins: number; losses: number };
  away: { wins: number; losses: number };
  pointsFor: number;
  pointsAgainst: number;
  freeThrowsMade: number;
  freeThrowsAttempted: number;
  threePointersMade: number;
}

type TotalsRow = [
  sltId: number,
  seasonLeagueId: number,
  leagueId: number,
  divisionId: number | null,
  divisionPosition: number | null,
  wins: number,
  losses: number,
  homeWins: number,
  homeLosses: number,
  awayWins: number,
  awayLosses: number,
  pointsFor: number,
  pointsAgainst: number,
  freeThrowsMade: number,
  freeThrowsAttempted: number,
  threePointersMade: number,
  ...team: TeamRow,
];

/** Reads the teams of some standings with their maintained totals, in no order. */
export async function readTeamTotals(
  ctx: RequestContext,
  organizationId: number,
  scope: StandingsScope,
  statistics: StandingsStatistics,
): Promise<TeamTotals[]> {
  const conditions = new Conditions(organizationId);
  const season = conditions.param(scope.seasonId);
  const made = conditions.param(statistics.freeThrowsMade);
  const attempted = conditions.param(statistics.freeThrowsAttempted);
  const threes = conditions.param(statistics.threePointersMade);
  const where = [
    'sl.organization_id = $1',
    `sl.season_id = ${season}`,
    ...conditions.when('league', scope.leagueId, (mark) => `sl.league_id = ${mark}`),
    ...conditions.when('division', scope.divisionId, (mark) => `dt.division_id = ${mark}`),
  ];
  const stmt = conditions.statement<TotalsRow>(
    'standings_totals',
    `SELECT slt.id, sl.id, sl.league_id, dt.division_id, dt.position,
       COALESCE(r.wins, 0), COALESCE(r.losses, 0), COALESCE(r.home_wins, 0), COALESCE(r.home_losses, 0),
       COALESCE(r.away_wins, 0), COALESCE(r.away_losses, 0), COALESCE(r.points_for, 0), COALESCE(r.points_against, 0),
       COALESCE(s.free_throws_made, 0), COALESCE(s.free_throws_attempted, 0), COALESCE(s.threes_made, 0), ${teamColumns('t')}
     FROM season_leagues sl
     JOIN season_league_teams slt ON slt.organization_id = sl.organization_id AND slt.season_league_id = sl.id
     JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
     LEFT JOIN division_teams dt ON dt.organization_id = slt.organization_id AND dt.season_league_team_id = slt.id
     LEFT JOIN LATERAL (
       SELECT sum(wins)::int AS wins, sum(losses)::int AS losses, sum(home_wins)::int AS home_wins, sum(home_losses)::int AS home_losses,
         sum(away_wins)::int AS away_wins, sum(away_losses)::int AS away_losses, sum(points_for)::int AS points_for, sum(points_against)::int AS points_against
       FROM team_season_totals totals
       WHERE totals.organization_id = sl.organization_id AND totals.season_id = sl.season_id AND totals.team_id = slt.team_id AND ${countsInLeagueSql('totals', 'sl.id')}
     ) AS r ON true
     LEFT JOIN (
       SELECT COALESCE(season_league_id, ${ownLeagueSql('totals', 'totals.season_id', 'totals.team_id')}) AS season_league_id, team_id,
         sum(total) FILTER (WHERE stat_definition_id = ${made}) AS free_throws_made,
         sum(total) FILTER (WHERE stat_definition_id = ${attempted}) AS free_throws_attempted,
         sum(total) FILTER (WHERE stat_definition_id = ${threes}) AS threes_made
       FROM team_stat_totals totals
       WHERE organization_id = $1 AND season_id = ${season} AND stat_definition_id IN (${made}, ${attempted}, ${threes})
       GROUP BY 1, team_id
     ) AS s ON s.season_league_id = sl.id AND s.team_id = slt.team_id
     WHERE ${where.join(' AND ')}`,
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map((row) => toTeamTotals(organizationId, row));
}

const DECIDED = statement<
  [games: string | null],
  [organizationId: number, seasonId: number, seasonLeagueIds: number[]]
>(
  'standings_games',
  `SELECT json_agg(json_build_array(COALESCE(home.id, 0), COALESCE(away.id, 0), g.home_score, g.away_score) ORDER BY g.date, g.time, g.id)::text
   FROM games g
   LEFT JOIN season_league_teams home ON home.organization_id = g.organization_id AND home.team_id = g.home_team_id
     AND home.season_league_id = COALESCE(g.season_league_id, ${ownLeagueSql('g', 'g.season_id', 'g.home_team_id')})
   LEFT JOIN season_league_teams away ON away.organization_id = g.organization_id AND away.team_id = g.away_team_id
     AND away.season_league_id = COALESCE(g.season_league_id, ${ownLeagueSql('g', 'g.season_id', 'g.away_team_id')})
   WHERE g.organization_id = $1 AND g.season_id = $2 AND g.division_id IS NULL
     AND (g.season_league_id = ANY($3) OR g.season_league_id IS NULL AND (home.season_league_id = ANY($3) OR away.season_league_id = ANY($3)))
     AND g.home_score <> g.away_score AND ${COUNTED_STATUS}`,
);

/** The games of some season leagues that count, in order of play; those between two leagues count in either team's. Teams stand in them as season-league teams, 0 for a guest. */
export async function readDecidedGames(
  ctx: RequestContext,
  organizationId: number,
  seasonId: number,
  seasonLeagueIds: number[],
): Promise<DecidedGame[]> {
  const [row] = await query(ctx, DECIDED, organizationId, [organizationId, seasonId, seasonLeagueIds]);
  return row?.[0] ? (JSON.parse(row[0]) as DecidedGame[]) : [];
}

function toTeamTotals(organizationId: number, row: TotalsRow): TeamTotals {
  const [
    seasonLeagueTeamId,
    seasonLeagueId,
    leagueId,
    divisionId,
    divisionPosition,
    wins,
    losses,
    homeWins,
    homeLosses,
    awayWins,
    awayLosses,
    pointsFor,
    pointsAgainst,
    freeThrowsMade,
    freeThrowsAttempted,
    threePointersMade,
    ...team
  ] = row;
  return {
    seasonLeagueTeamId,
    seasonLeagueId,
    leagueId,
    divisionId,
    divisionPosition,
    team: toTeam(organizationId, team),
    wins,
    losses,
    home: { wins: homeWins, losses: homeLosses },
    away: { wins: awayWins, losses: awayLosses },
    pointsFor,
    pointsAgainst,
    freeThrowsMade,
    freeThrowsAttempted,
    threePointersMade,
  };
}
