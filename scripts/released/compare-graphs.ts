import { type Change as Found, ChangeType, CriticalityLevel, diff } from '@graphql-inspector/core';
import { type GraphQLSchema, isObjectType } from 'graphql';
import { deprecationTerms } from '../../server/src/lib/releases/deprecation-terms.js';
import { graphDeprecations } from '../../server/src/lib/releases/graph-deprecations.js';
import type { Change, Deprecation } from './change.js';

/** Words about things, and what is deprecated, which is compared by itself. */
const UNTOLD = /DESCRIPTION|DEPRECATION/;
/** The one directive in use of which it matters where it stands. */
const SEMANTIC_NON_NULL = /@semanticNonNull$/;
/** What brings everything in it along. */
const WHOLE: ReadonlySet<string> = new Set([ChangeType.TypeAdded, ChangeType.FieldAdded]);

/** The differences between two graphs; words about things are none. */
export async function compareGraphs(before: GraphQLSchema, after: GraphQLSchema): Promise<Change[]> {
  const told = (await diff(before, after)).filter(isTold);
  const whole = new Set(told.flatMap(({ type, path }) => (WHOLE.has(type) ? [path] : [])));
  return told
    .filter(({ path = '' }) => !outerPlaces(path).some((outer) => whole.has(outer)))
    .map((found) => ({
      api: 'GraphQL',
      kind: kindOf(found.type),
      level: levelOf(found, before),
      place: found.path ?? '',
      text: `${found.message}.`,
    }));
}

/** What of a graph is deprecated. */
export function deprecatedInGraph(schema: GraphQLSchema): Deprecation[] {
  return [...graphDeprecations(schema)].map(([place, text]) => ({
    api: 'GraphQL',
    place,
    ...deprecationTerms(text),
  }));
}

function isTold({ type, path = '' }: Found): boolean {
  if (UNTOLD.test(type)) return false;
  return !type.startsWith('DIRECTIVE_USAGE') || SEMANTIC_NON_NULL.test(path);
}

function kindOf(type: string): Change['kind'] {
  if (type.startsWith('DIRECTIVE_USAGE')) return 'changed';
  if (type.endsWith('_ADDED')) return 'added';
  return type.endsWith('_REMOVED') ? 'removed' : 'changed';
}

/**
 * A type that goes was asked for by what led to it: each of these is a change of its own. Only what stood for an
 * interface could be asked for by its name alone.
 */
function levelOf({ type, path, criticality }: Found, before: GraphQLSchema): Change['level'] {
  if (type === ChangeType.TypeRemoved) {
    const gone = before.getType(path ?? '');
    return isObjectType(gone) && gone.getInterfaces().length > 0 ? 'breaking' : 'safe';
  }
  if (criticality.level === CriticalityLevel.Breaking) return 'breaking';
  return criticality.level === CriticalityLevel.Dangerous ? 'dangerous' : 'safe';
}

/** 'A.b.c' has 'A.b' and 'A' around it. */
function outerPlaces(place: string): string[] {
  const names = place.split('.');
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('.'));
}
