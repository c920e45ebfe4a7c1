import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { deprecationTerms } from './deprecation-terms.js';
import { deprecatedSince, type Release } from './releases.js';

/** Something deprecated, with what is known of its end. */
export interface KnownDeprecation {
  /** `Type.field`, `Type.field.argument`, `Input.field` or `Enum.VALUE`. */
  what: string;
  /** What to use in its place. */
  reason: string;
  /** YYYY-MM-DD: when the release came that said so; null before it. */
  since: string | null;
  /** YYYY-MM-DD: from when on it may be gone. */
  until: string | null;
}

/** Something that may be deprecated: `Type.field`, `Type.field.argument`, `Input.field`, `Enum.VALUE`. */
interface Part {
  place: string;
  deprecationReason?: string | null | undefined;
}

/** What of a graph is deprecated: place to reason. */
export function graphDeprecations(schema: GraphQLSchema): Map<string, string> {
  const parts = Object.values(schema.getTypeMap()).flatMap((type) => (isIntrospectionType(type) ? [] : partsOf(type)));
  return new Map(
    parts.flatMap(({ place, deprecationReason }) => (deprecationReason == null ? [] : [[place, deprecationReason]])),
  );
}

/**
 * The same by place, as answers and the change log tell it.
 * @param log the releases, which say since when
 */
export function deprecationsOf(schema: GraphQLSchema, log: readonly Release[]): Map<string, KnownDeprecation> {
  return new Map(
    [...graphDeprecations(schema)].map(([what, text]) => [
      what,
      { what, ...deprecationTerms(text), since: deprecatedSince(log, 'GraphQL', what) },
    ]),
  );
}

function partsOf(type: GraphQLNamedType): Part[] {
  if (isEnumType(type)) return type.getValues().map((value) => part(type.name, value));
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => part(type.name, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    part(type.name, field),
    ...field.args.map((argument) => part(`${type.name}.${field.name}`, argument)),
  ]);
}

function part(within: string, { name, deprecationReason }: { name: string; deprecationReason?: string | null }): Part {
  return { place: `${within}.${name}`, deprecationReason };
}
