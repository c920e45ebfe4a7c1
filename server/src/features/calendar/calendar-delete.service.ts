import type { RequestContext } from '../../context/request-context.js';
import { series } from '../../domain/text/series.js';
import { invalidInput } from '../../lib/errors.js';
import { distinctIds } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { write } from '../audit/write.service.js';
import { removeByes } from '../byes/bye.write.service.js';
import { takeGames } from '../games/game-delete.service.js';
import { type Deleted, UndoRecorder } from '../undo/recorder.service.js';
import { removeWeeksOff } from '../weeks-off/week-off.write.service.js';
import type { CalendarItemsInput } from './calendar.input.js';

/**
 * Deletes games, byes and weeks off in one act, all or none; it can be undone as one. Games go with their statistics
 * and scores. Admins.
 * @returns ids of games, then of byes, then of weeks off
 * @throws 400 without any, 404 when one of them is unknown
 */
export function deleteCalendarItems(ctx: RequestContext, items: CalendarItemsInput): Promise<Deleted> {
  const organizationId = requireAdmin(ctx);
  const gameIds = distinctIds(items.gameIds ?? [], 'Game');
  const byeIds = distinctIds(items.byeIds ?? [], 'Bye');
  const weekOffIds = distinctIds(items.weekOffIds ?? [], 'Week off');
  const all = [...gameIds, ...byeIds, ...weekOffIds];
  if (all.length === 0) throw invalidInput({ field: 'items', message: 'Select games, byes, or week-offs to delete.' });
  return write(ctx, organizationId, async (tx) => {
    const undo = new UndoRecorder(tx);
    const games = gameIds.length === 0 ? [] : [await takeGames(tx, undo, gameIds)];
    await removeByes(tx, undo, byeIds);
    await removeWeeksOff(tx, undo, weekOffIds);
    const words = [...games, ...counted(byeIds, 'bye', 'byes'), ...counted(weekOffIds, 'week off', 'weeks off')];
    return undo.deleted('calendar.delete', `Deleted ${series(words)}.`, all);
  });
}

function counted({ length }: readonly number[], one: string, many: string): string[] {
  return length === 0 ? [] : [`${length} ${length === 1 ? one : many}`];
}
