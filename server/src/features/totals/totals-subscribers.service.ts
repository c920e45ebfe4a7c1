import type { Subscriber } from '../audit/write-events.service.js';
import { numbersInUndo } from '../undo/undo.service.js';
import { maintainGameTotals } from './totals.service.js';
import { TOTALS_TABLES } from './totals-tables.service.js';

/** Keeps the totals right when games change or go. */
export const keepTotals: Subscriber<'games'> = ({ manager, organizationId }, { gameIds, playerIds }, work) =>
  maintainGameTotals(manager, organizationId, gameIds, work, playerIds);

/** Keeps the totals right when a command is taken back that touched games or their statistics. */
export const repairTotals: Subscriber<'undo'> = async (tx, { entryId, tables }, work) => {
  const restoresTotals = TOTALS_TABLES.some(({ table }) => tables.has(table));
  const touchesGames = ['games', 'game_lines', 'game_line_values'].some((table) => tables.has(table));
  if (restoresTotals || !touchesGames) return work();
  const lineIds = await numbersInUndo(tx, entryId, 'game_line_values', 'game_line_id');
  const linesOfGames = (await tx.manager.query(
    'SELECT DISTINCT game_id AS id FROM game_lines WHERE organization_id = $1 AND id = ANY($2)',
    [tx.organizationId, lineIds],
  )) as { id: number }[];
  const gameIds = new Set([
    ...(await numbersInUndo(tx, entryId, 'games', 'id')),
    ...(await numbersInUndo(tx, entryId, 'game_lines', 'game_id')),
    ...linesOfGames.map(({ id }) => id),
  ]);
  await maintainGameTotals(tx.manager, tx.organizationId, [...gameIds], work);
};
