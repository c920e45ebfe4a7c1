import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import { OrganizationResolver } from './features/organizations/organization.resolver.js';
import { SportResolver } from './features/sports/sport.resolver.js';
import { TenancyResolver } from './features/tenancy/tenancy.resolver.js';

/** Every resolver of the graph, in the order of the features. */
const resolvers: NonEmptyArray<Function> = [
  SportResolver,
  OrganizationResolver,
  TenancyResolver,
];

let built: GraphQLSchema | undefined;

/**
 * The executable schema, built once per process. Inputs are checked by the services, which name fields as REST and GraphQL
 * callers know them, so TypeGraphQL's own validation is off.
 */
export function graphSchema(): GraphQLSchema {
  // Fields without a resolver of their own are plain properties: then the compiled operation reads them directly.
  for (const type of getMetadataStorage().objectTypes) type.simpleResolvers ??= true;
  return (built ??= buildSchemaSync({ resolvers, validate: false }));
}
