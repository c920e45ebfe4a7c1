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
import { leafText, Unwritable } from './leaf-text.js';
import { type Fragments, selectedOf } from './selected.js';

/**
 * Writes what an operation selects of an object as JSON text, the same that GraphQL's answer would be. Throws
 * `Unwritable` where it would be an error.
 */
export type Writer<Env> = (source: unknown, env: Env) => string;

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

type Field = readonly [
  prefix: string,
  read: (source: never, env: never) => unknown,
  write: (value: unknown, env: never) => string,
];

/**
 * Makes the writer of a selection.
 * @param sets the selection sets of the nodes that are merged into one
 * @returns null when it asks for anything that is neither a plain property nor among the resolved
 */
export function writerOf<Env>(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  from: WriterSource<Env>,
): Writer<Env> | null {
  const selected = selectedOf(type.name, sets, from.fragments);
  if (selected === null) return null;
  const definitions = type.getFields();
  const fields: Field[] = [];
  for (const [responseName, nodes] of selected) {
    const prefix = `${fields.length > 0 ? ',' : '{'}"${responseName}":`;
    const [{ name }] = nodes as [FieldNode];
    if (name.value === '__typename') {
      fields.push([`${prefix}"${type.name}"`, () => '', (nothing) => nothing as string]);
      continue;
    }
    const field = fieldOf(type, definitions[name.value], nodes, from);
    if (field === null) return null;
    fields.push([prefix, ...field]);
  }
  return objectWriter(fields);
}

function objectWriter<Env>(fields: readonly Field[]): Writer<Env> {
  // Everything may have been left out by its directives.
  if (fields.length === 0) return () => '{}';
  return (source, env) => {
    let text = '';
    for (let i = 0; i < fields.length; i += 1) {
      const [prefix, read, write] = fields[i]!;
      text += prefix + write(read(source as never, env as never), env as never);
    }
    return `${text}}`;
  };
}

function fieldOf<Env>(
  { name: typeName }: GraphQLObjectType,
  definition: GraphQLField<unknown, unknown> | undefined,
  nodes: readonly FieldNode[],
  from: WriterSource<Env>,
): [read: Field[1], write: Field[2]] | null {
  if (definition === undefined) return null;
  const name = `${typeName}.${definition.name}`;
  if (definition.args.length > 0 && !from.withArguments.has(name)) return null;
  const read = from.resolved[name] ?? (definition.resolve === undefined ? propertyReader(definition.name) : null);
  const write = valueWriter(
    definition.type,
    nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
    from,
  );
  if (read === null || write === null) return null;
  from.onField(name, nodes[0]!);
  return [read, write];
}

// A function made for each property keeps its own notes of where objects have it; a shared one would have to look each
// time.
function propertyReader(name: string): (source: never) => unknown {
  return new Function('source', `return source.${name}`) as (source: never) => unknown;
}

function valueWriter<Env>(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  from: WriterSource<Env>,
): Writer<Env> | null {
  if (!isNonNullType(type)) {
    const write = presentWriter(type, sets, from);
    return write && ((value, env) => (value === null || value === undefined ? 'null' : write(value, env)));
  }
  const write = presentWriter(type.ofType, sets, from);
  return (
    write &&
    ((value, env) => {
      if (value === null || value === undefined) throw new Unwritable();
      return write(value, env);
    })
  );
}

function presentWriter<Env>(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  from: WriterSource<Env>,
): Writer<Env> | null {
  if (isLeafType(type)) return leafText(type);
  if (isObjectType(type)) return writerOf(type, sets, from);
  if (!isListType(type)) return null;
  const of = type.ofType as GraphQLOutputType;
  const item = valueWriter(of, sets, from);
  return item && (isNumber(of) ? numbersWriter(!isNonNullType(of)) : listWriter(item));
}

function isNumber(type: GraphQLOutputType): boolean {
  const present = getNullableType(type);
  return isLeafType(present) && present.name === 'Float';
}

/** A list of numbers as a whole: text put together of many short pieces has to be gathered from them once more when it is sent. */
function numbersWriter(mayBeNull: boolean): Writer<unknown> {
  return (value) => {
    if (!Array.isArray(value)) throw new Unwritable();
    for (const number of value as unknown[])
      if (!(number === null || number === undefined ? mayBeNull : Number.isFinite(number))) throw new Unwritable();
    return JSON.stringify(value);
  };
}

function listWriter<Env>(item: Writer<Env>): Writer<Env> {
  return (value, env) => {
    if (!Array.isArray(value)) throw new Unwritable();
    const list = value as unknown[];
    if (list.length === 0) return '[]';
    let text = `[${item(list[0], env)}`;
    for (let i = 1; i < list.length; i += 1) text += `,${item(list[i], env)}`;
    return `${text}]`;
  };
}
