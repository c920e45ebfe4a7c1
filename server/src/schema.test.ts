import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { expect, test } from 'vitest';
import { answeredType } from './lib/failing-fields.js';
import { graphSchema } from './schema.js';
import { schemaText } from './schema-text.js';

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);
const own = Object.values(graphSchema().getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

interface Described {
  place: string;
  description: string | null | undefined;
}

function partsOf(type: GraphQLNamedType): Described[] {
  const within = (
    parts: readonly (GraphQLArgument | { name: string; description?: string | null })[],
    place: string,
  ): Described[] => parts.map(({ name, description }) => ({ place: `${place}.${name}`, description }));
  if (isEnumType(type)) return within(type.getValues(), type.name);
  if (isInputObjectType(type)) return within(Object.values(type.getFields()), type.name);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const fields = Object.values(type.getFields());
  return [...within(fields, type.name), ...fields.flatMap(({ name, args }) => within(args, `${type.name}.${name}`))];
}

test('every type, field, argument and enum value says what it is', () => {
  const all = own.flatMap((type) => [
    ...(ROOTS.has(type.name) ? [] : [{ place: type.name, description: type.description }]),
    ...partsOf(type),
  ]);
  expect(all.filter(({ description }) => !description?.trim()).map(({ place }) => place)).toEqual([]);
});

test('plain fields are named like the properties they are read from', () => {
  const { objectTypes, fieldResolvers } = getMetadataStorage();
  const resolved = new Set(
    fieldResolvers.map(({ methodName, getObjectType }) => `${getObjectType?.()?.name}.${methodName}`),
  );
  const renamed = objectTypes.flatMap(({ target, fields = [] }) =>
    fields
      .filter(({ name, schemaName }) => name !== schemaName && !resolved.has(`${target.name}.${name}`))
      .map(({ schemaName }) => `${target.name}.${schemaName}`),
  );
  expect(renamed).toEqual([]);
});

test('no field of an input has a default value: the compiler would take it for required', () => {
  const inputs = own
    .filter(isInputObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({ place: `${type.name}.${field.name}`, field })),
    );
  expect(inputs.filter(({ field }) => field.defaultValue !== undefined).map(({ place }) => place)).toEqual([]);
});

test('no mutation is non-null: one that fails would take the answers of the others of its document along', () => {
  const mutations = Object.values(graphSchema().getMutationType()!.getFields());
  expect(mutations.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

/**
 * Fields of objects that fail where nothing else need fail: whatever is asked at the root, and what has an argument
 * that may be wrong.
 */
const mayFail = own.filter(isObjectType).flatMap((type) =>
  Object.values(type.getFields())
    .filter(({ args }) => ROOTS.has(type.name) || args.length > 0)
    .map((field) => ({ place: `${type.name}.${field.name}`, field })),
);

test('no field that can fail by itself is non-null: a wrong argument would empty what stands beside it', () => {
  expect(mayFail.filter(({ field }) => isNonNullType(field.type)).map(({ place }) => place)).toEqual([]);
  expect(mayFail.map(({ place }) => place)).toEqual(
    expect.arrayContaining([
      'Query.users',
      'Organization.leaders',
      'Organization.games',
      'Team.totals',
      'Player.gameStats',
      'Records.points',
    ]),
  );
});

test('the printed schema says what is null only with an error', () => {
  const printed = buildSchema(schemaText(graphSchema()));
  const marked = Object.values(printed.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull'))
        .map(({ name }) => `${type.name}.${name}`),
    );
  expect(marked.toSorted()).toEqual(
    mayFail
      .filter(({ field }) => isNonNullType(answeredType(field)))
      .map(({ place }) => place)
      .toSorted(),
  );
  expect(marked).toEqual(expect.arrayContaining(['Mutation.createSeason', 'Organization.leaders']));
  expect(marked).not.toContain('Query.organization');
});
