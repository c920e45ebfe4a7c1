import { COUNTED_STATUS } from '../../database/live-tables.js';
import type { ScopeSql } from './totals-scope.service.js';

/**
 * A table of maintained totals: what tells its rows apart, what they hold, and the query that says what they should
 * hold.
 */
export interface TotalsTable {
  readonly table: string;
  readonly keys: readonly string[];
  readonly values: readonly string[];
  /** Selects keys and values, in this order, from games and lines. */
  readonly actual: (scope: ScopeSql) => string;
  /** The same, quicker, from tables of totals that come before it in the list and are right already. */
  readonly shortcut?: (scope: ScopeSql) => string;
}

const GROUP = ['season_id', 'season_league_id', 'team_id'] as const;

/** Lines of games that count; whether both finals are there does not matter to what a player did. */
const lines = ({ where, anyTeam, player }: ScopeSql): string => `
  games g JOIN game_lines l ON l.organization_id = g.organization_id AND l.game_id = g.id AND ${COUNTED_STATUS}
    AND ${anyTeam('l.team_id')} AND ${player('l.player_id')} AND ${where('g.season_id', 'g.season_league_id', 'l.team_id')}`;

/** A percentage follows from totals; its stored values are never added up. */
const values = (scope: ScopeSql): string => `${lines(scope)}
  JOIN game_line_values v ON v.organization_id = l.organization_id AND v.game_line_id = l.id
  JOIN stat_definitions d ON d.organization_id = v.organization_id AND d.id = v.stat_definition_id AND d.kind <> 'percentage'`;

/** Games and starts of players: lines with at least one value, be it 0, of games that count. */
const playerSeasonTotals: TotalsTable = {
  table: 'player_season_totals',
  keys: [...GROUP, 'player_id'],
  values: ['games_played', 'games_started'],
  actual: (scope) => `
    SELECT g.season_id, g.season_league_id, l.team_id, l.player_id,
      count(*)::int AS games_played, count(*) FILTER (WHERE l.started)::int AS games_started
    FROM ${lines(scope)}
    WHERE g.organization_id = $1
      AND EXISTS (SELECT FROM game_line_values v WHERE v.organization_id = l.organization_id AND v.game_line_id = l.id)
    GROUP BY 1, 2, 3, 4`,
};

const playerStatTotals: TotalsTable = {
  table: 'player_stat_totals',
  keys: [...GROUP, 'player_id', 'stat_definition_id'],
  values: ['total', 'line_count'],
  actual: (scope) => `
    SELECT g.season_id, g.season_league_id, l.team_id, l.player_id, v.stat_definition_id,
      sum(v.value)::int AS total, count(*)::int AS line_count
    FROM ${values(scope)}
    WHERE g.organization_id = $1
    GROUP BY 1, 2, 3, 4, 5`,
};

const teamStatTotals: TotalsTable = {
  table: 'team_stat_totals',
  keys: [...GROUP, 'stat_definition_id'],
  values: ['total', 'line_count'],
  actual: (scope) => `
    SELECT g.season_id, g.season_league_id, l.team_id, v.stat_definition_id, sum(v.value)::int AS total, count(*)::int AS line_count
    FROM ${values(scope)}
    WHERE g.organization_id = $1
    GROUP BY 1, 2, 3, 4`,
  shortcut: ({ where }) => `
    SELECT p.season_id, p.season_league_id, p.team_id, p.stat_definition_id, sum(p.total)::int AS total, sum(p.line_count)::int AS line_count
    FROM player_stat_totals p
    WHERE p.organization_id = $1 AND ${where('p.season_id', 'p.season_league_id', 'p.team_id')}
    GROUP BY 1, 2, 3, 4`,
};

/**
 * Wins, losses and points of decided games, as the domain's countsForStandings and winnerOf say; bracket games do not
 * count.
 */
const teamSeasonTotals: TotalsTable = {
  table: 'team_season_totals',
  keys: GROUP,
  values: ['wins', 'losses', 'home_wins', 'home_losses', 'away_wins', 'away_losses', 'points_for', 'points_against'],
  actual: ({ where, anyTeam }) => `
    SELECT g.season_id, g.season_league_id, side.team_id,
      count(*) FILTER (WHERE scored > allowed)::int AS wins,
      count(*) FILTER (WHERE scored < allowed)::int AS losses,
      count(*) FILTER (WHERE scored > allowed AND home)::int AS home_wins,
      count(*) FILTER (WHERE scored < allowed AND home)::int AS home_losses,
      count(*) FILTER (WHERE scored > allowed AND NOT home)::int AS away_wins,
      count(*) FILTER (WHERE scored < allowed AND NOT home)::int AS away_losses,
      sum(scored)::int AS points_for, sum(allowed)::int AS points_against
    FROM games g CROSS JOIN LATERAL (VALUES
      (g.home_team_id, g.home_score, g.away_score, true), (g.away_team_id, g.away_score, g.home_score, false)
    ) AS side (team_id, scored, allowed, home)
    WHERE g.organization_id = $1 AND g.division_id IS NULL AND g.home_score <> g.away_score
      AND ${COUNTED_STATUS}
      AND ${anyTeam('g.home_team_id', 'g.away_team_id')} AND ${where('g.season_id', 'g.season_league_id', 'side.team_id')}
    GROUP BY 1, 2, 3`,
};

/** Every table of totals. */
export const TOTALS_TABLES: readonly TotalsTable[] = [
  playerSeasonTotals,
  playerStatTotals,
  teamStatTotals,
  teamSeasonTotals,
];

/** Those that follow from statistics alone. */
export const TOTALS_OF_STATISTICS = { playerSeasonTotals, playerStatTotals, teamStatTotals } as const;

/** Those of teams. */
export const TOTALS_OF_TEAMS = { teamSeasonTotals, teamStatTotals } as const;

/** Whether each row belongs to a player. */
export function isOfPlayers({ keys }: Pick<TotalsTable, 'keys'>): boolean {
  return keys.includes('player_id');
}

/**
 * A query of what differs between what is stored and what should be: `id` and `stored_…` of the stored row, null where
 * one is missing; the keys and values that it should have, null where there should be none.
 */
export function differenceSql({ table, keys, values }: TotalsTable, scope: ScopeSql, actual: string): string {
  // A missing season or season league equals another missing one.
  const plain = (column: string): string => (/season_/.test(column) ? `coalesce(${column}, 0)` : column);
  const same = keys.map((key) => `${plain(`t.${key}`)} = ${plain(`a.${key}`)}`).join(' AND ');
  const tuple = (alias: string): string => `(${values.map((value) => `${alias}.${value}`).join(', ')})`;
  const players = isOfPlayers({ keys }) ? scope.player('player_id') : 'true';
  // A full join is never done row by row, however wrong the guess of how many rows there are.
  return `
    SELECT t.id, ${[...keys, ...values].map((column) => `t.${column} AS stored_${column}, a.${column}`).join(', ')}
    FROM (
      SELECT * FROM ${table} WHERE organization_id = $1 AND ${players} AND ${scope.where('season_id', 'season_league_id', 'team_id')}
    ) t FULL JOIN (${actual}) a ON ${same}
    WHERE ${tuple('t')} IS DISTINCT FROM ${tuple('a')}`;
}
