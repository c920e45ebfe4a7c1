import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../../../context/request-context.js';

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
  /**
   * The answer without errors of a validated document as JSON, by a shortcut; null when there is none for it, or the
   * answer would have errors.
   */
  byShortcut(
    ctx: RequestContext,
    document: DocumentNode,
    variables?: Record<string, unknown>,
    operationName?: string | null,
  ): Promise<Buffer | null>;
}

/**
 * Answers an operation by a shorter way than field by field; null when the answer would have errors, which the long way
 * then says.
 */
export type Shortcut = (ctx: RequestContext, variables: Readonly<Record<string, unknown>>) => Promise<Buffer | null>;

/**
 * Finds the shortcut for an operation, or null.
 * @param document without `@skip` and `@include`
 * @param settled variables that these asked for: they are truth values
 */
export type ShortcutOf = (document: DocumentNode, operationName: string, settled: readonly string[]) => Shortcut | null;
