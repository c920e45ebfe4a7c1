import { createMcpHandler } from '@modelcontextprotocol/server';
import type { Request as ExpressRequest, RequestHandler } from 'express';
import type { RequestContext } from '../context/request-context.js';
import { tenantNamesIn } from '../features/tenancy/tenancy.service.js';
import type { AppParts } from '../http/app-parts.js';
import type { Failure } from '../http/failure.js';
import { handleRequest } from '../http/handle-request.js';
import type { TransportResponse } from '../http/response.js';
import { grant, methodAskedFor } from '../http/security/other-origins.js';
import type { ErrorCode } from '../lib/errors.js';
import { readJson } from '../rest/read-given.js';
import { mcpServer } from './mcp-server.js';

const PATH = '/api/mcp';
/** What the protocol reads of a request's head; who asks is decided before. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'last-event-id'];

/**
 * The Model Context Protocol at `/api/mcp`, by which an assistant asks about a league (streamable HTTP, without
 * sessions). `?slug=` or `?domain=`, or an organization's own host, say of which organization. Cookies count for
 * nothing; a key reads what its scopes allow.
 */
export function mcp(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== PATH) return next();
    if (methodAskedFor(req) !== null) return grant(res, ['POST']);
    const query = new URLSearchParams(req.originalUrl.split('?')[1]);
    await handleRequest(parts, req, res, {
      transport: 'graphql',
      key: null,
      names: tenantNamesIn(query),
      anonymous: true,
      isOpen: true,
      takesKeys: true,
      produce: async (ctx) => ({ answer: await answerOf(parts, req, ctx), cacheable: false }),
      fail: failureOf,
    });
  };
}

async function answerOf(parts: AppParts, req: ExpressRequest, ctx: RequestContext): Promise<TransportResponse> {
  const parsedBody = req.method === 'POST' ? await readJson(req) : undefined;
  const headers = HEADERS.flatMap((name): [string, string][] => {
    const value = req.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  let later: Record<string, string> = {};
  const server = () => mcpServer(parts, ctx, (headers) => (later = headers));
  const handler = createMcpHandler(server, { keepAliveMs: 0, maxSubscriptions: 0 });
  try {
    const response = await handler.fetch(new Request(`http://localhost${PATH}`, { method: req.method, headers }), {
      parsedBody,
    });
    const body = Buffer.from(withRequestId(await response.text(), response.status, ctx.requestId));
    // Who may keep an answer is for the product to say, which knows who asks.
    const said = [...response.headers].filter(([name]) => name !== 'cache-control' && name !== 'connection');
    return { status: response.status, headers: { ...Object.fromEntries(said), ...later }, body };
  } finally {
    await handler.close();
  }
}

/** How an error of the protocol begins in its text; within what a tool answers, quotes are escaped. */
const PROTOCOL_ERROR = /"error":\{"code":-\d+/;
/** A line with a message: the whole answer, or the data of an event. A text in it may hold other ends of lines. */
const MESSAGE = /^(data: )?(\{[^]*\})$/;

interface ProtocolError {
  readonly code: number;
  readonly data?: unknown;
}

/** What the protocol's library says of a message that it does not take, with what stands in every error beside. */
function withRequestId(text: string, status: number, requestId: string): string {
  if (!PROTOCOL_ERROR.test(text)) return text;
  return text
    .split('\n')
    .map((line) => {
      const [, before = '', json] = MESSAGE.exec(line) ?? [];
      const message = json === undefined ? {} : (JSON.parse(json) as { error?: ProtocolError });
      return message.error === undefined
        ? line
        : `${before}${JSON.stringify({ ...message, error: explained(message.error, status, requestId) })}`;
    })
    .join('\n');
}

/** An error with code and request id, unless it has them. */
function explained(error: ProtocolError, status: number, requestId: string): ProtocolError {
  const { data = {} } = error;
  if (typeof data !== 'object' || data === null || 'requestId' in data) return error;
  const isOwn = error.code === INTERNAL_ERROR;
  const code: ErrorCode = isOwn ? 'INTERNAL_SERVER_ERROR' : status === 405 ? 'METHOD_NOT_ALLOWED' : 'BAD_USER_INPUT';
  return { ...error, data: { ...data, code, requestId } };
}

/** JSON-RPC's own numbers: what is no message, what failed on our side, what a server refuses for its own reasons. */
const [INVALID_REQUEST, INTERNAL_ERROR, REFUSED] = [-32_600, -32_603, -32_000];

/** A failure before any message was read, as the protocol tells it; in `data` stands what REST and the graph tell. */
function failureOf({ status, message, ...data }: Failure): TransportResponse {
  const isWrong = status === 400 || status === 413 || status === 415;
  const code = isWrong ? INVALID_REQUEST : status === 500 ? INTERNAL_ERROR : REFUSED;
  const body = { jsonrpc: '2.0', id: null, error: { code, message, data } };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: Buffer.from(JSON.stringify(body)) };
}
