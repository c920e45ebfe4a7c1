import type { DocumentNode, ExecutionResult, GraphQLError } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { unavailability } from '../../../database/unavailable.js';
import { AppError } from '../../../lib/errors.js';
import type { RequestContext } from '../../../context/request-context.js';
import { isMutation, refuseByKey } from '../../keys/mutation-scopes.js';
import { priceOf } from '../limits/cost.js';
import { variableFaults } from './variable-errors.js';

/**
 * Runs an operation in-process, for the transports that speak no GraphQL themselves (REST adapter, page rendering). The
 * document is the program's own and was validated at start: limits of the public endpoint do not apply. It is compiled
 * once, so pass the same DocumentNode each time.
 * @param ctx the context of that transport's request (`transport` 'rest' or 'page')
 * @throws 403 for a write that the request's key is not for
 * @returns data and errors as GraphQL gives them; errors' codes are in `extensions.code`, their AppError in
 *   `originalError`
 */
export async function execute<Data = Record<string, unknown>, Variables extends object = Record<string, unknown>>(
  ctx: RequestContext,
  document: TypedDocumentNode<Data, Variables> | DocumentNode,
  variables?: Variables,
): Promise<ExecutionResult<Data>> {
  refuseByKey(ctx, document);
  const { graph } = ctx.services;
  const given = variables as Record<string, unknown> | undefined;
  const values = priceOf(graph.schema, document, given)?.values ?? 0;
  ctx.cost.estimated += values;
  await ctx.cost.charge?.(values, ctx.cost.isOwn, isMutation(document));
  return graph.execute<Data>(ctx, document, given);
}

/**
 * The failure behind an execution's error, for the transports. Without a path nothing was executed: the caller gave
 * what no variable can be.
 */
export function reasonOf(error: GraphQLError): Error {
  if (error.originalError instanceof AppError) return error.originalError;
  if (error.path !== undefined) return error.originalError ?? error;
  const errors = variableFaults(error);
  return new AppError('BAD_USER_INPUT', errors?.[0]?.message ?? error.message, { ...(errors && { errors }) });
}

/** Of an execution's errors the first that says that the database could not be asked now; null where none does. */
export function unavailableAmong(errors: readonly GraphQLError[] | undefined): Error | null {
  return errors?.find(({ originalError }) => unavailability(originalError) !== null)?.originalError ?? null;
}
