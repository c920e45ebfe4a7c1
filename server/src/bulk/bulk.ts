import { createHash, randomUUID } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { createContext } from '../context/create-context.js';
import type { RequestContext } from '../context/request-context.js';
import { namesTenant, type TenantNames, tenantNamesIn } from '../features/tenancy/tenancy.service.js';
import type { AppParts } from '../http/app-parts.js';
import { keptCost } from '../http/budgets/charge.js';
import { chargeWhenPossible } from '../http/budgets/charge-when-possible.js';
import { begunStream } from '../http/begun-stream.js';
import { withRestCost } from '../http/cost/tell-cost.js';
import { describeFailure } from '../http/failure.js';
import { priceOf } from '../http/graphql/limits/cost.js';
import { handleRequest } from '../http/handle-request.js';
import { requestIdOf } from '../http/request-id.js';
import type { TransportResponse } from '../http/response.js';
import { originOf } from '../http/security/origin.js';
import { AppError, notFound, tooMany } from '../lib/errors.js';
import { networkOf } from '../lib/network.js';
import { BULK_FORMATS, BULK_NAMES } from '../rest/describe-bulk.js';
import { restFailure } from '../rest/rest-answer.js';
import { BULK_TABLES, type BulkTable } from './bulk-tables.js';
import { type BulkFormat, bulkText } from './bulk-text.js';

const ADDRESS = new RegExp(`^/api/bulk/(\\d{1,10})/(${BULK_NAMES.join('|')})\\.(${BULK_FORMATS.join('|')})$`, 'u');
const NEARLY = /^\/api\/bulk\/\d{1,10}\/[\w.-]+$/u;
const TYPES: Readonly<Record<BulkFormat, string>> = {
  ndjson: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  parquet: 'application/vnd.apache.parquet',
};
/** How many are read at once in a process, and for one network: each keeps a connection to the database busy. */
const MOST_AT_ONCE = 4;
const MOST_OF_NETWORK = 2;
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
 * A season as a whole: `GET /api/bulk/{season}/{games|box-scores|players|standings}.{ndjson|csv|parquet}`, as visitors
 * see it, whoever asks. It is written while it is read, so that a season of any size takes the same memory. Its first
 * page costs what it would anywhere, the others a tenth of that; where the caller's limit is used up, reading goes on
 * as it is filled again.
 */
export function bulk(parts: AppParts): RequestHandler {
  // Versions are counted by each process for itself.
  const process = randomUUID();
  /** The networks that read something now, once for each season. */
  const readers: string[] = [];
  return async (req, res, next) => {
    const wanted = req.method === 'GET' || req.method === 'HEAD' ? read(req.path) : null;
    if (wanted === null) return next();
    if (wanted === UNKNOWN) {
      const said = new AppError('NOT_FOUND', `A season has ${each(BULK_NAMES)}, each as ${BULK_FORMATS.join(', ')}.`);
      return void (await answer(parts, req, res, () => Promise.reject(said)));
    }
    const network = networkOf(originOf(req, parts.services.config.trustProxy).address);
    const isCrowded =
      readers.length >= MOST_AT_ONCE || readers.filter((reader) => reader === network).length >= MOST_OF_NETWORK;
    if (!isCrowded) readers.push(network);
    try {
      await answer(parts, req, res, async (ctx, context) => {
        if (isCrowded) throw tooMany('Other seasons are being read. Please try again in a moment.', LATER);
        if (ctx.tenant === null)
          throw namesTenant(namesIn(req))
            ? notFound('Organization')
            : new AppError('BAD_USER_INPUT', 'organization required');
        if (ctx.cost.isDryRun) {
          const { document, pageSize } = wanted.table;
          const variables = { season: wanted.season, first: pageSize, after: null };
          ctx.cost.estimated += priceOf(parts.services.graph.schema, document, variables)?.values ?? 0;
          return { status: 204, headers: {}, body: Buffer.alloc(0) };
        }
        const etag = tagOf(parts, ctx.tenant.id, [process, req.path]);
        const headers = { 'cache-control': 'no-cache', ...(etag !== null && { etag }) };
        if (etag !== null && req.get('if-none-match')?.includes(etag))
          return { status: 304, headers, body: Buffer.alloc(0) };
        return textOf(wanted, headers, ctx, context, (error) => describeFailure(error, ctx.requestId, parts.log));
      });
    } finally {
      if (!isCrowded) readers.splice(readers.indexOf(network), 1);
    }
  };
}

/** A season's table or format that is not there. */
const UNKNOWN = 'unknown';
const each = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

function read(path: string): Wanted | typeof UNKNOWN | null {
  const [, season, name, format] = ADDRESS.exec(path) ?? [];
  if (season === undefined) return NEARLY.test(path) ? UNKNOWN : null;
  return { season, name: name!, table: BULK_TABLES[name as keyof typeof BULK_TABLES], format: format as BulkFormat };
}

const namesIn = (req: Request): TenantNames => tenantNamesIn(new URLSearchParams(req.originalUrl.split('?')[1]));

type Make = (ctx: RequestContext, further: () => Promise<RequestContext>) => Promise<TransportResponse>;

/** @param make gets the request's context, and what makes further ones like it, which are charged a tenth */
function answer(parts: AppParts, req: Request, res: Response, make: Make): Promise<void> | undefined {
  const { trustProxy } = parts.services.config;
  const further = async (first: RequestContext) =>
    createContext(parts.services, {
      transport: 'rest',
      requestId: requestIdOf(req, trustProxy),
      origin: originOf(req, trustProxy),
      names: { organization: String(first.tenant!.id) },
      statements: first.statements,
      mayReadReplica: true,
      charging: {
        isOwn: false,
        charge: (values) => chargeWhenPossible(() => first.cost.charge?.(keptCost(values), false, false)),
      },
    });
  return handleRequest(parts, req, res, {
    transport: 'rest',
    key: null,
    names: namesIn(req),
    anonymous: true,
    isOpen: true,
    tellCost: withRestCost,
    produce: async (ctx) => ({ answer: await make(ctx, () => further(ctx)), cacheable: false }),
    fail: restFailure,
  });
}

async function textOf(
  { season, name, table, format }: Wanted,
  headers: Record<string, string>,
  ctx: RequestContext,
  further: () => Promise<RequestContext>,
  log: (error: unknown) => unknown,
): Promise<TransportResponse> {
  const contexts = [ctx];
  const pieces = bulkText(async () => contexts.pop() ?? (await further()), table, format, season);
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': TYPES[format],
      'content-disposition': `inline; filename="${name}-${season}.${format}"`,
    },
    body: Buffer.alloc(0),
    stream: await begunStream(pieces, log),
  };
}

/**
 * Says which state of the data an answer has; null while that cannot be known. Another process says it in other words.
 */
function tagOf({ services: { versions } }: AppParts, tenant: number, what: readonly string[]): string | null {
  if (!versions.healthy) return null;
  const state = [...what, versions.of(tenant), versions.of('platform'), versions.ofLive(tenant, 'any')].join(' ');
  return `W/"${createHash('sha1').update(state).digest('base64url')}"`;
}
