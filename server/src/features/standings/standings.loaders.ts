import { statement } from '../../database/prepared.js';
import type { DecidedGame } from '../../domain/standings/decided-game.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { query } from '../../lib/query.js';
import { column, type Reading, reading } from '../../lib/reading.js';
import { countsInLeagueSql, ownLeagueSql } from '../totals/own-league.js';
import { COUNTED_STATUS } from '../totals/totals-tables.service.js';
import { teamReading } from '../teams/team.loaders.js';
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

/** A sum that is 0 where nothing was added up. */
const sum = (sql: string) => column<number>(`COALESCE(${sql}, 0)`);

const TOTALS: Reading<TeamTotals> = reading({
  seasonLeagueTeamId: column<number>('slt.id'),
  seasonLeagueId: column<number>('sl.id'),
  leagueId: column<number>('sl.league_id'),
  divisionId: column<number | null>('dt.division_id'),
  divisionPosition: column<number | null>('dt.position'),
  team: teamReading('t'),
  wins: sum('r.wins'),
  losses: sum('r.losses'),
  home: reading({ wins: sum('r.home_wins'), losses: sum('r.home_losses') }),
  away: reading({ wins: sum('r.away_wins'), losses: sum('r.away_losses') }),
  pointsFor: sum('r.points_for'),
  pointsAgainst: sum('r.points_against'),
  freeThrowsMade: sum('s.free_throws_made'),
  freeThrowsAttempted: sum('s.free_throws_attempted'),
  threePointersMade: sum('s.threes_made'),
});

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
  const stmt = conditions.statement(
    'standings_totals',
    `SELECT ${TOTALS.sql}
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
  return (await query(ctx, stmt, organizationId, conditions.params)).map((row) => TOTALS.read(row, organizationId));
}

const SEASON = statement<[seasonId: number], [organizationId: number, divisionId: number]>(
  'standings_season',
  'SELECT season_id FROM divisions WHERE organization_id = $1 AND id = $2',
);

/** The season that a division belongs to; null when the organization has none with this id. */
export async function readSeasonOfDivision(
  ctx: RequestContext,
  organizationId: number,
  divisionId: number,
): Promise<number | null> {
  return (await query(ctx, SEASON, organizationId, [organizationId, divisionId]))[0]?.[0] ?? null;
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

/**
 * The games of some season leagues that count, in order of play; those between two leagues count in either team's.
 * Teams stand in them as season-league teams, 0 for a guest.
 */
export async function readDecidedGames(
  ctx: RequestContext,
  organizationId: number,
  seasonId: number,
  seasonLeagueIds: number[],
): Promise<DecidedGame[]> {
  const [row] = await query(ctx, DECIDED, organizationId, [organizationId, seasonId, seasonLeagueIds]);
  return row?.[0] ? (JSON.parse(row[0]) as DecidedGame[]) : [];
}
