import {
  type FieldNode,
  getNullableType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { leafCode } from './leaf-code.js';
import { type Fragments, selectedOf } from './selected.js';
import { FunctionBody, WriterCode } from './writer-code.js';

/**
 * Writes the answer to an operation, as GraphQL would. Throws `Unwritable` where it would be an error.
 */
export type Writer<Env> = (source: unknown, env: Env) => Buffer;

/** Reads a field that is no plain property of its object, at once: whatever it needs is in `env` already. */
type Read<Env> = (source: never, env: Env) => unknown;

/** How fields that are no plain properties are read, by type and field, such as `Game.periods`. */
export type Resolved<Env> = Readonly<Record<string, Read<Env>>>;

/** What writers are made for. */
export interface WriterSource<Env> {
  readonly fragments: Fragments;
  readonly resolved: Resolved<Env>;
  /** Fields, as `Type.field`, whose arguments somebody else looks at; others with arguments are not written. */
  readonly withArguments: ReadonlySet<string>;
  /** Told of each field that the writer will read, as `Type.field`, with one of its nodes. */
  onField(field: string, node: FieldNode): void;
}

/**
 * Makes the writer of an operation's answers.
 * @param type the root type
 * @param sets the selection sets of the nodes that are merged into one
 * @returns null when it asks for anything that is neither a plain property nor among the resolved
 */
export function writerOf<Env>(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  from: WriterSource<Env>,
): Writer<Env> | null {
  const code = new WriterCode();
  const write = selection(code, type, sets, from);
  return write === null ? null : code.compiled(write);
}

/** Adds the function that writes a selection of an object; returns its name. */
function selection<Env>(
  code: WriterCode,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  from: WriterSource<Env>,
): string | null {
  const selected = selectedOf(type.name, sets, from.fragments);
  if (selected === null) return null;
  const definitions = type.getFields();
  const body = new FunctionBody(code);
  let before = '{';
  for (const [responseName, nodes] of selected) {
    const name = nodes[0]!.name.value;
    body.text(`${before}"${responseName}":`);
    before = ',';
    if (name === '__typename') body.text(`"${type.name}"`);
    else if (!field(body, type, definitions[name], nodes, from)) return null;
  }
  // Everything may have been left out by its directives.
  body.text(before === '{' ? '{}' : '}');
  return body.end();
}

function field<Env>(
  body: FunctionBody,
  { name: typeName }: GraphQLObjectType,
  definition: GraphQLField<unknown, unknown> | undefined,
  nodes: readonly FieldNode[],
  from: WriterSource<Env>,
): boolean {
  if (definition === undefined) return false;
  const name = `${typeName}.${definition.name}`;
  if (definition.args.length > 0 && !from.withArguments.has(name)) return false;
  const resolved = from.resolved[name];
  if (resolved === undefined && definition.resolve !== undefined) return false;
  from.onField(name, nodes[0]!);
  return value(
    body,
    definition.type,
    resolved === undefined ? `source.${definition.name}` : `${body.code.known(resolved)}(source, env)`,
    nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    from,
  );
}

/** Adds what writes the value of an expression. */
function value<Env>(
  body: FunctionBody,
  type: GraphQLOutputType,
  expression: string,
  sets: readonly SelectionSetNode[],
  from: WriterSource<Env>,
): boolean {
  const name = body.variable(expression);
  const absent = `${name} === null || ${name} === undefined`;
  if (isNonNullType(type)) {
    body.add(`if (${absent}) unwritable();`);
    return present(body, type.ofType, name, sets, from);
  }
  body.add(`if (${absent}) {`);
  body.text('null');
  body.add('} else {');
  const isWritable = present(body, type, name, sets, from);
  body.add('}');
  return isWritable;
}

function present<Env>(
  body: FunctionBody,
  type: GraphQLOutputType,
  name: string,
  sets: readonly SelectionSetNode[],
  from: WriterSource<Env>,
): boolean {
  if (isLeafType(type)) {
    body.add(leafCode(type, name, (known) => body.code.known(known)));
    return true;
  }
  if (isObjectType(type)) {
    const write = selection(body.code, type, sets, from);
    body.add(`${write}(${name}, env);`);
    return write !== null;
  }
  if (!isListType(type)) return false;
  const item = type.ofType as GraphQLOutputType;
  body.add(`if (!Array.isArray(${name})) unwritable();`);
  if (isNumber(item)) {
    body.add(`if (!out.numbers(${name}, ${!isNonNullType(item)})) unwritable();`);
    return true;
  }
  body.text('[');
  const index = body.variable('0', 'let');
  body.add(`for (; ${index} < ${name}.length; ${index} += 1) { if (${index} > 0) out.comma();`);
  const isWritable = value(body, item, `${name}[${index}]`, sets, from);
  body.add('}');
  body.text(']');
  return isWritable;
}

function isNumber(type: GraphQLOutputType): boolean {
  const ofItem = getNullableType(type);
  return isLeafType(ofItem) && ofItem.name === 'Float';
}
