import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { createContext } from '../context/create-context.js';
import type { RequestContext } from '../context/request-context.js';
import type { AppParts } from '../http/app-parts.js';
import { chooseEncoding, type Encoding } from '../http/encoding.js';
import { describeFailure } from '../http/failure.js';
import { requestIdOf } from '../http/request-id.js';
import { retryAfter } from '../http/retry-after.js';
import { originOf } from '../http/security/origin.js';
import { notFound, tooMany } from '../lib/errors.js';
import { openToAll } from '../lib/open-headers.js';
import { BULK_TABLES, type BulkTable } from './bulk-tables.js';
import { type BulkFormat, bulkText } from './bulk-text.js';

const ADDRESS = /^\/api\/bulk\/(\d{1,10})\/([a-z-]+)\.(ndjson|csv)$/u;
const TYPES: Readonly<Record<BulkFormat, string>> = {
  ndjson: 'application/x-ndjson; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};
/** How many are read at once in a process: each keeps a connection to the database busy. */
const MOST_AT_ONCE = 4;
/** How long a caller may take nothing of what is there, in milliseconds. */
const STALLED_MS = 30_000;
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
 * asks. It is written while it is read, so that a season of any size takes the same memory; what fails midway ends the
 * connection, so that nobody takes a part for the whole.
 */
export function bulk(parts: AppParts): RequestHandler {
  // Versions are counted by each process for itself.
  const process = randomUUID();
  let atOnce = 0;
  return async (req, res, next) => {
    const wanted = req.method === 'GET' || req.method === 'HEAD' ? read(req.path) : null;
    if (wanted === null) return next();
    try {
      if (atOnce >= MOST_AT_ONCE) throw tooMany('Other seasons are being read. Please try again in a moment.', LATER);
      atOnce += 1;
      try {
        await answer(parts, req, res, wanted, process);
      } finally {
        atOnce -= 1;
      }
    } catch (error) {
      refuse(parts, req, res, error);
    }
  };
}

function read(path: string): Wanted | null {
  const [, season, name = '', format] = ADDRESS.exec(path) ?? [];
  const table = Object.hasOwn(BULK_TABLES, name) ? BULK_TABLES[name] : undefined;
  return season === undefined || table === undefined ? null : { season, name, table, format: format as BulkFormat };
}

async function answer(
  parts: AppParts,
  req: Request,
  res: Response,
  { season, name, table, format }: Wanted,
  process: string,
): Promise<void> {
  const context = contextsOf(parts, req);
  const { tenant } = await context();
  if (tenant === null) throw notFound('Organization');
  const etag = tagOf(parts, tenant.id, [process, req.path]);
  openToAll(res).set({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', ...(etag !== null && { etag }) });
  if (etag !== null && req.get('if-none-match')?.includes(etag)) return void res.status(304).end();
  const pieces = bulkText(context, table, format, season);
  // What is not there is said with a status: the head goes out once there is something.
  const first = await pieces.next();
  const encoding = chooseEncoding(req.get('accept-encoding'));
  res.status(200).set({
    'content-type': TYPES[format],
    'content-disposition': `inline; filename="${name}-${season}.${format}"`,
    ...(encoding && { 'content-encoding': encoding }),
  });
  if (req.method === 'HEAD') return void res.end();
  const text = Readable.from(from(first, pieces), { objectMode: false });
  res.setTimeout(STALLED_MS, () => res.destroy());
  await pipeline([text, ...compressing(encoding), res]).catch((error: NodeJS.ErrnoException) => {
    // Whoever goes away midway is nobody's fault.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
}

/** Visitors' contexts of the organization that the address names, one for each page that is read. */
function contextsOf(parts: AppParts, req: Request): () => Promise<RequestContext> {
  const { services } = parts;
  const { trustProxy } = services.config;
  const query = new URLSearchParams(req.originalUrl.split('?')[1]);
  return () =>
    createContext(services, {
      transport: 'rest',
      requestId: requestIdOf(req, trustProxy),
      origin: originOf(req, trustProxy),
      names: { organization: query.get('organization'), slug: query.get('slug'), domain: query.get('domain') },
    });
}

/** Says which state of the data an answer has; null while that cannot be known. Another process says it in other words. */
function tagOf({ services: { versions } }: AppParts, tenant: number, what: readonly string[]): string | null {
  if (!versions.healthy) return null;
  const state = [...what, versions.of(tenant), versions.of('platform'), versions.ofLive(tenant, 'any')].join(' ');
  return `W/"${createHash('sha1').update(state).digest('base64url')}"`;
}

async function* from(first: IteratorResult<string, unknown>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done === true) return;
  yield first.value;
  yield* rest;
}

function compressing(encoding: Encoding | null): NodeJS.ReadWriteStream[] {
  if (encoding === null) return [];
  return [encoding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip()];
}

function refuse({ log, services }: AppParts, req: Request, res: Response, error: unknown): void {
  const { status, ...body } = describeFailure(error, requestIdOf(req, services.config.trustProxy), log);
  if (res.headersSent) return void res.destroy();
  res.removeHeader('etag');
  res
    .status(status)
    .set({ 'cache-control': 'no-store', ...retryAfter(body.details) })
    .json(body);
}
