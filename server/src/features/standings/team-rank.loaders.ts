import { statement } from '../../database/prepared.js';
import type { TeamRecord } from '../../domain/standings/team-record.js';
import type { RequestContext } from '../../context/request-context.js';
import { query } from '../../lib/query.js';
import { countsInLeagueSql } from '../totals/own-league.js';

/**
 * A team's record in its season league, as far as its place there follows from it; `id` is the season-league team's.
 */
export interface LeagueRecord extends TeamRecord {
  readonly id: number;
  readonly seasonLeagueId: number;
  readonly seasonId: number;
}

type Row = [
  id: number,
  seasonLeagueId: number,
  seasonId: number,
  name: string,
  wins: number,
  losses: number,
  pointsFor: number,
  pointsAgainst: number,
];

const RECORDS = statement<Row, [organizationId: number, seasonLeagueIds: number[]]>(
  'season_league_records',
  `SELECT slt.id, sl.id, sl.season_id, t.name, COALESCE(r.wins, 0), COALESCE(r.losses, 0), COALESCE(r.points_for, 0), COALESCE(r.points_against, 0)
   FROM season_leagues sl
   JOIN season_league_teams slt ON slt.organization_id = sl.organization_id AND slt.season_league_id = sl.id
   JOIN teams t ON t.organization_id = slt.organization_id AND t.id = slt.team_id
   LEFT JOIN LATERAL (
     SELECT sum(wins)::int AS wins, sum(losses)::int AS losses, sum(points_for)::int AS points_for, sum(points_against)::int AS points_against
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
  return rows.map(([id, seasonLeagueId, seasonId, name, wins, losses, pointsFor, pointsAgainst]) => ({
    id,
    seasonLeagueId,
    seasonId,
    name,
    wins,
    losses,
    pointsFor,
    pointsAgainst,
  }));
}
