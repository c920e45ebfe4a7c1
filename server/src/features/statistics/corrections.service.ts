import { statement } from '../../database/prepared.js';
import type { RequestContext } from '../../context/request-context.js';
import { isAdminOf } from '../../lib/policy.js';
import { query } from '../../lib/query.js';
import type { Game } from '../games/game.type.js';
import { playerById } from '../players/player.loaders.js';
import { statisticsOfSport } from '../stat-definitions/statistics.js';
import type { StatisticCorrection } from './correction.type.js';

// A first value that comes late is no correction.
const CORRECTIONS = statement<
  [
    id: number,
    at: Date,
    playerId: number,
    definitionId: number,
    before: number | null,
    after: number | null,
    actorName: string,
  ],
  [organizationId: number, gameId: number]
>(
  'statistics_corrections',
  `SELECT e.id, e.at, e.player_id, e.stat_definition_id, e.before, e.after, e.actor_name
   FROM statistics_ledger e
   WHERE e.organization_id = $1 AND e.game_id = $2 AND e.corrects AND e.before IS DISTINCT FROM e.after AND (e.before IS NOT NULL OR EXISTS (
     SELECT FROM statistics_ledger p WHERE p.organization_id = $1 AND p.game_id = $2 AND p.player_id = e.player_id
       AND p.stat_definition_id = e.stat_definition_id AND p.id < e.id AND p.corrects))
   ORDER BY e.id DESC LIMIT 200`,
  { games: ([, id]) => [id] },
);

/** What was changed of a game's statistics after its result was known, latest first, at most 200. */
export async function correctionsOfGame(
  ctx: RequestContext,
  { organizationId, id, sportId }: Game,
): Promise<StatisticCorrection[]> {
  const [rows, { all }] = await Promise.all([
    query(ctx, CORRECTIONS, organizationId, [organizationId, id]),
    statisticsOfSport(ctx, organizationId, sportId),
  ]);
  const namesWho = isAdminOf(ctx, organizationId);
  const corrections = await Promise.all(
    rows.map(async ([entryId, at, playerId, definitionId, before, after, actorName]) => {
      const definition = all.find((one) => one.id === definitionId);
      if (!definition) return null;
      const player = await playerById(ctx).load({ organizationId, id: playerId });
      return { id: entryId, at, definition, player, before, after, changedBy: namesWho ? actorName : null };
    }),
  );
  return corrections.filter((correction) => correction !== null);
}
