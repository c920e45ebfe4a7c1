import type { Request, RequestHandler, Response } from 'express';
import type { Answer } from '../http/answer.js';
import type { RequestContext } from '../http/context.js';
import { answer } from '../http/door.js';
import type { Failure } from '../http/failure.js';
import type { AppParts } from '../http/parts.js';
import { listTable } from './list-table.js';
import { LISTS } from './lists.js';
import { seasonArchive } from './season-archive.js';

const SEASON = /^\/exports\/seasons\/(\d{1,10})\.zip$/u;
const LIST = /^\/exports\/([a-z-]+)\.csv$/u;

/**
 * What administrators download: `GET /exports/seasons/{id}.zip`, a season that can be imported elsewhere, and `GET /exports/{list}.csv?filters`.
 * Who asks is known by the session's cookie, so that plain links do. Nobody in between keeps the answers. They are made as a whole before
 * the first byte goes out: what fails midway is an error that the browser shows, not a file that looks complete.
 */
export function exportDoor(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    const make = makerFor(req);
    if (make === null || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    await send(parts, req, res, make);
  };
}

type Make = (ctx: RequestContext, query: URLSearchParams) => Promise<Answer>;

function makerFor({ path }: Request): Make | null {
  const seasonId = SEASON.exec(path)?.[1];
  if (seasonId !== undefined) return (ctx) => seasonArchive(ctx, seasonId);
  const name = LIST.exec(path)?.[1] ?? '';
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  return list ? (ctx, query) => listTable(ctx, name, list, query) : null;
}

async function send(parts: AppParts, req: Request, res: Response, make: Make): Promise<void> {
  const start = req.originalUrl.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : req.originalUrl.slice(start));
  await answer(parts, req, res, {
    door: 'rest',
    key: null,
    names: { slug: query.get('slug') ?? undefined, domain: query.get('domain') ?? undefined },
    produce: async (ctx) => ({ answer: await make(ctx, query), keep: false }),
    fail,
  });
}

function fail({ status, message, code, errors, requestId }: Failure): Answer {
  const body = { message, code, ...(errors && { errors }), ...(requestId !== undefined && { requestId }) };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(body)),
  };
}
