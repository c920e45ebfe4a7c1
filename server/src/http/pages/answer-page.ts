import { createHash } from 'node:crypto';
import type { Language } from '../../domain/languages/language.js';
import type { CacheableResponse } from '../response.js';
import type { RequestContext } from '../../context/request-context.js';
import { execute, reasonOf } from '../graphql/execution/execute.js';
import { PAGE_VARY } from '../send.js';
import { type PagePolicy, pageSecurityPolicy } from '../security/security-headers.js';
import { ANALYTICS_POLICY } from './analytics-policy.js';
import { type Area, bundlesOf } from './bundles.js';
import { currentUser } from './current-user.js';
import { pageHtml } from './html.js';
import type { PageLanguage, PageRequest, PreparedPage, RenderedPage, Renderer } from './renderer.js';
import { STARTER_HASH } from './starter.js';
import { withTypenames } from './with-typenames.js';

/** Where videos come from. For every page: the browser goes from one to the next without a new policy. */
const VIDEO_HOSTS = ['https://www.youtube-nocookie.com'];

/** Makes the answer to one page request: a redirect, a public page, the admin area's shell, or a page that says 404. */
export async function answerPage(
  ctx: RequestContext,
  renderer: Renderer,
  request: PageRequest,
  language: PageLanguage,
  origin: string,
): Promise<CacheableResponse> {
  const current = currentAddress(ctx, renderer, request);
  if (current !== null) return redirect(current, language, 301);
  const target = renderer.resolveRequest(request, await currentUser(ctx));
  if (target.kind === 'redirect') return redirect(target.location, language, 302);
  if (target.kind === 'admin')
    return produced(renderer.renderAdminShell(target.site, language), 'admin', request, origin);
  const { site, pathname } = target;
  const page = target.kind === 'public' ? await renderer.preparePage(site, pathname, request.search) : null;
  const made = await rendered(ctx, page ?? renderer.prepareMissing(site, pathname), language);
  const answer = await produced(made, 'public', request, origin, language.named);
  return isVisitor(ctx) ? withSiteMark(answer, made) : answer;
}

/** The page with the graph's answer to its document. */
export async function rendered(ctx: RequestContext, page: PreparedPage, language: PageLanguage): Promise<RenderedPage> {
  if (page.document === null) return page.render({}, language);
  const { data, errors } = await execute(ctx, withTypenames(page.document), page.variables);
  if (errors?.[0]) throw reasonOf(errors[0]);
  return page.render(data, language);
}

/**
 * A page's response; the policy of its area goes with it.
 * @param named the language that the address names
 */
export async function produced(
  page: RenderedPage,
  area: Area,
  { pathname, search }: Pick<PageRequest, 'pathname' | 'search'>,
  origin: string,
  named: Language | null = null,
): Promise<CacheableResponse> {
  const bundles = await bundlesOf(area, page.file, page.language);
  const html = pageHtml(page, bundles, origin + pathname + search, named);
  const styles =
    area === 'public' || area === 'portal' || area === 'offline'
      ? { styleHashes: [`sha256-${createHash('sha256').update(page.css).digest('base64')}`] }
      : { inlineStyles: true, workers: "'self'" };
  const place = area === 'public' ? workerPlaceOf(page) : null;
  const policy: PagePolicy = {
    ...styles,
    // One script alone may be a public page's worker: that of its site.
    ...(place !== null && { workers: `${origin}${place}/site-worker.js` }),
    ...(bundles.afterPaint && { scriptHashes: [STARTER_HASH] }),
    frames: VIDEO_HOSTS,
    ...(page.isMeasured && ANALYTICS_POLICY),
  };
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': page.language,
    'content-security-policy': pageSecurityPolicy(policy),
    vary: PAGE_VARY,
  };
  return {
    cacheable: area === 'public' || area === 'offline',
    answer: { status: page.status, headers, body: Buffer.from(html) },
  };
}

/** Nobody is known to ask: the page is the same for everybody. */
function isVisitor({ actor, passwordPending, scorekeeper }: RequestContext): boolean {
  return actor === null && passwordPending === null && scorekeeper === null;
}

/**
 * Says of a visitors' page of an organization's site that devices may keep it (client/worker/site-worker.ts), and of
 * which site it is. Nothing else is ever kept there: what has no such mark is somebody's own, or no page to look at
 * later.
 */
function withSiteMark({ cacheable, answer }: CacheableResponse, page: RenderedPage): CacheableResponse {
  const place = workerPlaceOf(page);
  if (place === null || page.status !== 200 || !page.mayBeKept) return { cacheable, answer };
  return { cacheable, answer: { ...answer, headers: { ...answer.headers, 'public-site': place || '/' } } };
}

/** Below which path a page's site may have a worker; null: on pages of no site, and of one that a parameter names. */
function workerPlaceOf({ webApp }: RenderedPage): string | null {
  return webApp === null || webApp.organizationId === null || webApp.domain !== null ? null : webApp.prefix;
}

/**
 * Where a page stands whose address names its organization by a slug that it had before; null: the address is as it is
 * now.
 */
function currentAddress({ tenant }: RequestContext, renderer: Renderer, request: PageRequest): string | null {
  const { site, pathname } = renderer.siteOf(request);
  if (tenant === null || site.slug === null || site.slug === tenant.slug) return null;
  return `${site.viaYouth ? '/youth' : ''}/${tenant.slug}${pathname === '/' ? '' : pathname}${request.search}`;
}

/** Leads elsewhere, in the language that the address named. */
function redirect(to: string, { named }: PageLanguage, status: 301 | 302): CacheableResponse {
  const location = named === null ? to : `${to}${to.includes('?') ? '&' : '?'}lang=${named}`;
  return { cacheable: true, answer: { status, headers: { location }, body: Buffer.alloc(0) } };
}
