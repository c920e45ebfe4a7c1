import { createHash, randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { createContext } from '../context/create-context.js';
import type { RequestContext } from '../context/request-context.js';
import type { AppParts } from '../http/app-parts.js';
import { describeFailure } from '../http/failure.js';
import { handleRequest } from '../http/handle-request.js';
import { requestIdOf } from '../http/request-id.js';
import type { TransportResponse } from '../http/response.js';
import { originOf } from '../http/security/origin.js';
import { notFound, tooMany } from '../lib/errors.js';
import { restFailure } from '../rest/rest-answer.js';
import { BULK_TABLES, type BulkTable } from './bulk-tables.js';
import { type BulkFormat, bulkText } from './bulk-text.js';

const ADDRESS = /^\/api\/bulk\/(\d{1,10})\/([a-z-]+)\.(ndjson|csv)$/u;
const TYPES: Readonly<Record<BulkFormat, string>> = {
  ndjson: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};
/** How many are read at once in a process: each keeps a connection to the database busy. */
const MOST_AT_ONCE = 4;
/** When to try again while others are read, in seconds. */
const LATER = 10;

/** Which season's things an address asks for. */
interface Wanted {
  readonly season: string;
  readonly name: string;
  readonly table: BulkTable;
  readonly format: BulkFormat;
}

/**
 * A season as a whole: `GET /api/bulk/{season}/{games|box-scores|players|standings}.{ndjson|csv}`, as visitors see it, whoever
 * asks. It is written while it is read, so that a season of any size takes the same memory. It costs what its first page
 * would: reading on is cheaper than asking page by page.
 */
export function bulk(parts: AppParts): RequestHandler {
  // Versions are counted by each process for itself.
  const process = randomUUID();
  let atOnce = 0;
  return async (req, res, next) => {
    const wanted = req.method === 'GET' || req.method === 'HEAD' ? read(req.path) : null;
    if (wanted === null) return next();
    const isCrowded = atOnce >= MOST_AT_ONCE;
    atOnce += 1;
    try {
      await answer(parts, req, res, async (ctx, context) => {
        if (isCrowded) throw tooMany('Other seasons are being read. Please try again in a moment.', LATER);
        if (ctx.tenant === null) throw notFound('Organization');
        const etag = tagOf(parts, ctx.tenant.id, [process, req.path]);
        const headers = { 'cache-control': 'no-cache', ...(etag !== null && { etag }) };
        if (etag !== null && req.get('if-none-match')?.includes(etag))
          return { status: 304, headers, body: Buffer.alloc(0) };
        const answered = await textOf(wanted, headers, ctx, context);
        return {
          ...answered,
          stream: logged(answered.stream!, (error) => describeFailure(error, ctx.requestId, parts.log)),
        };
      });
    } finally {
      atOnce -= 1;
    }
  };
}

function read(path: string): Wanted | null {
  const [, season, name = '', format] = ADDRESS.exec(path) ?? [];
  const table = Object.hasOwn(BULK_TABLES, name) ? BULK_TABLES[name] : undefined;
  return season === undefined || table === undefined ? null : { season, name, table, format: format as BulkFormat };
}

type Make = (ctx: RequestContext, further: () => Promise<RequestContext>) => Promise<TransportResponse>;

/** @param make gets the request's context, and what makes further ones like it that are charged nothing */
function answer(parts: AppParts, req: Request, res: Response, make: Make): Promise<void> {
  const { trustProxy } = parts.services.config;
  const query = new URLSearchParams(req.originalUrl.split('?')[1]);
  const names = { organization: query.get('organization'), slug: query.get('slug'), domain: query.get('domain') };
  const further = () =>
    createContext(parts.services, {
      transport: 'rest',
      requestId: requestIdOf(req, trustProxy),
      origin: originOf(req, trustProxy),
      names,
    });
  return handleRequest(parts, req, res, {
    transport: 'rest',
    key: null,
    names,
    anonymous: true,
    isOpen: true,
    produce: async (ctx) => ({ answer: await make(ctx, further), cacheable: false }),
    fail: restFailure,
  });
}

async function textOf(
  { season, name, table, format }: Wanted,
  headers: Record<string, string>,
  ctx: RequestContext,
  further: () => Promise<RequestContext>,
): Promise<TransportResponse> {
  const contexts = [ctx];
  const pieces = bulkText(async () => contexts.pop() ?? (await further()), table, format, season);
  // What is not there is said with a status: the head goes out once there is something.
  const first = await pieces.next();
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': TYPES[format],
      'content-disposition': `inline; filename="${name}-${season}.${format}"`,
    },
    body: Buffer.alloc(0),
    stream: from(first, pieces),
  };
}

/** Says which state of the data an answer has; null while that cannot be known. Another process says it in other words. */
function tagOf({ services: { versions } }: AppParts, tenant: number, what: readonly string[]): string | null {
  if (!versions.healthy) return null;
  const state = [...what, versions.of(tenant), versions.of('platform'), versions.ofLive(tenant, 'any')].join(' ');
  return `W/"${createHash('sha1').update(state).digest('base64url')}"`;
}

/** What fails midway no status can say any more. */
async function* logged(pieces: AsyncIterable<string>, log: (error: unknown) => unknown): AsyncGenerator<string> {
  try {
    yield* pieces;
  } catch (error) {
    log(error);
    throw error;
  }
}

async function* from(first: IteratorResult<string, unknown>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}
