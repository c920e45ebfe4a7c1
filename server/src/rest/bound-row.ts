import {
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  Kind,
  typeFromAST,
  visit,
} from 'graphql';
import { listsOf } from './csv-answer.js';
import type { Operation } from './operations.js';
import { type Binding, type Bindings, parameterNames, type Row } from './row.js';

/** A parameter with its place among the variables. */
export interface BoundParameter {
  /** As documented. */
  readonly name: string;
  readonly binding: Binding;
  /** Path into the variables. */
  readonly to: readonly string[];
  /** What the graph calls it: the operation may pass its variable `captain` on as `captainName`. */
  readonly inGraph: string;
  readonly type: GraphQLInputType;
  /** Whether the call has to give it. */
  readonly required: boolean;
}

/** A row that has been checked against its operations. */
export interface BoundRow {
  readonly row: Row;
  readonly operation: Operation;
  readonly lookup: BoundLookup | null;
  readonly params: readonly BoundParameter[];
  readonly query: readonly BoundParameter[];
  readonly body: readonly BoundParameter[];
  /** Whether the operation wants the tenant's id. */
  readonly wantsTenant: boolean;
  /** The lists of a read's answer that may be asked for as CSV, as `listsOf` gives them. */
  readonly lists: readonly string[];
  /** Where the version of If-Match goes; null when the operation has no place for it. */
  readonly version: readonly string[] | null;
}

/** The operation that is asked first, with those parameters that it wants. */
export interface BoundLookup {
  readonly operation: Operation;
  readonly parameters: readonly BoundParameter[];
  /** Where each field of its answer goes among the variables of the other: to one of its name, else into the input. */
  readonly found: ReadonlyMap<string, readonly string[]>;
}

/** The variables of an operation with their types; `optional` are those with a default. */
interface Variables {
  readonly types: ReadonlyMap<string, GraphQLInputType>;
  readonly optional: ReadonlySet<string>;
  /** The fields of inputs that take them, where those have another name. */
  readonly inGraph: ReadonlyMap<string, string>;
}

/**
 * Checks the table against the operations.
 * @throws Error naming each row that does not fit its operation, and each operation without a row
 */
export function bindRows(
  schema: GraphQLSchema,
  rows: readonly Row[],
  operations: ReadonlyMap<string, Operation>,
): BoundRow[] {
  const problems: string[] = [];
  const bound = rows.flatMap((row) => {
    try {
      return [bindRow(schema, row, operations)];
    } catch (error) {
      problems.push(`REST row ${row.method} ${row.path}: ${(error as Error).message}`);
      return [];
    }
  });
  const used = new Set(rows.flatMap(({ operation, lookup }) => [operation, lookup]));
  for (const name of operations.keys()) if (!used.has(name)) problems.push(`REST operation ${name} belongs to no row`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return bound;
}

function bindRow(schema: GraphQLSchema, row: Row, operations: ReadonlyMap<string, Operation>): BoundRow {
  const operation = operationNamed(operations, row.operation);
  const variables = variablesOf(schema, operation);
  const lookup =
    row.lookup === undefined ? null : bindLookup(schema, row, operationNamed(operations, row.lookup), variables);
  const asked = new Set(lookup?.parameters.map(({ name }) => name));
  const own = (bindings: Bindings = {}): BoundParameter[] => bind(bindings, variables, asked);
  const params = own(pathBindings(row));
  const [query, body] = [own(row.query), own(row.body)];
  if (row.takesInput)
    body.push(...own(furtherFields(variables, [...body.map(({ to }) => to), ...(lookup?.found.values() ?? [])])));
  const given = new Set([
    'organization',
    'expectedVersion',
    ...(lookup?.found.keys() ?? []),
    ...[...params, ...query, ...body].map(({ to }) => to[0]!),
  ]);
  for (const name of variables.types.keys())
    if (!given.has(name)) throw new Error(`nothing gives the variable '${name}'`);
  if (row.access === 'public' && variables.types.has('organization'))
    throw new Error('a public endpoint has no tenant');
  return {
    row,
    operation,
    lookup,
    params,
    query,
    body,
    wantsTenant: variables.types.has('organization'),
    lists: row.method === 'GET' ? listsOf(operation.answerSchema) : [],
    version: versionPath(variables),
  };
}

function bindLookup(schema: GraphQLSchema, row: Row, operation: Operation, wanting: Variables): BoundLookup {
  const variables = variablesOf(schema, operation);
  const all = { ...pathBindings(row), ...row.query, ...row.body };
  const wanted = Object.keys(all).filter((name) => variables.types.has(name));
  const found = Object.keys(operation.answerSchema.properties ?? {});
  return {
    operation,
    parameters: bind(Object.fromEntries(wanted.map((name) => [name, name])), variables, new Set()),
    found: new Map(
      found.map((name) => [name, wanting.types.has(name) ? [name] : (inputPath(wanting, name) ?? [name])]),
    ),
  };
}

function operationNamed(operations: ReadonlyMap<string, Operation>, name: string): Operation {
  const operation = operations.get(name);
  if (!operation) throw new Error(`there is no operation ${name}`);
  return operation;
}

function variablesOf(schema: GraphQLSchema, { definition }: Operation): Variables {
  const definitions = definition.variableDefinitions ?? [];
  return {
    types: new Map(
      definitions.map(({ variable, type }) => [variable.name.value, typeFromAST(schema, type) as GraphQLInputType]),
    ),
    optional: new Set(definitions.flatMap(({ variable, defaultValue }) => (defaultValue ? [variable.name.value] : []))),
    inGraph: namesInGraph(definition),
  };
}

function namesInGraph(definition: OperationDefinitionNode): Map<string, string> {
  const names = new Map<string, string>();
  visit(definition, {
    ObjectField({ name, value }) {
      if (value.kind === Kind.VARIABLE) names.set(value.name.value, name.value);
    },
  });
  return names;
}

/** Plain fields of the variable `input` that nothing is bound to yet, by their own names. */
function furtherFields({ types }: Variables, bound: readonly (readonly string[])[]): Bindings {
  const input = types.get('input');
  const bare = input && getNullableType(input);
  if (!isInputObjectType(bare)) throw new Error('there is no variable input whose fields it could take');
  const taken = new Set([
    'expectedVersion',
    ...bound.flatMap(([variable, field]) => (variable === 'input' ? [field] : [])),
  ]);
  const plain = Object.values(bare.getFields()).filter(({ name, type }) => {
    const named = getNamedType(type);
    return isLeafType(named) && named.name !== 'Upload' && !taken.has(name);
  });
  return Object.fromEntries(plain.map(({ name }) => [name, `input.${name}`]));
}

function pathBindings({ path, params = {} }: Row): Bindings {
  return Object.fromEntries(parameterNames(path).map((name) => [name, params[name] ?? name]));
}

/** Parameters that only the lookup wants have no place among the variables. */
function bind(bindings: Bindings, variables: Variables, asked: ReadonlySet<string>): BoundParameter[] {
  const places = Object.entries(bindings).flatMap(([name, given]) =>
    [given].flat().map((binding: Binding) => ({ name, binding })),
  );
  return places.flatMap(({ name, binding }) => {
    const to = (typeof binding === 'string' ? binding : binding.to).split('.');
    if (asked.has(name) && !variables.types.has(to[0]!)) return [];
    const type = typeAt(variables, to);
    const inGraph = (to.length === 1 && variables.inGraph.get(to[0]!)) || to.at(-1)!;
    return [
      { name, binding, to, inGraph, type, required: isNonNullType(type) && !variables.optional.has(to.join('.')) },
    ];
  });
}

function typeAt({ types }: Variables, [first = '', ...rest]: readonly string[]): GraphQLInputType {
  const type = types.get(first);
  if (!type) throw new Error(`the operation has no variable '${first}'`);
  return rest.reduce<GraphQLInputType>((outer, name) => {
    const bare = getNullableType(outer);
    const field = isInputObjectType(bare) ? bare.getFields()[name] : undefined;
    if (!field) throw new Error(`${String(bare)} has no field '${name}'`);
    return field.type;
  }, type);
}

function versionPath(variables: Variables): readonly string[] | null {
  return variables.types.has('expectedVersion') ? ['expectedVersion'] : inputPath(variables, 'expectedVersion');
}

/** The path of a field of the variable `input`; null when that has none of this name. */
function inputPath({ types }: Variables, field: string): readonly string[] | null {
  const input = types.get('input');
  const bare = input && getNullableType(input);
  return isInputObjectType(bare) && bare.getFields()[field] ? ['input', field] : null;
}
