import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { readRows } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { loadLists, type TenantListLoader } from '../../lib/tenant-loader.js';
import { GAME, GAME_JOINS, gameOf } from './game.row.js';
import type { Game } from './game.type.js';

const ROW = reading({ playerId: column<number>('g.roster_player_id'), game: GAME });

const OF_PLAYERS = statement<unknown[], [organizationId: number, playerIds: number[]]>(
  'games_in_progress_of_players',
  `WITH g AS MATERIALIZED (
     SELECT DISTINCT re.player_id AS roster_player_id, g.* FROM roster_entries re
     JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.id = re.season_league_team_id
     JOIN season_leagues sl ON sl.organization_id = $1 AND sl.id = slt.season_league_id
     JOIN games g ON g.organization_id = $1 AND g.season_id = sl.season_id AND coalesce(g.season_league_id, sl.id) = sl.id
       AND slt.team_id IN (g.home_team_id, g.away_team_id) AND g.status = 'in_progress'
     WHERE re.organization_id = $1 AND re.player_id = ANY($2))
   SELECT ${ROW.sql} FROM g ${GAME_JOINS} ORDER BY g.date, g.time, g.id`,
);

/** The games in progress of the teams on whose roster a player is, in that season and league; in order of play. */
export const gamesInProgressOfPlayer = (
  ctx: RequestContext,
): TenantListLoader<{ readonly playerId: number; readonly game: Game }> => perRequest(ctx, make);

function make(ctx: RequestContext): TenantListLoader<{ readonly playerId: number; readonly game: Game }> {
  return loadLists(
    readRows(ctx, OF_PLAYERS, (row, organizationId) => {
      const { playerId, game } = ROW.read(row, organizationId);
      return { playerId, game: gameOf(game) };
    }),
    ({ playerId }) => playerId,
  );
}
