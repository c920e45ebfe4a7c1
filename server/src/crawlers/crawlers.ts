import type { RequestHandler } from 'express';
import { isPlatformHost } from '../domain/sites/is-platform-host.js';
import type { TransportResponse } from '../http/response.js';
import type { RequestContext } from '../context/request-context.js';
import { handleRequest } from '../http/handle-request.js';
import type { Failure } from '../http/failure.js';
import { originOf, originUrl } from '../http/security/origin.js';
import type { AppParts } from '../http/app-parts.js';
import { robotsText, sitemapIndexXml, sitemapXml } from './crawler-files.js';
import { listedSlugs, sitePaths } from './site-paths.js';

const ROBOTS = '/robots.txt';
const SITEMAP = /^(?:\/([^/]+))?\/sitemap\.xml$/u;
const NOT_FOUND: TransportResponse = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: Buffer.from('Not found\n'),
};

/**
 * What search engines ask a host for: `/robots.txt`, `/sitemap.xml` of the organization whose own host it is, on the
 * platform's host one sitemap for each listed organization, below its slug (which is none on an organization's own
 * host). An organization that is not listed stands in none, and its own host refuses all.
 */
export function crawlers(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    const sitemap = SITEMAP.exec(req.path);
    if ((req.path !== ROBOTS && !sitemap) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const { platformHost, trustProxy } = parts.services.config;
    const asked = originOf(req, trustProxy);
    const origin = originUrl(asked);
    const slug = sitemap?.[1] ?? null;
    if (slug !== null && !isPlatformHost(asked.host, platformHost)) return next();
    await handleRequest(parts, req, res, {
      transport: 'page',
      key: JSON.stringify(['crawlers', origin, req.path]),
      names: { slug },
      anonymous: true,
      isOwn: true,
      produce: async (ctx) => ({
        answer: sitemap ? await sitemapOf(ctx, origin, slug) : await robotsOf(ctx, origin),
        cacheable: true,
      }),
      fail,
    });
  };
}

async function robotsOf(ctx: RequestContext, origin: string): Promise<TransportResponse> {
  const { tenant } = ctx;
  const isHidden = tenant !== null && (await sitePaths(ctx, tenant.id)) === null;
  return file('text/plain', robotsText(isHidden ? null : `${origin}/sitemap.xml`));
}

async function sitemapOf(ctx: RequestContext, origin: string, slug: string | null): Promise<TransportResponse> {
  const { tenant } = ctx;
  if (tenant === null) {
    if (slug !== null) return NOT_FOUND;
    return file(
      'application/xml',
      sitemapIndexXml((await listedSlugs(ctx)).map((listed) => `${origin}/${listed}/sitemap.xml`)),
    );
  }
  const paths = await sitePaths(ctx, tenant.id);
  if (paths === null) return NOT_FOUND;
  const site = slug === null ? origin : `${origin}/${tenant.slug}`;
  return file('application/xml', sitemapXml(paths.map((path) => site + path)));
}

function file(type: string, text: string): TransportResponse {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body: Buffer.from(text) };
}

function fail({ status, message }: Failure): TransportResponse {
  return { ...NOT_FOUND, status, body: Buffer.from(`${message}\n`) };
}
