import type { RequestContext } from '../context/request-context.js';

/**
 * A value made once per request: `make` is both key and maker, so that two callers with the same maker share one
 * DataLoader and nothing has to be registered centrally.
 */
export function perRequest<T>(ctx: RequestContext, make: (ctx: RequestContext) => T): T {
  if (!ctx.memo.has(make)) ctx.memo.set(make, make(ctx));
  return ctx.memo.get(make) as T;
}
