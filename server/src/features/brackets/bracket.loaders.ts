import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';
import { loadLists, type TenantListLoader } from '../../lib/tenant-loader.js';
import { gameById } from '../games/game.loaders.js';
import { GAME, GAME_JOINS, gameOf } from '../games/game.row.js';
import type { Game } from '../games/game.type.js';
import { teamById } from '../teams/team.loaders.js';

const GAMES = statement<unknown[], [organizationId: number, divisionIds: number[]]>(
  'games_by_division',
  `SELECT ${GAME.sql} FROM games g ${GAME_JOINS} WHERE g.organization_id = $1 AND g.division_id = ANY($2) ORDER BY g.date, g.time, g.id`,
);

/** A division's games in order of play. They and their teams need not be read again by id. */
export const gamesOfDivision = (ctx: RequestContext): TenantListLoader<Game> => perRequest(ctx, makeGamesOfDivision);

function makeGamesOfDivision(ctx: RequestContext): TenantListLoader<Game> {
  return loadLists(
    async (organizationId, ids) => {
      const games = (await query(ctx, GAMES, organizationId, [organizationId, ids])).map((row) =>
        gameOf(GAME.read(row, organizationId)),
      );
      for (const game of games) {
        gameById(ctx).prime(game, game);
        for (const team of [game.homeTeam, game.awayTeam]) teamById(ctx).prime(team, team);
      }
      return games;
    },
    ({ divisionId }) => divisionId ?? 0,
  );
}
