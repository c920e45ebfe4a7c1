import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Logger } from 'pino';
import type { RequestContext } from './context.js';
import { DocumentStore } from './document-store.js';
import type { Graph } from './graph.js';
import { formatExecutionErrors, formatProtocolError } from './graphql-errors.js';
import { noteAccepted } from './known-operations.js';
import { LIMITS, limitRules } from './limits/rules.js';

/** A marker in the answer's head that the door takes off again: the answer is complete and only read. */
export const KEEP_MARK = 'x-keep';

/** Apollo Server for the public GraphQL door: parsing, validation, protocol. Operations run compiled. */
export async function startApollo(graph: Graph, log: Logger): Promise<ApolloServer<RequestContext>> {
  const apollo = new ApolloServer<RequestContext>({
    schema: graph.schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    csrfPrevention: true,
    documentStore: new DocumentStore(),
    parseOptions: { maxTokens: LIMITS.tokens },
    validationRules: limitRules,
    formatError: (formatted, error) => formatProtocolError(formatted, error, log),
    stringifyResult: (result) => JSON.stringify(result),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      compiledExecution(graph, log),
    ],
  });
  await apollo.start();
  return apollo;
}

/** Runs operations by the compiled graph instead of graphql-js. */
function compiledExecution(graph: Graph, log: Logger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ operation, document, request, contextValue: ctx }) {
          if (!operation) return null; // no such operation: Apollo says so
          const { data, errors } = await graph.execute(ctx, document, request.variables, operation.name?.value);
          const executed = data !== undefined;
          const headers = new HeaderMap();
          if (!errors && operation.operation === 'query') {
            headers.set(KEEP_MARK, '1');
            noteAccepted(ctx, document);
          }
          const formatted = errors && formatExecutionErrors(errors, executed, ctx.requestId, log);
          return {
            http: { headers, ...(!executed && { status: 400 }) },
            body: {
              kind: 'single',
              singleResult: { ...(executed && { data }), ...(formatted && { errors: formatted }) },
            },
          };
        },
      };
    },
  };
}
