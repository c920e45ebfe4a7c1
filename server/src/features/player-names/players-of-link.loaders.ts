import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';
import { query } from '../../lib/query.js';

const PLAYERS = statement<[playerId: number], [organizationId: number, gameId: number]>(
  'names_for_scorekeeper',
  `SELECT l.player_id FROM game_lines l WHERE l.organization_id = $1 AND l.game_id = $2
   UNION SELECT re.player_id FROM games g
   JOIN season_leagues sl ON sl.organization_id = $1 AND (sl.id = g.season_league_id OR (g.season_league_id IS NULL AND sl.season_id = g.season_id))
   JOIN season_league_teams slt ON slt.organization_id = $1 AND slt.season_league_id = sl.id AND slt.team_id IN (g.home_team_id, g.away_team_id)
   JOIN roster_entries re ON re.organization_id = $1 AND re.season_league_team_id = slt.id
   WHERE g.organization_id = $1 AND g.id = $2`,
  { games: ([, gameId]) => [gameId] },
);

const NOBODY: ReadonlySet<number> = new Set();

/**
 * The players whom the holder of a scorekeeper's link has to know by their names: those of the link's game. Nobody for
 * other callers and in other organizations.
 */
export async function playersOfLink(ctx: RequestContext, organizationId: number): Promise<ReadonlySet<number>> {
  return ctx.scorekeeper?.organizationId === organizationId ? perRequest(ctx, read) : NOBODY;
}

async function read(ctx: RequestContext): Promise<ReadonlySet<number>> {
  const { organizationId, gameId } = ctx.scorekeeper!;
  const rows = await query(ctx, PLAYERS, organizationId, [organizationId, gameId]);
  return new Set(rows.map(([playerId]) => playerId));
}
