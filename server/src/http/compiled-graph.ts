import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from './context.js';
import type { Graph } from './graph.js';

type Compiled = CompiledQuery | ExecutionResult;

/** Errors carry the stack of their cause; a second one of the executor would only cost time. */
const OPTIONS = { disablingCapturingStackErrors: true, useExperimentalPathBasedSkipInclude: true };

/**
 * The schema with its operations compiled to functions. A compiled operation lives as long as its document does, so
 * whoever keeps documents bounds both.
 */
export function compileGraph(schema: GraphQLSchema): Graph {
  const compiled = new WeakMap<DocumentNode, Map<string, Compiled>>();

  const compiledOf = (document: DocumentNode, operationName: string): Compiled => {
    const operations = compiled.get(document) ?? new Map<string, Compiled>();
    compiled.set(document, operations);
    const found = operations.get(operationName);
    if (found) return found;
    const made = compileQuery(schema, document, operationName || undefined, OPTIONS);
    operations.set(operationName, made);
    return made;
  };

  return {
    schema,
    async execute<Data>(ctx: RequestContext, document: DocumentNode, variables: Record<string, unknown> = {}, operationName?: string | null) {
      const operation = compiledOf(document, operationName ?? '');
      const result = isCompiledQuery(operation) ? await operation.query({}, ctx, variables) : operation;
      return result as ExecutionResult<Data>;
    },
  };
}
