import type { Request, RequestHandler, Response } from 'express';
import type { TransportResponse, CacheableResponse } from '../http/response.js';
import { handleRequest } from '../http/handle-request.js';
import type { AppParts } from '../http/app-parts.js';
import { withRestCost } from '../http/cost/tell-cost.js';
import { idempotentResponse } from '../http/caching/idempotent-response.js';
import { refuse } from '../http/refuse.js';
import { lazy } from '../lib/lazy.js';
import { openToAll } from '../lib/open-headers.js';
import { asksToShowKey, grant, methodAskedFor } from '../http/security/other-origins.js';
import { type BoundRow, bindRows } from './bound-row.js';
import { csvAnswer, formatKey, readFormat } from './csv-answer.js';
import { deprecationHeaders } from './deprecation-headers.js';
import { type Match, type Router, routerOf } from './match.js';
import { operationFiles, prepareOperations } from './operations.js';
import { openApiDocument } from './openapi.js';
import { releases } from '../lib/releases/releases.js';
import { type Form, isForm, readForm } from './read-form.js';
import { readJson, readQuery } from './read-given.js';
import { restAnswer, restFailure } from './rest-answer.js';
import { refuseByKey } from '../http/keys/mutation-scopes.js';
import { routes } from './routes.js';
import type { Row } from './row.js';
import { admit, estimateRow, runRow } from './run-row.js';

/** Where the table is described. */
const DESCRIPTION = '/api/openapi.json';
/** The answer to who wants to know the estimate alone, which stands in a header. */
const NOTHING: TransportResponse = { status: 204, headers: {}, body: Buffer.alloc(0) };

/**
 * The REST adapter: everything below /api.
 * @throws Error when an operation or a row does not fit the schema, with its name
 */
export function restRouter(parts: AppParts): RequestHandler {
  const { schema } = parts.services.graph;
  const rows = bindRows(schema, routes, prepareOperations(schema, operationFiles()));
  const router = routerOf(rows, ({ row }) => row);
  const description = lazy(() => restAnswer(openApiDocument(rows)));
  return async (req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!/^\/api(\/|$)/.test(req.path)) return next();
    const asked = methodAskedFor(req);
    if (asked !== null && asksToShowKey(req)) {
      const methods = methodsAt(router, req.path);
      if (methods.includes(asked)) return grant(res, methods);
    }
    if (asked !== null && isOpenRead(router, asked, req.path)) return grant(res, ['GET', 'HEAD']);
    if (req.path === DESCRIPTION && isRead) return answerDescription(parts, req, res, description);
    const found = router.find(req.method, req.path);
    if ('entry' in found) return answerRow(parts, req, res, found);
    const allowed = withHead(found.allowed);
    if (allowed.length === 0) return refuse(isRead ? openToAll(res) : res, 'NOT_FOUND', 'Not found.');
    refuse(res.set('allow', allowed.join(', ')), 'METHOD_NOT_ALLOWED', `This address is for ${allowed.join(', ')}.`);
  };
}

/** The methods of all rows at a path. */
function methodsAt(router: Router<BoundRow>, path: string): string[] {
  const found = router.find('OPTIONS', path);
  return 'entry' in found ? [] : withHead(found.allowed);
}

/** What answers GET answers HEAD, too. */
function withHead(methods: readonly string[]): string[] {
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** Reads that need no session: whoever may ask them at all may do it from any page. */
function isOpen({ row: { method, access } }: BoundRow): boolean {
  return method === 'GET' && (access === 'public' || access === 'public-scoped');
}

function isOpenRead(router: Router<BoundRow>, method: string, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const found = router.find(method, path);
  return path === DESCRIPTION || ('entry' in found && isOpen(found.entry));
}

async function answerRow(
  parts: AppParts,
  req: Request,
  res: Response,
  { entry, params }: Match<BoundRow>,
): Promise<void> {
  const { row } = entry;
  if (row.deprecated !== undefined) res.set(deprecationHeaders(row, row.deprecated, releases()));
  const isRead = row.method === 'GET';
  const query = readQuery(req);
  const names = { organization: one(query['organization']), slug: one(query['slug']), domain: one(query['domain']) };
  const asked = entry.query.map(({ name }) => query[name] ?? null);
  const rows = query['rows'] ?? null;
  const format = query['format'] ?? (prefersCsv(req) && (entry.lists[0] === '' || rows !== null) ? 'csv' : null);
  await handleRequest(parts, req, res, {
    transport: 'rest',
    key: isRead ? JSON.stringify([row.path, params, asked, names, formatKey(entry.lists, format, rows)]) : null,
    names,
    isOpen: isOpen(entry),
    takesKeys: true,
    tellCost: withRestCost,
    async produce(ctx) {
      refuseByKey(ctx, entry.operation.document);
      const organization = await admit(ctx, row);
      const { rows: csvRows } = readFormat(entry.lists, format, rows);
      const { fields, digest } = isRead ? { fields: {}, digest: '' } : await readBodyOf(req, row);
      const call = { params, query, body: fields, organization, ifMatch: req.get('if-match') };
      if (ctx.cost.isDryRun) {
        estimateRow(ctx, entry, call);
        return { answer: NOTHING, cacheable: false };
      }
      const run = async (): Promise<CacheableResponse> => {
        const answered = await runRow(ctx, entry, call);
        const answer =
          csvRows === null ? restAnswer(answered) : csvAnswer(answered, entry.operation.answerSchema, csvRows);
        return { answer, cacheable: isRead };
      };
      return isRead
        ? run()
        : idempotentResponse(ctx, req.headers['idempotency-key'], ['rest', row.method, req.originalUrl, digest], run);
    },
    fail: (failure) => restFailure(failure, row.failure),
  });
}

/** Whether a program that asks by its header alone, as those made from the description do, wants CSV. */
function prefersCsv(req: Request): boolean {
  const accepted = req.get('accept') ?? '';
  return accepted.includes('text/csv') && req.accepts(['application/json', 'text/csv']) === 'text/csv';
}

async function readBodyOf(req: Request, { multipart }: Row): Promise<Form> {
  if (multipart && isForm(req)) return readForm(req);
  const fields = await readJson(req, multipart === true);
  return { fields, digest: JSON.stringify(fields) };
}

function answerDescription(
  parts: AppParts,
  req: Request,
  res: Response,
  description: () => TransportResponse,
): Promise<void> | undefined {
  const produce = async () => ({ answer: description(), cacheable: true });
  return handleRequest(parts, req, res, {
    transport: 'rest',
    key: DESCRIPTION,
    anonymous: true,
    isOpen: true,
    produce,
    fail: restFailure,
  });
}

/** The first of a parameter's values. */
function one(value: string | string[] | undefined): string | null {
  return [value].flat()[0] ?? null;
}
