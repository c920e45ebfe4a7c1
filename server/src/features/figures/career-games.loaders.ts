import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { readRows } from '../../lib/query.js';
import { column, reading, tenantReading } from '../../lib/reading.js';
import { loadLists, type TenantListLoader } from '../../lib/tenant-loader.js';
import type { StoredValues } from '../stat-definitions/statistics.js';
import { ownLeagueSql } from '../totals/own-league.js';
import { COUNTED_STATUS } from '../../database/live-tables.js';

/** A game that counts and that a player has values in. */
export interface CareerGame {
  organizationId: number;
  playerId: number;
  gameId: number;
  date: string | null;
  seasonId: number | null;
  /** Of a game between leagues that of the player's team; 0: no league. */
  seasonLeagueId: number;
  home: boolean;
  /** Scores of the player's team and of the other one; null while they are not known. */
  own: number | null;
  other: number | null;
  stored: StoredValues;
}

const GAME = reading({
  organizationId: tenantReading,
  playerId: column<number>('l.player_id'),
  gameId: column<number>('g.id'),
  date: column<string | null>('g.date::text'),
  seasonId: column<number | null>('g.season_id'),
  seasonLeagueId: column<number>(`COALESCE(g.season_league_id, ${ownLeagueSql('g', 'g.season_id', 'l.team_id')}, 0)`),
  home: column<boolean>('l.team_id = g.home_team_id'),
  own: column<number | null>('CASE WHEN l.team_id = g.home_team_id THEN g.home_score ELSE g.away_score END'),
  other: column<number | null>('CASE WHEN l.team_id = g.home_team_id THEN g.away_score ELSE g.home_score END'),
  stored: column<string>('v.stored'),
});

const OF_PLAYERS = statement<unknown[], [organizationId: number, playerIds: number[]]>(
  'career_games_of_players',
  `SELECT ${GAME.sql}
   FROM game_lines l JOIN games g ON g.organization_id = l.organization_id AND g.id = l.game_id AND ${COUNTED_STATUS}
   CROSS JOIN LATERAL (
     SELECT json_build_object('definitionIds', array_agg(v.stat_definition_id), 'values', array_agg(v.value))::text AS stored
     FROM game_line_values v WHERE v.organization_id = $1 AND v.game_line_id = l.id HAVING count(*) > 0) v
   WHERE l.organization_id = $1 AND l.player_id = ANY($2) ORDER BY g.date, g.time, g.id`,
  { counted: true },
);

/** All games that count of a player, oldest first. */
export const careerGamesOfPlayer = (ctx: RequestContext): TenantListLoader<CareerGame> => perRequest(ctx, make);

function make(ctx: RequestContext): TenantListLoader<CareerGame> {
  return loadLists(
    readRows(ctx, OF_PLAYERS, (row, organizationId) => {
      const { stored, ...game } = GAME.read(row, organizationId);
      return { ...game, stored: JSON.parse(stored) as StoredValues };
    }),
    ({ playerId }) => playerId,
  );
}
