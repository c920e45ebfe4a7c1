import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { query } from '../../lib/query.js';
import { countsInLeagueSql } from '../totals/own-league.js';
import { totalsOfDays } from '../totals/totals-of-days.js';
import { COUNTED_STATUS } from '../../database/live-tables.js';
import { TOTALS_OF_STATISTICS } from '../totals/totals-tables.service.js';

/** Which games of a sport: of a season, a league, a division's teams; null: whichever. */
export interface LeaderboardScope {
  readonly sportId: number;
  readonly seasonId: number | null;
  readonly leagueId: number | null;
  readonly divisionId: number | null;
  /** Only games until this day, 'YYYY-MM-DD'; null: all, also those without a date. */
  readonly asOf: string | null;
}

/** What a player has in a scope, as two lists of equal length. */
export interface ScopeTotals {
  playerId: number;
  gamesPlayed: number;
  definitionIds: number[] | null;
  totals: number[] | null;
}

/** What every player with a game in the scope has of these statistics. */
export async function readScopeTotals(
  ctx: RequestContext,
  organizationId: number,
  definitionIds: readonly number[],
  { sportId, seasonId, leagueId, divisionId, asOf }: LeaderboardScope,
): Promise<ScopeTotals[]> {
  const conditions = new Conditions(organizationId);
  const definitions = conditions.param(definitionIds);
  const where = [
    't.organization_id = $1',
    ...conditions.when('season', seasonId, (mark) => `t.season_id = ${mark}`),
    // Games of no season do not say of which sport they are, and count.
    ...conditions.when(
      'sport',
      seasonId === null ? sportId : null,
      (
        mark,
      ) => `(t.season_id IS NULL OR EXISTS (SELECT FROM seasons s WHERE s.organization_id = $1 AND s.id = t.season_id
        AND s.sport_id = ${mark}))`,
    ),
    ...conditions.when(
      'league',
      leagueId,
      (mark) => `EXISTS (SELECT FROM season_leagues sl WHERE sl.organization_id = $1 AND sl.league_id = ${mark}
        AND sl.season_id = t.season_id AND ${countsInLeagueSql('t', 'sl.id')})`,
    ),
    ...conditions.when(
      'division',
      divisionId,
      (mark) => `EXISTS (SELECT FROM division_teams dt
        JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = dt.season_league_team_id
        JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
        WHERE dt.organization_id = $1 AND dt.division_id = ${mark} AND slt.team_id = t.team_id
          AND sl.season_id = t.season_id AND ${countsInLeagueSql('t', 'sl.id')})`,
    ),
  ].join(' AND ');
  const { playerSeasonTotals, playerStatTotals } = TOTALS_OF_STATISTICS;
  const ofDays = totalsOfDays(conditions, { seasonId, days: { from: null, to: asOf } }, [
    { of: playerStatTotals, definitions },
    { of: playerSeasonTotals },
  ]);
  const stmt = conditions.statement<
    [playerId: number, games: number, definitionIds: number[] | null, totals: number[] | null]
  >(
    'leaderboard',
    `WITH ${ofDays && `${ofDays}, `}played AS (
       SELECT t.player_id, sum(t.games_played)::integer AS games FROM player_season_totals t WHERE ${where} GROUP BY 1),
     sums AS (
       SELECT t.player_id, t.stat_definition_id, sum(t.total)::float8 AS total FROM player_stat_totals t
       WHERE ${where} AND t.stat_definition_id = ANY(${definitions}) GROUP BY 1, 2),
     lists AS MATERIALIZED (SELECT player_id, array_agg(stat_definition_id) AS ids, array_agg(total) AS totals FROM sums GROUP BY 1)
     SELECT played.player_id, played.games, lists.ids, lists.totals FROM played LEFT JOIN lists USING (player_id)`,
    { counted: true },
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map(([playerId, gamesPlayed, ids, totals]) => ({ playerId, gamesPlayed, definitionIds: ids, totals }));
}

const LAST_TEAMS = statement<
  [playerId: number, teamId: number],
  [organizationId: number, playerIds: number[], seasonId: number, asOf: string]
>(
  'last_teams_until',
  `SELECT DISTINCT ON (l.player_id) l.player_id, l.team_id
   FROM game_lines l JOIN games g ON g.organization_id = l.organization_id AND g.id = l.game_id
   WHERE l.organization_id = $1 AND l.player_id = ANY($2) AND g.season_id = $3 AND g.date <= $4::date AND ${COUNTED_STATUS}
   ORDER BY l.player_id, g.date DESC, g.time DESC, g.id DESC`,
  { counted: true },
);

/** The teams that players last played for in a season until a day. */
export async function readLastTeams(
  ctx: RequestContext,
  organizationId: number,
  playerIds: number[],
  seasonId: number,
  asOf: string,
): Promise<ReadonlyMap<number, number>> {
  return new Map(await query(ctx, LAST_TEAMS, organizationId, [organizationId, playerIds, seasonId, asOf]));
}
