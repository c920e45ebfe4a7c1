import type { RequestContext } from '../../context/request-context.js';
import { authorFor } from '../../lib/policy.js';
import { playerById } from '../players/player.loaders.js';
import { statDefinitionsBySport } from '../stat-definitions/stat-definition.loaders.js';
import { cellId } from './cell-id.js';
import type { SavedCell, SavedStatistics, StaleSet } from './save-statistics.service.js';
import type { SaveStatisticsPayload, StatisticCell, StatisticConflict } from './statistic-cell.type.js';

/** What a save answers: ids as the graph has them, and with each conflict its player and statistic. */
export async function presentSaved(
  ctx: RequestContext,
  { organizationId, gameId, cells, stale, undoId }: SavedStatistics,
): Promise<SaveStatisticsPayload> {
  const conflicts = await Promise.all(stale.map((one) => conflictOf(ctx, organizationId, gameId, one)));
  return {
    organizationId,
    gameId,
    cells: cells.map((cell) => cellOf(gameId, cell)),
    conflicts: conflicts.filter((one) => one !== null),
    version: Math.max(0, ...cells.map(({ version }) => version)),
    undoId,
  };
}

async function conflictOf(
  ctx: RequestContext,
  organizationId: number,
  gameId: number,
  { cell, value, changedBy: author, changedAt }: StaleSet,
): Promise<StatisticConflict | null> {
  const [player, bySport] = await Promise.all([
    playerById(ctx).load({ organizationId, id: cell.playerId }),
    statDefinitionsBySport(ctx, organizationId),
  ]);
  const definition = [...bySport.values()].flatMap(({ all }) => all).find(({ id }) => id === cell.definitionId);
  const changedBy = authorFor(ctx, author);
  return player && definition ? { cell: cellOf(gameId, cell), player, definition, value, changedBy, changedAt } : null;
}

function cellOf(gameId: number, { playerId, definitionId, value, version }: SavedCell): StatisticCell {
  return { id: cellId(gameId, playerId, definitionId), definitionId, value, version };
}
