import { type GraphQLSchema, isInterfaceType } from 'graphql';

/** Which type of the graph a thing is: things are plain objects and do not say it. */
const types = new WeakMap<object, string>();

/** Says of which type a thing is, where the graph answers an interface. Returns the thing. */
export function ofType<Thing extends object>(type: string, thing: Thing): Thing {
  types.set(thing, type);
  return thing;
}

/**
 * Makes all interfaces of a schema go by what `ofType` was told. TypeGraphQL's own way answers later, which compiled
 * operations cannot wait for.
 */
export function knowConcreteTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInterfaceType(type)) type.resolveType = (thing: object) => types.get(thing);
}
