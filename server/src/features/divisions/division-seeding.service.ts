import type { RequestContext } from '../../context/request-context.js';
import { conflict, notFound } from '../../lib/errors.js';
import { parseId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { write } from '../audit/write.service.js';
import { UndoRecorder } from '../undo/recorder.service.js';
import type { Assigned } from './division-assign.write.service.js';
import { listsOf, lockBoard, saveBoard } from './division-board.service.js';
import { seasonOfDivision } from './division-lookup.service.js';
import { orderByResults } from './division-seeds.service.js';

/**
 * Stores the order of the standings, as results have decided it, as the positions of a division's teams, those who have
 * withdrawn last. Later results change nothing of it.
 * @throws 404; 409 for a stale version, and when a team has come or gone meanwhile
 */
export async function seedDivisionFromStandings(
  ctx: RequestContext,
  divisionId: string,
  expectedVersion: number | null | undefined,
): Promise<Assigned> {
  const organizationId = requireAdmin(ctx);
  const id = parseId(divisionId, 'Division');
  const order = await orderByResults(ctx, organizationId, id);
  return write(ctx, organizationId, async (tx) => {
    const board = await lockBoard(tx, await seasonOfDivision(tx, id));
    const division = board.divisions.find((row) => row.id === id);
    if (!division) throw notFound('Division');
    const lists = listsOf(board);
    const teams = new Set(lists.get(id));
    if (teams.size !== order.length || !order.every((seasonTeamId) => teams.has(seasonTeamId)))
      throw conflict('The list of teams has changed meanwhile. Please look at it again.');
    lists.set(id, order);
    const undo = new UndoRecorder(tx);
    const expected = expectedVersion == null ? undefined : new Map([[id, expectedVersion]]);
    const divisionIds = await saveBoard(tx, board, lists, { action: 'division.seed', undo, ordered: id, expected });
    const message = `Seeded division ${division.name} from the standings.`;
    return { divisionIds, undoId: await undo.save('division.seed', message), message };
  });
}
