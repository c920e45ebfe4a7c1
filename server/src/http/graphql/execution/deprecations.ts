import {
  type ASTVisitor,
  type DocumentNode,
  getNamedType,
  getNullableType,
  getOperationAST,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { deprecationsOf, type KnownDeprecation } from '../../../lib/releases/graph-deprecations.js';
import type { Release } from '../../../lib/releases/releases.js';

/** What of an operation is deprecated, with these variables. */
export type UsedDeprecations = (variables: Readonly<Record<string, unknown>>) => readonly KnownDeprecation[];

/**
 * Finds what of an operation is deprecated, once for each; null for an operation, or a whole schema, in which nothing
 * can be.
 * @param log the releases, which say since when
 */
export function findDeprecations(
  schema: GraphQLSchema,
  log: readonly Release[],
): (document: DocumentNode, operationName: string) => UsedDeprecations | null {
  const deprecated = deprecationsOf(schema, log);
  if (deprecated.size === 0) return () => null;
  return (document, operationName) => {
    const written = writtenPlaces(schema, document, operationName);
    const given = variablesThatMay(schema, document, operationName, deprecated);
    const say = (places: Iterable<string>): KnownDeprecation[] =>
      [...new Set(places)].flatMap((place) => deprecated.get(place) ?? []);
    const always = say(written);
    if (given.length === 0) return always.length > 0 ? () => always : null;
    return (variables) => say([...written, ...given.flatMap(([name, type]) => placesIn(variables[name], type))]);
  };
}

/** The places that the text of an operation names, its fragments and the defaults of its variables included. */
function writtenPlaces(schema: GraphQLSchema, document: DocumentNode, operationName: string): string[] {
  const operation = getOperationAST(document, operationName || undefined);
  if (!operation) return [];
  const places: string[] = [];
  const spread = new Set<string>();
  const info = new TypeInfo(schema);
  const noting: ASTVisitor = {
    Field: () => void places.push(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`),
    Argument({ name }) {
      if (!info.getDirective()) places.push(`${info.getParentType()?.name}.${info.getFieldDef()?.name}.${name.value}`);
    },
    ObjectField: ({ name }) => void places.push(`${String(getNamedType(info.getParentInputType()))}.${name.value}`),
    EnumValue: ({ value }) => void places.push(`${String(getNamedType(info.getInputType()))}.${value}`),
    FragmentSpread: ({ name }) => void spread.add(name.value),
  };
  visit(operation, visitWithTypeInfo(info, noting));
  // A set goes on to what is added while it is walked through.
  for (const name of spread) {
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    if (fragment) visit(fragment, visitWithTypeInfo(info, noting));
  }
  return places;
}

/** Variables in whose values something deprecated may be. */
function variablesThatMay(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
  deprecated: ReadonlyMap<string, KnownDeprecation>,
): [name: string, type: GraphQLInputType][] {
  const definitions = getOperationAST(document, operationName || undefined)?.variableDefinitions ?? [];
  return definitions.flatMap(({ variable, type }): [string, GraphQLInputType][] => {
    const known = typeFromAST(schema, type);
    return isInputType(known) && mayHold(known, deprecated) ? [[variable.name.value, known]] : [];
  });
}

function mayHold(
  type: GraphQLInputType,
  deprecated: ReadonlyMap<string, KnownDeprecation>,
  seen = new Set<string>(),
): boolean {
  const named = getNamedType(type);
  if (seen.has(named.name)) return false;
  seen.add(named.name);
  if (isEnumType(named)) return named.getValues().some(({ name }) => deprecated.has(`${named.name}.${name}`));
  if (!isInputObjectType(named)) return false;
  return Object.values(named.getFields()).some(
    (field) => deprecated.has(`${named.name}.${field.name}`) || mayHold(field.type, deprecated, seen),
  );
}

/** The places that a given value names. */
function placesIn(value: unknown, type: GraphQLInputType): string[] {
  if (value === undefined || value === null) return [];
  const bare = getNullableType(type);
  if (isListType(bare)) return [value].flat().flatMap((item) => placesIn(item, bare.ofType as GraphQLInputType));
  if (isEnumType(bare)) return typeof value === 'string' ? [`${bare.name}.${value}`] : [];
  if (!isInputObjectType(bare) || typeof value !== 'object') return [];
  const fields = bare.getFields();
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields[name];
    return field && inner !== undefined ? [`${bare.name}.${name}`, ...placesIn(inner, field.type)] : [];
  });
}
