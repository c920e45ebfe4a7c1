import type { RequestContext } from '../../context/request-context.js';
import { Conditions } from '../../lib/conditions.js';
import { query } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { namesSource } from '../player-names/player-names.service.js';
import { type Days, totalsOfDays } from '../totals/totals-of-days.js';
import { TOTALS_OF_STATISTICS } from '../totals/totals-tables.service.js';
import { teamReading } from '../teams/team.loaders.js';
import type { Team } from '../teams/team.type.js';

/** Which totals: of one season, the active ones, or all; of all their days, or of a span of them. */
export interface RecordScope {
  seasonId: number | null;
  activeOnly: boolean;
  days?: Days | undefined;
}

/** A leader's numbers. */
export interface LeaderNumbers {
  playerId: number;
  teamId: number | null;
  value: number;
  gamesPlayed: number;
}

/** What leaders are ranked by: statistics that are added up, or values of players that were calculated. */
export type LeaderValues = { readonly definitionIds: readonly number[] } | readonly PlayerValue[];

/** A player's value of a statistic. */
export interface PlayerValue {
  readonly playerId: number;
  readonly value: number;
}

/**
 * The players with the highest totals over some statistics that are added up, or with the highest calculated values;
 * ties by last name, first name (as shown) and id. Only players that can be among the first are looked up by name. A
 * leader's team is that of the newest roster entry in the scope.
 * @param first null: all
 */
export async function readLeaders(
  ctx: RequestContext,
  organizationId: number,
  values: LeaderValues,
  scope: RecordScope,
  first: number | null,
): Promise<LeaderNumbers[]> {
  const conditions = new Conditions(organizationId);
  const definitions = 'definitionIds' in values ? conditions.param(values.definitionIds) : null;
  const sums =
    'definitionIds' in values
      ? { name: 'leaders', sql: sumsOf(definitions!) }
      : { name: 'leaders_by_value', sql: valuesOf(conditions, values) };
  const limit = conditions.param(first);
  const inScope = scopeCondition(conditions, scope);
  const ofDays = playerTotalsOfDays(conditions, scope, definitions);
  const names = await namesSource(ctx, organizationId, conditions);
  // The order of domain/stats/compareLeaders, whose names compare as this collation does.
  const byName = `${names.sortName} COLLATE "en-x-icu", ${names.firstName} COLLATE "en-x-icu", p.id`;
  const stmt = conditions.statement<
    [playerId: number, value: number, games: number, rosterTeam: number | null, totalsTeam: number | null]
  >(
    sums.name,
    `WITH ${names.cte && `${names.cte}, `}${ofDays && `${ofDays}, `}sums AS (${sums.sql(inScope)}), leaders AS (
       SELECT p.id, sums.value, row_number() OVER (ORDER BY sums.value DESC, ${byName}) AS place
       FROM sums JOIN players p ON p.organization_id = $1 AND p.id = sums.player_id ${names.join}
       WHERE sums.value >= COALESCE(
         (SELECT value FROM sums ORDER BY value DESC OFFSET COALESCE(${limit}::integer, 2147483647) - 1 LIMIT 1), -2147483648)
       ORDER BY place LIMIT ${limit}
     )
     SELECT leaders.id, leaders.value,
       (SELECT COALESCE(sum(t.games_played), 0) FROM player_season_totals t
        WHERE t.organization_id = $1 AND t.player_id = leaders.id ${inScope('t.season_id')}),
       (SELECT slt.team_id FROM roster_entries r
        JOIN season_league_teams slt ON slt.organization_id = r.organization_id AND slt.id = r.season_league_team_id
        JOIN season_leagues sl ON sl.organization_id = slt.organization_id AND sl.id = slt.season_league_id
        WHERE r.organization_id = $1 AND r.player_id = leaders.id ${inScope('sl.season_id')} ORDER BY r.id DESC LIMIT 1),
       (SELECT t.team_id FROM player_season_totals t
        WHERE t.organization_id = $1 AND t.player_id = leaders.id ${inScope('t.season_id')} ORDER BY t.id DESC LIMIT 1)
     FROM leaders ORDER BY place`,
    { counted: true },
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map(([playerId, value, gamesPlayed, rosterTeam, totalsTeam]) => ({
    playerId,
    teamId: rosterTeam ?? totalsTeam,
    value,
    gamesPlayed,
  }));
}

type InScope = (season: string) => string;

const sumsOf =
  (definitions: string) =>
  (inScope: InScope): string =>
    `SELECT t.player_id, sum(t.total) AS value FROM player_stat_totals t
   WHERE t.organization_id = $1 AND t.stat_definition_id = ANY(${definitions}) ${inScope('t.season_id')}
   GROUP BY t.player_id`;

function valuesOf(conditions: Conditions, values: readonly PlayerValue[]): () => string {
  const players = conditions.param(values.map(({ playerId }) => playerId));
  const numbers = conditions.param(values.map(({ value }) => value));
  return () => `SELECT * FROM unnest(${players}::integer[], ${numbers}::float8[]) AS v (player_id, value)`;
}

/**
 * What players have of some statistics in a scope, each as two lists of equal length, and how many games they played.
 */
export async function readPlayerTotals(
  ctx: RequestContext,
  organizationId: number,
  definitionIds: readonly number[],
  scope: RecordScope,
): Promise<{ playerId: number; definitionIds: number[]; totals: number[]; gamesPlayed: number }[]> {
  const conditions = new Conditions(organizationId);
  const definitions = conditions.param(definitionIds);
  const inScope = scopeCondition(conditions, scope);
  const ofDays = playerTotalsOfDays(conditions, scope, definitions);
  const stmt = conditions.statement<[playerId: number, definitionIds: number[], totals: number[], gamesPlayed: number]>(
    'player_totals_in_scope',
    `${ofDays && `WITH ${ofDays} `}SELECT sums.player_id, array_agg(sums.definition_id), array_agg(sums.total), max(games.played)
     FROM (SELECT t.player_id, t.stat_definition_id AS definition_id, sum(t.total)::float8 AS total FROM player_stat_totals t
           WHERE t.organization_id = $1 AND t.stat_definition_id = ANY(${definitions}) ${inScope('t.season_id')}
           GROUP BY t.player_id, t.stat_definition_id) AS sums
     JOIN (SELECT t.player_id, sum(t.games_played)::integer AS played FROM player_season_totals t
           WHERE t.organization_id = $1 ${inScope('t.season_id')} GROUP BY t.player_id) AS games USING (player_id)
     GROUP BY sums.player_id`,
    { counted: true },
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map(([playerId, ids, totals, gamesPlayed]) => ({ playerId, definitionIds: ids, totals, gamesPlayed }));
}

const TEAM_WINS = reading({ wins: column<number>('sums.wins'), team: teamReading('t') });

/** The teams with the most wins, ties by name and id. `first` null: all. */
export async function readTeamWins(
  ctx: RequestContext,
  organizationId: number,
  scope: RecordScope,
  first: number | null,
): Promise<{ team: Team; wins: number }[]> {
  const conditions = new Conditions(organizationId);
  const limit = conditions.param(first);
  const inScope = scopeCondition(conditions, scope);
  const stmt = conditions.statement(
    'team_wins',
    `SELECT ${TEAM_WINS.sql}
     FROM (SELECT r.team_id, sum(r.wins) AS wins FROM team_season_totals r
           WHERE r.organization_id = $1 ${inScope('r.season_id')} GROUP BY r.team_id) AS sums
     JOIN teams t ON t.organization_id = $1 AND t.id = sums.team_id
     ORDER BY sums.wins DESC, t.name COLLATE "en-x-icu", t.id LIMIT ${limit}`,
  );
  const rows = await query(ctx, stmt, organizationId, conditions.params);
  return rows.map((row) => TEAM_WINS.read(row, organizationId));
}

/** Totals of players in these statistics over the scope's span of days; '' without one. */
function playerTotalsOfDays(conditions: Conditions, scope: RecordScope, definitions: string | null): string {
  const { playerStatTotals, playerSeasonTotals } = TOTALS_OF_STATISTICS;
  return totalsOfDays(conditions, scope, [
    // Where there are none only games are counted.
    ...(definitions === null ? [] : [{ of: playerStatTotals, definitions }]),
    { of: playerSeasonTotals },
  ]);
}

/** SQL that narrows rows, by their season's column, to the scope. */
function scopeCondition(conditions: Conditions, { seasonId, activeOnly }: RecordScope): (season: string) => string {
  const [one] = conditions.when('season', seasonId, (mark) => mark);
  const [active] = conditions.whenTrue('active', activeOnly, 'AND');
  return (season) =>
    [
      ...(one ? [`AND ${season} = ${one}`] : []),
      ...(active ? [`AND ${season} IN (SELECT s.id FROM seasons s WHERE s.organization_id = $1 AND s.active)`] : []),
    ].join(' ');
}
