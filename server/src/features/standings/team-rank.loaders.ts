import { statement } from '../../database/prepared.js';
import type { StandingsSettings } from '../../domain/standings/standings-rules.js';
import type { TeamRecord } from '../../domain/standings/team-record.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';
import { column, type Reading, reading } from '../../lib/reading.js';
import { STANDINGS_SETTINGS } from '../leagues/standings-settings.reading.js';
import { countsInLeagueSql } from '../totals/own-league.js';

/**
 * A team's record in its season league, as far as its place there follows from it; `id` is the season-league team's.
 */
export interface LeagueRecord extends TeamRecord {
  readonly id: number;
  /** What the season league decides. */
  readonly settings: StandingsSettings;
  readonly seasonLeagueId: number;
  readonly seasonId: number;
}

const sum = (name: string): Reading<number> => column(`COALESCE(r.${name}, 0)`);

const RECORD: Reading<LeagueRecord> = reading({
  id: column<number>('slt.id'),
  seasonLeagueId: column<number>('sl.id'),
  seasonId: column<number>('sl.season_id'),
  name: column<string>('t.name'),
  lot: column<number | null>('slt.lot'),
  wins: sum('wins'),
  losses: sum('losses'),
  away: reading({ wins: sum('away_wins'), losses: sum('away_losses') }),
  pointsFor: sum('points_for'),
  pointsAgainst: sum('points_against'),
  settings: STANDINGS_SETTINGS,
});

const RECORDS = statement<unknown[], [organizationId: number, seasonLeagueIds: number[]]>(
  'season_league_records',
  `SELECT ${RECORD.sql}
   FROM season_leagues sl
   JOIN season_league_teams slt ON slt.organization_id = sl.organization_id AND slt.season_league_id = sl.id
   JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
   LEFT JOIN LATERAL (
     SELECT sum(wins)::int AS wins, sum(losses)::int AS losses, sum(away_wins)::int AS away_wins, sum(away_losses)::int AS away_losses,
       sum(points_for)::int AS points_for, sum(points_against)::int AS points_against
     FROM team_season_totals totals
     WHERE totals.organization_id = sl.organization_id AND totals.season_id = sl.season_id AND totals.team_id = slt.team_id AND ${countsInLeagueSql('totals', 'sl.id')}
   ) AS r ON true
   WHERE sl.organization_id = $1 AND sl.id = ANY($2)`,
);

/** Reads the records of all teams of some season leagues, at once. */
export async function readLeagueRecords(
  ctx: RequestContext,
  organizationId: number,
  seasonLeagueIds: number[],
): Promise<LeagueRecord[]> {
  const rows = await query(ctx, RECORDS, organizationId, [organizationId, seasonLeagueIds]);
  return rows.map((row) => RECORD.read(row, organizationId));
}
