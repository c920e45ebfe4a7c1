import type { Request, RequestHandler, Response } from 'express';
import type { TransportResponse } from '../http/response.js';
import type { RequestContext } from '../context/request-context.js';
import { tenantNamesIn } from '../features/tenancy/tenancy.service.js';
import { handleRequest } from '../http/handle-request.js';
import { describeFailure, type Failure } from '../http/failure.js';
import type { AppParts } from '../http/app-parts.js';
import { playerFile } from './player-file.js';
import { listTable } from './list-table.js';
import { LISTS } from './lists.js';
import { seasonArchive } from './season-archive.js';

const SEASON = /^\/exports\/seasons\/(\d{1,10})\.zip$/u;
const PLAYER = /^\/exports\/players\/(\d{1,10})\.json$/u;
const LIST = /^\/exports\/([a-z-]+)\.csv$/u;

/**
 * What administrators download: `GET /exports/seasons/{id}.zip`, a season that can be imported elsewhere, `GET
 * /exports/players/{id}.json`, what is kept about a person, for owners, and `GET /exports/{list}.csv?filters`. Who asks
 * is known by the session's cookie, so that plain links do. Nobody in between keeps the answers. They are made as a
 * whole before the first byte goes out: what fails midway is an error that the browser shows, not a file that looks
 * complete. A list without bounds is written while it is read, and what fails midway ends the connection.
 */
export function exportRouter(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    const make = makerFor(parts, req);
    if (make === null || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    await send(parts, req, res, make);
  };
}

type Make = (ctx: RequestContext, query: URLSearchParams) => Promise<TransportResponse>;

function makerFor({ log }: AppParts, { path }: Request): Make | null {
  const seasonId = SEASON.exec(path)?.[1];
  if (seasonId !== undefined) return (ctx) => seasonArchive(ctx, seasonId);
  const playerId = PLAYER.exec(path)?.[1];
  if (playerId !== undefined) return (ctx) => playerFile(ctx, playerId);
  const name = LIST.exec(path)?.[1] ?? '';
  const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
  if (!list) return null;
  return (ctx, query) => listTable(ctx, name, list, query, (error) => describeFailure(error, ctx.requestId, log));
}

async function send(parts: AppParts, req: Request, res: Response, make: Make): Promise<void> {
  const start = req.originalUrl.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : req.originalUrl.slice(start));
  await handleRequest(parts, req, res, {
    transport: 'rest',
    key: null,
    takesKeys: true,
    names: tenantNamesIn(query),
    produce: async (ctx) => ({ answer: await make(ctx, query), cacheable: false }),
    fail,
  });
}

function fail({ status, message, code, errors, requestId }: Failure): TransportResponse {
  const body = { message, code, ...(errors && { errors }), ...(requestId !== undefined && { requestId }) };
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(body)),
  };
}
