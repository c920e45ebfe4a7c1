import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  valueFromASTUntyped,
  type VariableDefinitionNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type Dependencies, dependenciesOf, specializedDocument } from './conditions.js';
import { type Release, releases } from '../../../lib/releases/releases.js';
import type { RequestContext } from '../../../context/request-context.js';
import { findDeprecations, type UsedDeprecations } from './deprecations.js';
import type { Graph, Shortcut, ShortcutOf } from './graph.js';
import { isMutation } from '../../keys/mutation-scopes.js';
import { variableErrors } from './variable-errors.js';

type Variables = Record<string, unknown>;

/** An operation for one combination of what it depends on. */
interface Specialized {
  document: DocumentNode;
  /** Made when it is first executed. */
  compiled?: CompiledQuery | ExecutionResult;
  /** Looked for when its text is first asked for; null when there is none. */
  shortcut?: Shortcut | null;
}

/** One operation of one document: specialized and compiled once, or once per combination of what it depends on. */
interface Operation {
  dependencies: Dependencies;
  /** Values of variables that are not given. The compiler does not know them for variables that may not be null. */
  defaults: [name: string, value: unknown][];
  /**
   * Of a mutation the variables that have a default. One that is null all the same may stand where null must not, and
   * the compiled operation would never come to the fields behind that one: it is interpreted.
   */
  defaultedInMutation: readonly string[];
  /** Whether a variable has the name of something that every object has, such as `constructor`. */
  bare: boolean;
  specialized: Map<string, Specialized>;
  /** What of it is deprecated; null where nothing can be. */
  deprecations: UsedDeprecations | null;
}

/** Combinations of an operation that are compiled; any further ones are interpreted. */
const MAX_COMBINATIONS = 16;
const NO_SHORTCUT = Promise.resolve(null);
/** Errors carry the stack of their cause; a second one of the executor would only cost time. */
const OPTIONS = { disablingCapturingStackErrors: true };

/**
 * The schema with its operations compiled to functions. A compiled operation lives as long as its document does, so
 * whoever keeps documents bounds both. The compiler gets `@skip` and `@include` wrong where fragments meet, and an
 * absent variable in an input object for null, so it never sees either: they are specialized before.
 * @param shortcutOf finds shorter ways than field by field
 * @param log says since when something is deprecated
 */
export function compileGraph(
  schema: GraphQLSchema,
  shortcutOf: ShortcutOf = () => null,
  log: readonly Release[] = releases(),
): Graph {
  const documents = new WeakMap<DocumentNode, Map<string, Operation>>();
  const usedDeprecations = findDeprecations(schema, log);

  const operationOf = (document: DocumentNode, name: string): Operation => {
    const operations = documents.get(document) ?? new Map<string, Operation>();
    documents.set(document, operations);
    const known = operations.get(name);
    if (known) return known;
    const operation: Operation = {
      dependencies: dependenciesOf(document),
      defaults: defaultsOf(document, name),
      defaultedInMutation: isMutation(document, name) ? defaultsOf(document, name).map(([variable]) => variable) : [],
      bare: definitionsOf(document, name).some(({ variable }) => variable.name.value in Object.prototype),
      specialized: new Map(),
      deprecations: usedDeprecations(document, name),
    };
    // Names of operations that are not there are as many as callers make up.
    if (getOperationAST(document, name || undefined)) operations.set(name, operation);
    return operation;
  };

  /** Null for what has to be interpreted. */
  const specializedOf = (
    { dependencies, specialized }: Operation,
    document: DocumentNode,
    variables: Variables,
  ): Specialized | null => {
    const truth = truthOf(dependencies.conditions, variables);
    if (!truth) return null;
    const absent = new Set(dependencies.fields.filter((field) => variables[field] === undefined));
    const key = truth.size + absent.size > 0 ? `${[...truth.values()].join()} ${[...absent].join()}` : '';
    const known = specialized.get(key);
    if (known) return known;
    if (specialized.size >= MAX_COMBINATIONS) return null;
    const made = {
      document: dependencies.conditional || absent.size > 0 ? specializedDocument(document, truth, absent) : document,
    };
    specialized.set(key, made);
    return made;
  };

  return {
    schema,
    async execute<Data>(
      ctx: RequestContext,
      document: DocumentNode,
      given: Variables = {},
      operationName?: string | null,
    ) {
      const name = operationName ?? '';
      const operation = operationOf(document, name);
      const variables = variablesOf(operation, given);
      const isPerilous = operation.defaultedInMutation.some((variable) => variables[variable] === null);
      const specialized = isPerilous ? null : specializedOf(operation, document, variables);
      const compiled =
        specialized &&
        (specialized.compiled ??= compileQuery(schema, specialized.document, name || undefined, OPTIONS));
      const result = !compiled
        ? await execute({ schema, document, rootValue: {}, contextValue: ctx, variableValues: given, operationName })
        : isCompiledQuery(compiled)
          ? await compiled.query({}, ctx, variables)
          : compiled;
      // Without data the variables were refused.
      const errors = 'data' in result ? null : variableErrors(schema, document, given, operationName);
      return withDeprecations(errors ? { errors } : result, operation, variables) as ExecutionResult<Data>;
    },
    byShortcut(ctx: RequestContext, document: DocumentNode, given: Variables = {}, operationName?: string | null) {
      const name = operationName ?? '';
      const operation = operationOf(document, name);
      if (operation.deprecations) return NO_SHORTCUT;
      const variables = variablesOf(operation, given);
      const specialized = specializedOf(operation, document, variables);
      if (!specialized) return NO_SHORTCUT;
      if (specialized.shortcut === undefined)
        specialized.shortcut = shortcutOf(specialized.document, name, operation.dependencies.conditions);
      return specialized.shortcut?.(ctx, variables) ?? NO_SHORTCUT;
    },
  };
}

/** A result with what of its operation is deprecated, where something is. */
function withDeprecations(result: ExecutionResult, { deprecations }: Operation, variables: Variables): ExecutionResult {
  const used = deprecations?.(variables) ?? [];
  return used.length > 0 ? { ...result, extensions: { ...result.extensions, deprecations: used } } : result;
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
  return definitionsOf(document, name).flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as [string, unknown]] : [],
  );
}

function definitionsOf(document: DocumentNode, name: string): readonly VariableDefinitionNode[] {
  return getOperationAST(document, name || undefined)?.variableDefinitions ?? [];
}

/** What is given, and defaults for what is not. */
function variablesOf({ defaults, bare }: Operation, caller: Variables): Variables {
  const given = bare ? (Object.assign(Object.create(null), caller) as Variables) : caller;
  const absent = defaults.filter(([name]) => given[name] === undefined);
  return absent.length > 0
    ? Object.assign(Object.create(bare ? null : Object.prototype), given, Object.fromEntries(absent))
    : given;
}
