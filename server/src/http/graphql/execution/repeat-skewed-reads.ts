import { setTimeout as delay } from 'node:timers/promises';
import type { ExecutionResult } from 'graphql';
import { isMutation } from '../../keys/mutation-scopes.js';
import type { Graph } from './graph.js';

/** How graphql-js and the compiler begin their message about a null that the schema forbids. */
const FORBIDDEN_NULL = 'Cannot return null for non-nullable field ';

/** Until then what other processes keep in memory is as new as the change that a query met. */
const NEWS_MS = 100;

/**
 * A graph that answers a query once more when it ends with a null that the schema forbids. The statements of a query
 * each see the database as it is when they begin (read skew): what one has found may be gone, with all that belongs to
 * it, when a later one asks for its rest. The second time nothing is left of what was read first. Writes are never
 * repeated.
 * @param newsMs how long it waits before
 */
export function repeatSkewedReads(graph: Graph, newsMs = NEWS_MS): Graph {
  return {
    ...graph,
    async execute<Data>(...[ctx, document, variables, operationName]: Parameters<Graph['execute']>) {
      const result = await graph.execute<Data>(ctx, document, variables, operationName);
      if (!isSkewed(result) || isMutation(document, operationName ?? undefined)) return result;
      await delay(newsMs);
      ctx.memo.clear();
      return graph.execute<Data>(ctx, document, variables, operationName);
    },
  };
}

const isSkewed = ({ errors }: Pick<ExecutionResult, 'errors'>): boolean =>
  errors !== undefined && errors.some(({ message }) => message.startsWith(FORBIDDEN_NULL));
