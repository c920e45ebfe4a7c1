import type { RequestHandler } from 'express';
import type { AppParts } from '../http/app-parts.js';
import { lazy } from '../lib/lazy.js';
import { bindRows } from '../rest/bound-row.js';
import { operationFiles, prepareOperations } from '../rest/operations.js';
import { routes } from '../rest/routes.js';
import { PAGE_DATA, pageDataHandler } from './page-data/page-data.js';
import { makePortal } from './portal/portal.js';
import { portalHandler } from './portal/serve-portal.js';

const DEVELOPERS = /^\/developers(\/|$)/i;

/**
 * `/developers` and everything below it, for people who program against the product. Made when it is first asked for.
 */
export function developers(parts: AppParts): RequestHandler {
  const { schema } = parts.services.graph;
  const find = lazy(() => {
    const rows = bindRows(schema, routes, prepareOperations(schema, operationFiles()));
    const portal = makePortal(schema, rows);
    return { data: pageDataHandler(parts, rows, portal), pages: portalHandler(parts, portal) };
  });
  return (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !DEVELOPERS.test(req.path)) return next();
    const { data, pages } = find();
    return PAGE_DATA.test(req.path) ? data(req, res, next) : pages(req, res, next);
  };
}
