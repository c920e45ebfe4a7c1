import type { Queryable } from '../database/prepared.js';
import { clientOf } from '../database/transaction.js';
import type { RequestContext } from '../context/request-context.js';
import type { EntityManager } from 'typeorm';

/**
 * A context whose reads see what a transaction has written so far. For the transaction's own time: its loaders are not
 * the request's, which must not keep what may be rolled back.
 */
export async function withinTransaction(ctx: RequestContext, manager: EntityManager): Promise<RequestContext> {
  const { replicaReader: _elsewhere, ...own } = ctx;
  return { ...own, memo: new Map(), transaction: oneAtATime(await clientOf(manager)) };
}

/** A connection takes one statement at a time; loaders send several at once. */
function oneAtATime(client: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query<Row extends unknown[]>(config: Parameters<Queryable['query']>[0]) {
      const next = last.then(() => client.query<Row>(config));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
