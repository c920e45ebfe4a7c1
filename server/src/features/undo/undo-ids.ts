import type { RequestContext } from '../../context/request-context.js';
import { perRequest } from '../../lib/memo.js';

/** What takes back the save that a mutation answers, by kind and id of the thing that was saved. */
const undoIds = (): Map<string, string> => new Map();

/** Notes what takes back a save, so that the answer of the mutation can say it; null: nothing differed. */
export function noteUndoId(ctx: RequestContext, kind: string, id: number, undoId: string | null): void {
  if (undoId !== null) perRequest(ctx, undoIds).set(`${kind}:${id}`, undoId);
}

/** What was noted of a thing in this request; null in queries. */
export function undoIdOf(ctx: RequestContext, kind: string, id: number): string | null {
  return perRequest(ctx, undoIds).get(`${kind}:${id}`) ?? null;
}
