import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from './context.js';

/** The executable schema of the process. */
export interface Graph {
  readonly schema: GraphQLSchema;
  /** Runs a validated document; compiled once per document object and operation name. */
  execute<Data = Record<string, unknown>>(
    ctx: RequestContext,
    document: DocumentNode,
    variables?: Record<string, unknown>,
    operationName?: string | null,
  ): Promise<ExecutionResult<Data>>;
}
