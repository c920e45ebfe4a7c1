import { ApolloServer, type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { Logger } from 'pino';
import { AppError } from '../../lib/errors.js';
import type { RequestContext } from '../../context/request-context.js';
import { DocumentStore } from './execution/document-store.js';
import { describeFailure } from '../failure.js';
import type { Graph } from './execution/graph.js';
import { withEnumValues } from './execution/variable-errors.js';
import { failureExtensions, formatExecutionErrors, formatProtocolError } from './graphql-errors.js';
import { noteAccepted, notePrice } from './execution/operation-cache.js';
import { priceOf, tooExpensive } from './limits/cost.js';
import { LIMITS, limitRules } from './limits/rules.js';
import { fromElsewhere } from '../security/csrf.js';
import { challenge } from '../keys/challenge.js';
import { refusalByKey } from '../keys/mutation-scopes.js';
import { laterOf } from '../retry-after.js';

/** A marker in the answer's head that the transport takes off again: the answer is complete and only read. */
export const CACHEABLE_MARK = 'x-cacheable';

/** Apollo Server for the public GraphQL endpoint: parsing, validation, protocol. Operations run compiled. */
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
    formatError: (formatted, error) =>
      formatProtocolError({ ...formatted, message: withEnumValues(graph.schema, formatted.message) }, error, log),
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

/** The answer to what is not executed. */
function refusal(reason: AppError, requestId: string, log: Logger): GraphQLResponse {
  const failure = describeFailure(reason, requestId, log);
  const errors = [{ message: failure.message, extensions: failureExtensions(failure) }];
  return {
    http: { status: failure.status, headers: new HeaderMap(Object.entries(challenge('', failure))) },
    body: { kind: 'single', singleResult: { errors } },
  };
}

/** The answer to who wants to know the estimate, and nothing executed. */
function estimateAlone(): GraphQLResponse {
  return {
    http: { status: 200, headers: new HeaderMap() },
    body: { kind: 'single', singleResult: { data: null } },
  };
}

/** Why a subscription has no single answer. */
function streamed(): AppError {
  return new AppError(
    'BAD_USER_INPUT',
    'A subscription is answered as a stream of events: ask for it with Accept: text/event-stream.',
  );
}

/** Whether anything was answered at all: a value, or a list that is empty. */
function hasValue(answered: unknown): boolean {
  if (answered === null || answered === undefined) return false;
  if (typeof answered !== 'object') return true;
  return (Array.isArray(answered) && answered.length === 0) || Object.values(answered).some(hasValue);
}

/** Runs operations by the compiled graph instead of graphql-js. */
function compiledExecution(graph: Graph, log: Logger): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ operation, document, request, contextValue: ctx }) {
          if (!operation) return null; // no such operation: Apollo says so
          if (operation.operation === 'subscription') return refusal(streamed(), ctx.requestId, log);
          if (operation.operation === 'mutation' && ctx.isFromElsewhere)
            return refusal(fromElsewhere(), ctx.requestId, log);
          const forbidden = refusalByKey(ctx, document, operation.name?.value);
          if (forbidden) return refusal(forbidden, ctx.requestId, log);
          const name = operation.name?.value;
          const price = priceOf(graph.schema, document, request.variables, name);
          try {
            await notePrice(ctx, price, { document, name: name ?? null });
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
            ctx.cost.refusal = error;
            return refusal(error, ctx.requestId, log);
          }
          if (ctx.cost.isDryRun) return estimateAlone();
          const expensive = tooExpensive(price, LIMITS.values);
          if (expensive) return refusal(expensive, ctx.requestId, log);
          const { data, errors, extensions } = await graph.execute(ctx, document, request.variables, name);
          const executed = data !== undefined;
          ctx.cost.hasErrors = errors !== undefined;
          const headers = new HeaderMap();
          if (!errors && operation.operation === 'query') {
            headers.set(CACHEABLE_MARK, '1');
            noteAccepted(ctx, document);
          }
          const formatted = errors && formatExecutionErrors(errors, executed, ctx.requestId, log);
          for (const [name, value] of Object.entries(laterOf(formatted))) headers.set(name, value);
          const unavailable = headers.has('retry-after') && !hasValue(data);
          return {
            http: { headers, ...(!executed ? { status: 400 } : unavailable && { status: 503 }) },
            body: {
              kind: 'single',
              singleResult: {
                ...(executed && { data }),
                ...(formatted && { errors: formatted }),
                ...(extensions && { extensions }),
              },
            },
          };
        },
      };
    },
  };
}
