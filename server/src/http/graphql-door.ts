import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { AppError } from '../lib/errors.js';
import type { Answer, Produced } from './answer.js';
import { KEEP_MARK } from './apollo.js';
import type { RequestContext } from './context.js';
import { answer } from './door.js';
import type { Failure } from './failure.js';
import { failureExtensions } from './graphql-errors.js';
import { KnownOperations, plainRequest, runKnown } from './known-operations.js';
import { LIMITS } from './limits/rules.js';
import type { AppParts } from './parts.js';
import { produceOnce } from './produce-once.js';
import { readBody } from './read-body.js';

/** Answers requests for `/graphql`. */
export type GraphqlDoor = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Bodies up to this size are part of the answer cache's key; longer ones are not worth keeping. */
const LONGEST_KEY = 16_384;
/** Refusals of a document or its variables: in `application/json` their status is 200 (GraphQL over HTTP, 6.4.1). */
const REFUSED_DOCUMENT = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * The public GraphQL door for `POST` with JSON and `GET`, straight on node's server: express would cost more than the
 * answer. `GET` never looks at cookies, so links and caches see what everybody sees.
 */
export function graphqlDoor(parts: AppParts, apollo: ApolloServer<RequestContext>): GraphqlDoor {
  const known = new KnownOperations();
  return async (req, res) => {
    const isGet = req.method === 'GET';
    const search = searchOf(req.url ?? '');
    if (isGet && search === '' && req.headers.accept?.includes('text/html')) {
      res.writeHead(302, { location: '/graphiql' }).end();
      return;
    }
    const reading: Reading = isGet ? { text: '' } : await readText(req);
    const { text = '' } = reading;
    // An answer in memory was made for the very same text: only when there is none it has to be understood.
    const body = lazily(() => (!isGet && isJson(req) ? parseJson(text) : undefined));
    await answer(parts, req, res, {
      door: 'graphql',
      anonymous: isGet,
      key:
        reading.failure === undefined && text.length + search.length <= LONGEST_KEY ? keyOf(req, search, text) : null,
      mayBeKept: () => isGet || isReadOnly(body),
      async produce(ctx) {
        if (reading.failure !== undefined) throw reading.failure;
        const request = (): HttpRequest => ({
          method: req.method ?? '',
          headers: headersOf(req, isGet),
          search,
          body: body(),
        });
        const run = (): Promise<Produced> =>
          produceOnce(ctx, req.headers['idempotency-key'], ['graphql', search, text], () =>
            runOperation(apollo, ctx, request()),
          );
        const plain = req.method === 'POST' ? plainRequest(body(), req.headers.accept ?? '') : null;
        const onFailure = (error: unknown): void =>
          parts.log.warn({ requestId: ctx.requestId, err: error }, 'a known operation broke');
        return plain ? runKnown(parts.services.graph, known, ctx, plain, run, onFailure) : run();
      },
      fail: graphqlFailure,
    });
  };
}

/** A request as Apollo Server takes it, its body parsed. */
interface HttpRequest {
  method: string;
  headers: HeaderMap;
  search: string;
  body: unknown;
}

/** Runs one GraphQL-over-HTTP request, its body parsed; also the multipart door's way. */
export async function runOperation(
  apollo: ApolloServer<RequestContext>,
  ctx: RequestContext,
  httpGraphQLRequest: HttpRequest,
): Promise<Produced> {
  const response = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => ctx });
  if (response.body.kind !== 'complete') throw new Error('answers in parts are not supported');
  const { headers } = response;
  const keep = headers.get(KEEP_MARK) === '1';
  headers.delete(KEEP_MARK);
  const status = isRefusedDocument(response) ? 200 : (response.status ?? 200);
  return {
    keep: keep && status === 200,
    answer: { status, headers: Object.fromEntries(headers), body: Buffer.from(response.body.string) },
  };
}

/** A failure outside any operation, as a GraphQL answer. */
export function graphqlFailure(failure: Failure): Answer {
  const body = { errors: [{ message: failure.message, extensions: failureExtensions(failure) }] };
  return {
    status: failure.status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** Apollo refuses forgeable GETs by a header that programs send; a GET without cookies has nothing to forge. */
export function headersOf(req: IncomingMessage, isGet: boolean): HeaderMap {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !(isGet && name === 'cookie'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  if (isGet) headers.set('apollo-require-preflight', '1');
  return headers;
}

/** A request's body as text, or why it could not be read. */
interface Reading {
  text?: string;
  failure?: unknown;
}

async function readText(req: IncomingMessage): Promise<Reading> {
  try {
    return { text: (await readBody(req, LIMITS.bodyBytes)).toString('utf8') };
  } catch (failure) {
    return { failure };
  }
}

/** Everything that the answer to a read depends on. None of the parts before the text can hold a line's end. */
function keyOf({ method, headers }: IncomingMessage, search: string, text: string): string {
  return `${method}\n${headers.accept ?? ''}\n${headers['content-type'] ?? ''}\n${search}\n${text}`;
}

function searchOf(url: string): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

function isJson(req: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? '');
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('BAD_USER_INPUT', 'The request body is not valid JSON.');
  }
}

/** Whether a body can hold nothing but queries: the words for writing do not occur in it, not even as a name. */
function isReadOnly(body: () => unknown): boolean {
  try {
    const { query } = (body() ?? {}) as { query?: unknown };
    return typeof query === 'string' && !/mutation|subscription/.test(query);
  } catch {
    return false; // it is no JSON, which whoever answers it will say
  }
}

/** Makes a value when it is first asked for; what stops it, stops it each time. */
function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

function isRefusedDocument({ status, headers, body }: HTTPGraphQLResponse): boolean {
  if (status !== 400 || body.kind !== 'complete' || !headers.get('content-type')?.startsWith('application/json'))
    return false;
  const { errors = [] } = JSON.parse(body.string) as { errors?: { extensions?: { code?: string } }[] };
  return errors.length > 0 && errors.every(({ extensions }) => REFUSED_DOCUMENT.has(extensions?.code ?? ''));
}
