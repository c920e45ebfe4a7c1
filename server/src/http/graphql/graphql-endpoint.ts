import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import { organizationIn, type TenantNames } from '../../features/tenancy/tenancy.service.js';
import { AppError } from '../../lib/errors.js';
import type { TransportResponse, CacheableResponse } from '../response.js';
import { CACHEABLE_MARK } from './apollo.js';
import type { RequestContext } from '../../context/request-context.js';
import { handleRequest, type TransportRequest } from '../handle-request.js';
import type { Failure } from '../failure.js';
import { failureExtensions, withRequestId } from './graphql-errors.js';
import { OperationCache, plainRequest, runCached } from './execution/operation-cache.js';
import { LIMITS } from './limits/rules.js';
import { parametersIn, type RequestParameters } from '../live/subscription-request.js';
import { isWithin, MOST_LEVELS } from '../security/nesting.js';
import { grant, methodAskedFor } from '../security/other-origins.js';
import type { AppParts } from '../app-parts.js';
import { withGraphqlCost } from '../cost/tell-cost.js';
import { idempotentResponse } from '../caching/idempotent-response.js';
import { arrivedBody, readBody } from '../read-body.js';

/**
 * Answers requests for `/graphql`, best a tick after node's server tells of them (`arrivedBody`).
 * @returns a promise only where something has to be waited for
 */
export type GraphqlEndpoint = (req: IncomingMessage, res: ServerResponse) => Promise<void> | undefined;

/** Bodies up to this size are part of the response cache's key; longer ones are not worth keeping. */
const LONGEST_KEY = 16_384;
/** Refusals of a document or its variables: in `application/json` their status is 200 (GraphQL over HTTP, 6.4.1). */
const REFUSED_DOCUMENT = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'QUERY_TOO_EXPENSIVE',
]);

/** What the endpoint is asked by. */
const ALLOWED = 'GET, HEAD, POST';

/** How an answer without data begins. */
const REFUSAL = '{"errors":';

/**
 * The public GraphQL endpoint for `POST` with JSON and `GET`, straight on node's server: express would cost more than
 * the answer. `GET` never looks at cookies, so links and caches see what everybody sees.
 */
export function graphqlEndpoint(
  parts: AppParts,
  apollo: ApolloServer<RequestContext>,
  onStream: (req: IncomingMessage, res: ServerResponse, search: string, read: ReadParameters) => Promise<void>,
): GraphqlEndpoint {
  const shared = { parts, apollo, known: new OperationCache() };
  return (req, res) => {
    if (methodAskedFor(req) !== null) {
      grant(res, ['GET', 'POST']);
      return undefined;
    }
    const isGet = isRead(req);
    const search = searchOf(req.url);
    if (isGet && search === '' && req.headers.accept?.includes('text/html')) {
      res.writeHead(302, { location: '/graphiql' }).end();
      return undefined;
    }
    if (wantsEvents(req)) return onStream(req, res, search, async () => (isGet ? parametersIn(search) : bodyOf(req)));
    const answer = (reading: Reading): Promise<void> | undefined =>
      handleRequest(parts, req, res, new GraphqlRequest(shared, req, search, reading));
    if (isGet) return answer({ text: '' });
    const body = arrivedBody(req, LIMITS.bodyBytes);
    return body === null ? readText(req).then(answer) : answer({ text: body.toString('utf8') });
  };
}

/** What all requests of the endpoint share. */
interface Shared {
  readonly parts: AppParts;
  readonly apollo: ApolloServer<RequestContext>;
  readonly known: OperationCache;
}

/**
 * One request for `/graphql`. A class, so that an answer from memory, which needs little of it, makes one object and no
 * closures. Such an answer was made for the very same text: only when there is none it has to be understood.
 */
class GraphqlRequest implements TransportRequest {
  readonly transport = 'graphql';
  readonly isOpen = true;
  readonly takesKeys = true;
  readonly tellCost = withGraphqlCost;
  readonly anonymous: boolean;
  readonly key: string | null;
  readonly names: TenantNames;
  private readonly text: string;
  private parsed: { readonly body: unknown } | undefined;

  constructor(
    private readonly shared: Shared,
    private readonly req: IncomingMessage,
    private readonly search: string,
    private readonly reading: Reading,
  ) {
    this.anonymous = isRead(req);
    this.names = organizationIn(search);
    this.text = reading.text ?? '';
    const isKey = reading.failure === undefined && this.text.length + search.length <= LONGEST_KEY;
    this.key = isKey ? keyOf(req, search, this.text) : null;
  }

  mayBeCached(): boolean {
    return this.anonymous || isReadOnly(() => this.body());
  }

  produce(ctx: RequestContext): Promise<CacheableResponse> {
    if (this.reading.failure !== undefined) throw this.reading.failure;
    const { req, search, text } = this;
    if (!this.anonymous && req.method !== 'POST')
      throw new AppError('METHOD_NOT_ALLOWED', `This address is for ${ALLOWED}.`);
    const { parts, apollo, known } = this.shared;
    const request = (): HttpRequest => ({
      method: this.anonymous ? 'GET' : 'POST',
      headers: headersOf(req, this.anonymous),
      search,
      body: this.body(),
    });
    const run = (): Promise<CacheableResponse> =>
      idempotentResponse(ctx, req.headers['idempotency-key'], ['graphql', search, text], () =>
        runOperation(apollo, ctx, request()),
      );
    const plain =
      req.method === 'POST' && !ctx.cost.isDryRun ? plainRequest(this.body(), req.headers.accept ?? '') : null;
    const onFailure = (error: unknown): void =>
      parts.log.warn({ requestId: ctx.requestId, err: error }, 'a known operation broke');
    return plain ? runCached(parts.services.graph, known, ctx, plain, run, onFailure) : run();
  }

  fail(failure: Failure): TransportResponse {
    return graphqlFailure(failure);
  }

  /** The parsed body, once for a request. */
  private body(): unknown {
    this.parsed ??= { body: !this.anonymous && isJson(this.req) ? parseJson(this.text) : undefined };
    return this.parsed.body;
  }
}

/** Gives the parameters of a request, once it is there. */
type ReadParameters = () => Promise<RequestParameters>;

/** Whether a caller can do with nothing but a stream of events. */
function wantsEvents({ method, headers: { accept } }: IncomingMessage): boolean {
  if (accept === undefined || !accept.includes('text/event-stream')) return false;
  return (method === 'GET' || method === 'POST') && !/application\/(json|graphql-response\+json)/.test(accept);
}

async function bodyOf(req: IncomingMessage): Promise<RequestParameters> {
  if (!isJson(req)) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The request body must be JSON.');
  const { text = '', failure } = await readText(req);
  if (failure !== undefined) throw failure;
  const body = parseJson(text);
  return typeof body === 'object' && body !== null ? (body as RequestParameters) : {};
}

/** A request as Apollo Server takes it, its body parsed. */
interface HttpRequest {
  method: string;
  headers: HeaderMap;
  search: string;
  body: unknown;
}

/** Runs one GraphQL-over-HTTP request, its body parsed; also the multipart transport's way. */
export async function runOperation(
  apollo: ApolloServer<RequestContext>,
  ctx: RequestContext,
  httpGraphQLRequest: HttpRequest,
): Promise<CacheableResponse> {
  const response = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => ctx });
  // Thrown, so that who waits for the same answer is not refused with it.
  if (ctx.cost.refusal) throw ctx.cost.refusal;
  if (response.body.kind !== 'complete') throw new Error('answers in parts are not supported');
  const { headers } = response;
  const cacheable = headers.get(CACHEABLE_MARK) === '1';
  headers.delete(CACHEABLE_MARK);
  const status = isRefusedDocument(response) ? 200 : (response.status ?? 200);
  const { string } = response.body;
  const isRefused = string.startsWith(REFUSAL);
  ctx.cost.hasErrors ||= isRefused;
  const body = isRefused ? withRequestId(string, ctx.requestId) : string;
  return {
    cacheable: cacheable && status === 200,
    answer: { status, headers: Object.fromEntries(headers), body: Buffer.from(body) },
  };
}

/** A failure outside any operation, as a GraphQL answer. */
export function graphqlFailure(failure: Failure): TransportResponse {
  const body = { errors: [{ message: failure.message, extensions: failureExtensions(failure) }] };
  return {
    status: failure.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(failure.code === 'METHOD_NOT_ALLOWED' && { allow: ALLOWED }),
    },
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
function keyOf(req: IncomingMessage, search: string, text: string): string {
  const { method, headers } = req;
  return `${isRead(req) ? 'GET' : method}\n${headers.accept ?? ''}\n${headers['content-type'] ?? ''}\n${search}\n${text}`;
}

/** The query of a request's address, with its '?'; '' for none. */
export function searchOf(url = ''): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}

/** Whether a request can write nothing: HEAD is answered as GET is, without the body. */
function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isJson(req: IncomingMessage): boolean {
  return /^application\/json\s*(;|$)/i.test(req.headers['content-type'] ?? '');
}

function parseJson(text: string): unknown {
  if (text === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new AppError('BAD_USER_INPUT', 'The request body is not valid JSON.');
  }
  if (!isWithin(body, MOST_LEVELS))
    throw new AppError('BAD_USER_INPUT', `The request body is nested more than ${MOST_LEVELS} levels deep.`);
  return body;
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

function isRefusedDocument({ status, headers, body }: HTTPGraphQLResponse): boolean {
  if (status !== 400 || body.kind !== 'complete' || !headers.get('content-type')?.startsWith('application/json'))
    return false;
  const { errors = [] } = JSON.parse(body.string) as { errors?: { extensions?: { code?: string } }[] };
  return errors.length > 0 && errors.every(({ extensions }) => REFUSED_DOCUMENT.has(extensions?.code ?? ''));
}
