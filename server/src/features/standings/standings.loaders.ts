import { statement } from '../../database/prepared.js';
import type { StandingsSettings } from '../../domain/standings/standings-rules.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { query } from '../../lib/query.js';
import { column, type Reading, reading } from '../../lib/reading.js';
import { countsInLeagueSql, ownLeagueSql } from '../totals/own-league.js';
import { STANDINGS_SETTINGS } from '../leagues/standings-settings.reading.js';
import { totalsOfDays } from '../totals/totals-of-days.js';
import { TOTALS_OF_TEAMS } from '../totals/totals-tables.service.js';
import { teamReading } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';

/** Whose standings; ids are those of rows of the organization, or 0 for what cannot be one. */
export interface StandingsScope {
  seasonId: number;
  leagueId: number | null;
  divisionId: number | null;
  /** As of the end of which day, 'YYYY-MM-DD'; absent: now. */
  asOf?: string | null;
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
  /** Where its division stands in the season. */
  divisionPlace: number | null;
  lot: number | null;
  withdrawn: boolean;
  /** What its league decides. */
  settings: StandingsSettings;
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
  divisionPlace: column<number | null>(
    '(SELECT d.position FROM divisions d WHERE d.organization_id = dt.organization_id AND d.id = dt.division_id)',
  ),
  lot: column<number | null>('slt.lot'),
  withdrawn: column<boolean>('slt.withdrawn'),
  settings: STANDINGS_SETTINGS,
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

/**
 * Reads the teams of some standings with their maintained totals, in no order; as of a day with what those would hold
 * if the games until then were all.
 * @param statistics null: they are not wanted, and 0; as of a day that spares the lines of all games
 */
export async function readTeamTotals(
  ctx: RequestContext,
  organizationId: number,
  scope: StandingsScope,
  statistics: StandingsStatistics | null,
): Promise<TeamTotals[]> {
  const conditions = new Conditions(organizationId);
  const season = conditions.param(scope.seasonId);
  const { freeThrowsMade = 0, freeThrowsAttempted = 0, threePointersMade = 0 } = statistics ?? {};
  const made = conditions.param(freeThrowsMade);
  const attempted = conditions.param(freeThrowsAttempted);
  const threes = conditions.param(threePointersMade);
  const where = [
    'sl.organization_id = $1',
    `sl.season_id = ${season}`,
    ...conditions.when('league', scope.leagueId, (mark) => `sl.league_id = ${mark}`),
    ...conditions.when('division', scope.divisionId, (mark) => `dt.division_id = ${mark}`),
  ];
  const ofDays = teamTotalsOfDays(conditions, scope, statistics);
  const stmt = conditions.statement(
    'standings_totals',
    `${ofDays && `WITH ${ofDays} `}SELECT ${TOTALS.sql}
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
    { counted: true },
  );
  return (await query(ctx, stmt, organizationId, conditions.params)).map((row) => TOTALS.read(row, organizationId));
}

/** Totals of teams until the scope's day; '' for now. */
function teamTotalsOfDays(
  conditions: Conditions,
  { seasonId, asOf = null }: StandingsScope,
  statistics: StandingsStatistics | null,
): string {
  if (asOf === null) return '';
  const { teamSeasonTotals, teamStatTotals } = TOTALS_OF_TEAMS;
  const [definitions] = conditions.when(
    'statistics',
    statistics && Object.values<number>({ ...statistics }),
    (mark) => mark,
  );
  return totalsOfDays(conditions, { seasonId, days: { from: null, to: asOf } }, [
    { of: teamSeasonTotals },
    ...(definitions ? [{ of: teamStatTotals, definitions }] : []),
  ]);
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

const LEAGUES = statement<
  [id: number],
  [organizationId: number, seasonId: number, leagueId: number | null, divisionId: number | null]
>(
  'standings_leagues',
  `SELECT sl.id FROM season_leagues sl
   WHERE sl.organization_id = $1 AND sl.season_id = $2 AND ($3::int IS NULL OR sl.league_id = $3)
     AND ($4::int IS NULL OR EXISTS (
       SELECT FROM season_league_teams slt JOIN division_teams dt ON dt.organization_id = $1 AND dt.season_league_team_id = slt.id
       WHERE slt.organization_id = $1 AND slt.season_league_id = sl.id AND dt.division_id = $4))
   ORDER BY sl.id`,
);

/** The season leagues whose teams are in some standings. */
export async function readLeaguesOfScope(
  ctx: RequestContext,
  organizationId: number,
  { seasonId, leagueId, divisionId }: StandingsScope,
): Promise<number[]> {
  const rows = await query(ctx, LEAGUES, organizationId, [organizationId, seasonId, leagueId, divisionId]);
  return rows.map(([id]) => id);
}
