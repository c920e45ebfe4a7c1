import { TELLING_FIELDS } from '../../lib/note-refusals.js';
import { type GraphQLField, type GraphQLSchema, getNamedType, isLeafType } from 'graphql';

/** What everybody may ask, whatever they are: it says itself what it shows to whom, in tests of its own. */
const PUBLIC_QUERIES = ['organization', 'organizations', 'node', 'nodes', 'listings', 'sports', 'me', 'scorekeeping'];

/** An operation of the graph that the permission table has to speak of. */
export interface Operation {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
}

/** Every mutation and every query that is not public, by name. */
export function guardedOperations(schema: GraphQLSchema): Map<string, Operation> {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ name }) => !PUBLIC_QUERIES.includes(name),
  );
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
    ({ name }) => !TELLING_FIELDS.has(name),
  );
  return new Map<string, Operation>([
    ...queries.map((field) => [field.name, { kind: 'query', field }] as const),
    ...mutations.map((field) => [field.name, { kind: 'mutation', field }] as const),
  ]);
}

/** A document that calls the operation with these arguments as variables, and selects nothing but type names. */
export function documentFor({ kind, field }: Operation, args: Record<string, unknown>): string {
  const given = field.args.filter(({ name }) => Object.hasOwn(args, name));
  const unknown = Object.keys(args).filter((name) => !given.some((arg) => arg.name === name));
  if (unknown.length > 0) throw new Error(`${field.name} has no argument ${unknown.join(', ')}`);
  const variables = given.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${kind}${variables && `(${variables})`} { answer: ${field.name}${passed && `(${passed})`}${selection} }`;
}
