import type { RequestHandler } from 'express';
import { cleanPath } from '../../domain/sites/clean-path.js';
import { hostOf } from '../../domain/text/host-of.js';
import { isServerPath } from '../../domain/text/is-server-path.js';
import { parseUrl } from '../../domain/text/parse-url.js';
import type { AppParts } from '../../http/app-parts.js';
import { execute, reasonOf } from '../../http/graphql/execution/execute.js';
import { handleRequest } from '../../http/handle-request.js';
import { plainHtml } from '../../http/pages/html.js';
import { findRenderer, type PageRequest, type PreparedPage, type Renderer } from '../../http/pages/renderer.js';
import { originOf, originUrl } from '../../http/security/origin.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import type { BoundRow } from '../../rest/bound-row.js';
import { routerOf } from '../../rest/match.js';
import type { Portal } from '../portal/portal.js';
import { portalAnswer } from '../portal/serve-portal.js';
import { dataPage, type PageData } from './data-page.js';
import { ownQuery } from './own-query.js';
import { readsOfPage } from './rest-of-pages.js';

/** `/developers/data?page={path of a public page}`; without it the page that the link stood on. */
export const PAGE_DATA = /^\/developers\/data\/?$/i;

/** Answers how what a public page shows is asked for by a program. */
export function pageDataHandler(parts: AppParts, rows: readonly BoundRow[], portal: Portal): RequestHandler {
  const listsAt = listsOfPaths(rows);
  return async (req, res) => {
    const origin = originOf(req, parts.services.config.trustProxy);
    const { page } = req.query;
    // The link at a page's foot is the same everywhere: where it was followed from is the page.
    if (page === undefined)
      return void res
        .set('cache-control', 'no-store')
        .redirect(
          302,
          `/developers/data?${new URLSearchParams({ page: fromOf(req.get('referer'), origin.authority) })}`,
        );
    const { platformHost } = parts.services.config;
    const { pathname, search } = pageOf(page);
    const request: PageRequest = { host: origin.authority || null, platformHost, analyticsId: null, pathname, search };
    const { renderer } = await findRenderer();
    const { slug, domain } = renderer.siteOf(request).site;
    await handleRequest(parts, req, res, {
      transport: 'page',
      key: null,
      names: { slug, domain },
      anonymous: true,
      produce: async (ctx) => {
        const made = dataPage(originUrl(origin), await dataOf(ctx, renderer, request, listsAt));
        const answer = await portalAnswer(platformHost, origin, portal, made);
        return { cacheable: false, answer: { ...answer, headers: { ...answer.headers, 'x-robots-tag': 'noindex' } } };
      },
      fail: ({ status, message }) => ({
        status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: Buffer.from(plainHtml('There is no such page', message)),
      }),
    });
  };
}

/** The page of this host that a link was followed from; the root where the browser does not say. */
function fromOf(referer: string | undefined, authority: string): string {
  const url = parseUrl(referer ?? '');
  return url?.host === authority ? url.pathname + url.search : '/';
}

/** The path and search of a page as an address names it; the root for what is no address. */
function pageOf(given: unknown): { pathname: string; search: string } {
  const text = typeof given === 'string' && given.startsWith('/') ? given : '/';
  const { pathname, search } = parseUrl(`http://page${text}`) ?? { pathname: '/', search: '' };
  // As the page itself would be led to.
  return { pathname: cleanPath(pathname), search };
}

async function dataOf(
  ctx: RequestContext,
  renderer: Renderer,
  request: PageRequest,
  listsAt: (path: string) => readonly string[],
): Promise<PageData> {
  const target = isServerPath(request.pathname) ? null : renderer.resolveRequest(request, null);
  const page =
    target?.kind === 'public' ? await renderer.preparePage(target.site, target.pathname, request.search) : null;
  if (target?.kind !== 'public' || page === null) throw notFound('Page');
  const data = await answerOf(ctx, page);
  const title = page.title(data);
  if (title === null) throw notFound('Page');
  const { slug, domain } = target.site;
  const tenant = tenantOf(slug, domain, ctx.tenant === null ? null : hostOf(request.host ?? ''));
  const reads = readsOfPage(page.file ?? '', {
    params: page.params,
    data,
  });
  const at = (path: string, more: Record<string, string> = {}): string => {
    const query = new URLSearchParams({ ...tenant, ...more }).toString();
    return `/api/${path}${query === '' ? '' : `?${query}`}`;
  };
  return {
    title,
    address: request.pathname + request.search,
    query: page.document && ownQuery(page.document, { ...page.variables, ...tenant }),
    rest: reads.map(({ path }) => at(path)),
    csv: reads.flatMap(({ path, rows }) =>
      listsAt(`/api/${path}`)
        .filter((list) => list === '' || rows === undefined || rows.includes(list))
        .map((list) => at(path, { format: 'csv', ...(list !== '' && { rows: list }) })),
    ),
  };
}

async function answerOf(ctx: RequestContext, { document, variables }: PreparedPage): Promise<unknown> {
  if (document === null) return {};
  const { data, errors } = await execute(ctx, document, variables);
  if (errors?.[0]) throw reasonOf(errors[0]);
  return data;
}

/**
 * How a program names the page's organization: what the address says, else the host that was asked, where it is one's.
 */
function tenantOf(slug: string | null, domain: string | null, host: string | null): Record<string, string> {
  if (slug !== null) return { slug };
  const name = domain ?? host;
  return name === null ? {} : { domain: name };
}

function listsOfPaths(rows: readonly BoundRow[]): (path: string) => readonly string[] {
  const router = routerOf(rows, ({ row }) => row);
  return (path) => {
    const match = router.find('GET', path);
    if (!('entry' in match)) throw new Error(`no REST read at ${path}`);
    return match.entry.lists;
  };
}
