import { type DocumentNode, execute, type ExecutionResult, getOperationAST, type GraphQLSchema, valueFromASTUntyped } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type Dependencies, dependenciesOf, settledDocument } from './conditions.js';
import type { RequestContext } from './context.js';
import type { Graph } from './graph.js';

type Variables = Record<string, unknown>;
type Compiled = CompiledQuery | ExecutionResult;

/** One operation of one document: compiled once, or once per combination of what it depends on. */
interface Operation {
  dependencies: Dependencies;
  /** Values of variables that are not given. The compiler does not know them for variables that may not be null. */
  defaults: [name: string, value: unknown][];
  compiled: Map<string, Compiled>;
}

/** Combinations of an operation that are compiled; any further ones are interpreted. */
const MAX_COMBINATIONS = 16;
/** Errors carry the stack of their cause; a second one of the executor would only cost time. */
const OPTIONS = { disablingCapturingStackErrors: true };

/**
 * The schema with its operations compiled to functions. A compiled operation lives as long as its document does, so
 * whoever keeps documents bounds both. The compiler gets `@skip` and `@include` wrong where fragments meet, and an absent
 * variable in an input object for null, so it never sees either: they are settled before.
 */
export function compileGraph(schema: GraphQLSchema): Graph {
  const documents = new WeakMap<DocumentNode, Map<string, Operation>>();

  const operationOf = (document: DocumentNode, name: string): Operation => {
    const operations = documents.get(document) ?? new Map<string, Operation>();
    documents.set(document, operations);
    const known = operations.get(name);
    if (known) return known;
    const operation: Operation = {
      dependencies: dependenciesOf(document),
      defaults: defaultsOf(document, name),
      compiled: new Map(),
    };
    operations.set(name, operation);
    return operation;
  };

  /** Null for what has to be interpreted. */
  const compiledOf = ({ dependencies, compiled }: Operation, document: DocumentNode, name: string, variables: Variables): Compiled | null => {
    const truth = truthOf(dependencies.conditions, variables);
    if (!truth) return null;
    const absent = new Set(dependencies.fields.filter((field) => variables[field] === undefined));
    const key = truth.size + absent.size > 0 ? `${[...truth.values()].join()} ${[...absent].join()}` : '';
    const known = compiled.get(key);
    if (known) return known;
    if (compiled.size >= MAX_COMBINATIONS) return null;
    const settled = dependencies.conditional || absent.size > 0 ? settledDocument(document, truth, absent) : document;
    const made = compileQuery(schema, settled, name || undefined, OPTIONS);
    compiled.set(key, made);
    return made;
  };

  return {
    schema,
    async execute<Data>(ctx: RequestContext, document: DocumentNode, given: Variables = {}, operationName?: string | null) {
      const name = operationName ?? '';
      const operation = operationOf(document, name);
      const variables = withDefaults(operation.defaults, given);
      const compiled = compiledOf(operation, document, name, variables);
      const result = !compiled
        ? await execute({ schema, document, rootValue: {}, contextValue: ctx, variableValues: given, operationName })
        : isCompiledQuery(compiled)
          ? await compiled.query({}, ctx, variables)
          : compiled;
      return result as ExecutionResult<Data>;
    },
  };
}

/** The truth of each condition; null when one is neither true nor false, which graphql-js then says. */
function truthOf(conditions: string[], variables: Variables): ReadonlyMap<string, boolean> | null {
  const truth = new Map<string, boolean>();
  for (const condition of conditions) {
    const value = variables[condition];
    if (typeof value !== 'boolean') return null;
    truth.set(condition, value);
  }
  return truth;
}

function defaultsOf(document: DocumentNode, name: string): [name: string, value: unknown][] {
  const definitions = getOperationAST(document, name || undefined)?.variableDefinitions ?? [];
  return definitions.flatMap(({ variable, defaultValue }) => (defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as [string, unknown]] : []));
}

function withDefaults(defaults: [name: string, value: unknown][], given: Variables): Variables {
  const absent = defaults.filter(([name]) => given[name] === undefined);
  return absent.length > 0 ? { ...given, ...Object.fromEntries(absent) } : given;
}
