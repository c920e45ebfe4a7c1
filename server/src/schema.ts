import 'reflect-metadata';
import { type GraphQLSchema, specifiedDirectives } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type NonEmptyArray, type PubSub } from 'type-graphql';
import { refusalIn } from './http/failure.js';
import { describeCosts } from './http/graphql/limits/describe-costs.js';
import { knowConcreteTypes } from './lib/concrete-type.js';
import { letFieldsFail, SEMANTIC_NON_NULL } from './lib/failing-fields.js';
import { noteRefusals } from './lib/note-refusals.js';
import { gamesResolvers } from './resolvers/games.js';
import { leagueResolvers } from './resolvers/league.js';
import { platformResolvers } from './resolvers/platform.js';
import { siteResolvers } from './resolvers/site.js';

/** Every resolver of the graph. */
const resolvers: readonly Function[] = [...platformResolvers, ...siteResolvers, ...leagueResolvers, ...gamesResolvers];

const ABOUT_QUERIES = 'Reads: an organization with all that is public of it, and `me` for who is signed in.';

const ABOUT_MUTATIONS = `Changes. Each field of a document is one transaction, done whole or not at all. They are carried out in the document's order;
one that fails neither stops those after it nor takes back those before it. A field that is null has an error whose \`path\` begins with it: it was
not done, unless the code is INTERNAL_SERVER_ERROR or the path leads further into it. docs/graph.md says it exactly. \`refusals\`, put last, says why as types.`;

const ABOUT_SUBSCRIPTIONS = `What is read, followed: the answer at once, and anew whenever it has changed, at most twice a second. The field is that of a query, so a
query becomes a subscription by its first word. Over server-sent events at /graphql for everybody, as a visitor sees it; docs/graph.md says how.`;

/**
 * TypeGraphQL wants one. Hubs (http/live) notice what has changed by themselves, and execute once for all who asked.
 */
const PUB_SUB: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('subscriptions are executed by http/live');
  },
};

let built: GraphQLSchema | undefined;

/**
 * The executable schema, built once per process. Inputs are checked by the services, which name fields as REST and
 * GraphQL callers know them, so TypeGraphQL's own validation is off.
 */
export function graphSchema(): GraphQLSchema {
  // Fields without a resolver of their own are plain properties: then the compiled operation reads them directly.
  const { objectTypes, params } = getMetadataStorage();
  for (const type of objectTypes) type.simpleResolvers ??= true;
  // Resolvers get the very object that was loaded: TypeGraphQL would make a copy of it for each field, of its declared
  // class.
  for (const param of params) if (param.kind === 'root') param.getType = undefined;
  return (built ??= build());
}

function build(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: resolvers as NonEmptyArray<Function>,
    validate: false,
    pubSub: PUB_SUB,
    directives: [...specifiedDirectives, SEMANTIC_NON_NULL],
  });
  letFieldsFail(schema);
  noteRefusals(schema, refusalIn);
  knowConcreteTypes(schema);
  schema.getMutationType()!.description = ABOUT_MUTATIONS;
  schema.getQueryType()!.description = ABOUT_QUERIES;
  schema.getSubscriptionType()!.description = ABOUT_SUBSCRIPTIONS;
  describeCosts(schema);
  return schema;
}
