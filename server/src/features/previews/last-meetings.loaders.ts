import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { readRows } from '../../lib/query.js';
import { column, reading } from '../../lib/reading.js';
import { loadLists, type TenantListLoader } from '../../lib/tenant-loader.js';
import { GAME, GAME_JOINS, gameOf } from '../games/game.row.js';
import type { Game } from '../games/game.type.js';
import { COUNTED_STATUS } from '../../database/live-tables.js';
import { beforeGameSql } from './before-game.sql.js';

/** How many meetings are told. */
const MEETINGS = 5;

const MEETING = reading({ before: column<number>('g.before_id'), game: GAME });

const MEETINGS_OF = statement<unknown[], [organizationId: number, gameIds: number[]]>(
  'last_meetings',
  `WITH g AS MATERIALIZED (
     SELECT met.*, this.id AS before_id FROM games this CROSS JOIN LATERAL (
       SELECT g.* FROM games g
       WHERE g.organization_id = $1 AND g.home_team_id IN (this.home_team_id, this.away_team_id)
         AND g.away_team_id IN (this.home_team_id, this.away_team_id)
         AND g.home_score IS NOT NULL AND g.away_score IS NOT NULL AND ${COUNTED_STATUS} AND ${beforeGameSql('g', 'this')}
       ORDER BY g.date DESC, g.time DESC, g.id DESC LIMIT ${MEETINGS}) met
     WHERE this.organization_id = $1 AND this.id = ANY($2))
   SELECT ${MEETING.sql} FROM g ${GAME_JOINS} ORDER BY g.date DESC, g.time DESC, g.id DESC`,
);

/** The last games with a result that the two teams of a game played against each other before it, the newest first. */
export const lastMeetings = (ctx: RequestContext): TenantListLoader<{ before: number; game: Game }> =>
  perRequest(ctx, makeLoader);

function makeLoader(ctx: RequestContext): TenantListLoader<{ before: number; game: Game }> {
  return loadLists(
    readRows(ctx, MEETINGS_OF, (row, organizationId) => {
      const { before, game } = MEETING.read(row, organizationId);
      return { before, game: gameOf(game) };
    }),
    ({ before }) => before,
  );
}
