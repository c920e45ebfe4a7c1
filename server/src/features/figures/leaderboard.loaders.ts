import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { query } from '../../lib/query.js';
import { countsInLeagueSql } from '../totals/own-league.js';

/** Which games of a sport: of a season, a league, a division's teams; null: whichever. */
export interface LeaderboardScope {
  readonly sportId: number;
  readonly seasonId: number | null;
  readonly leagueId: number | null;
  readonly divisionId: number | null;
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
  { sportId, seasonId, leagueId, divisionId }: LeaderboardScope,
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
  const stmt = conditions.statement<
    [playerId: number, games: number, definitionIds: number[] | null, totals: number[] | null]
  >(
    'leaderboard',
    `WITH played AS (
       SELECT t.player_id, sum(t.games_played)::integer AS games FROM player_season_totals t WHERE ${where} GROUP BY 1),
     sums AS (
       SELECT t.player_id, t.stat_definition_id, sum(t.total)::float8 AS total FROM player_stat_totals t
       WHERE ${where} AND t.stat_definition_id = ANY(${definitions}) GROUP BY 1, 2),
     lists AS (SELECT player_id, array_agg(stat_definition_id) AS ids, array_agg(total) AS totals FROM sums GROUP BY 1)
     SELECT played.player_id, played.games, lists.ids, lists.totals FROM played LEFT JOIN lists USING (player_id)`,
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map(([playerId, gamesPlayed, ids, totals]) => ({ playerId, gamesPlayed, definitionIds: ids, totals }));
}
