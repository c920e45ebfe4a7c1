import type { DocumentNode, ExecutionResult } from 'graphql';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { RequestContext } from './context.js';

/**
 * Runs an operation in-process, for the doors that speak no GraphQL themselves (REST shim, page rendering). The document
 * is the program's own and was validated at start: limits of the public door do not apply. It is compiled once, so pass
 * the same DocumentNode each time.
 * @param ctx the context of that door's request (`door` 'rest' or 'page')
 * @returns data and errors as GraphQL gives them; errors' codes are in `extensions.code`, their AppError in `originalError`
 */
export function execute<Data = Record<string, unknown>, Variables extends object = Record<string, unknown>>(
  ctx: RequestContext,
  document: TypedDocumentNode<Data, Variables> | DocumentNode,
  variables?: Variables,
): Promise<ExecutionResult<Data>> {
  return ctx.services.graph.execute<Data>(ctx, document, variables as Record<string, unknown> | undefined);
}
