import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Request, RequestHandler } from 'express';
import { type Language, LANGUAGES } from '../../domain/languages/language.js';
import { languageFor } from '../../domain/languages/language-for.js';
import { isPlatformHost } from '../../domain/sites/is-platform-host.js';
import type { RequestContext } from '../../context/request-context.js';
import type { AppParts } from '../app-parts.js';
import type { Failure } from '../failure.js';
import { handleRequest } from '../handle-request.js';
import type { CacheableResponse, TransportResponse } from '../response.js';
import { originOf, originUrl } from '../security/origin.js';
import { pageSecurityPolicy } from '../security/security-headers.js';
import { produced, rendered } from './answer-page.js';
import { offlineScriptsOf } from './bundles.js';
import { clientDirectory } from './client-directory.js';
import { pageLanguage } from './page-language.js';
import { findRenderer, type PageRequest, type Renderer } from './renderer.js';

const PATH = /^((?:\/youth)?\/[^/]+)?\/(site-worker\.js|offline\.html)$/;
const CODE = new URL('worker/site-worker.js', clientDirectory);
const TEXT = { 'content-type': 'text/plain; charset=utf-8' };

/** In the worker's place: takes it, and what it has kept of its site, off every browser that asks for it. */
const TAKEN_OFF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.delete('pages ' + new URL(self.registration.scope).pathname).then(() => self.registration.unregister())));
`;

/**
 * What opens an organization's pages without a network: `site-worker.js` and, for pages that a device has not kept,
 * `offline.html`. Below the slug, below `/youth/{slug}`, and at the root of an organization's own host. The same for
 * everybody who asks in the same language (`?lang=es`): cookies play no part.
 */
export function offlineSite(parts: AppParts): RequestHandler {
  const { config } = parts.services;
  return async (req, res, next) => {
    const found = PATH.exec(req.path);
    if (!found || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const request = pageRequestOf(req, parts);
    const { renderer, build } = await findRenderer();
    const { site } = renderer.siteOf(request);
    const origin = originOf(req, config.trustProxy);
    const prefix = found[1] ?? '';
    // The platform's own pages have no worker, since it would stand before the admin area.
    const isOwnHost = !isPlatformHost(origin.host, config.platformHost);
    if (prefix !== prefix.toLowerCase() || (site.slug === null && !(isOwnHost && prefix === ''))) return next();
    const language = languageFor(pageLanguage({}, req.originalUrl.split('?')[1] ?? ''));
    const isWorker = found[2] === 'site-worker.js';
    await handleRequest(parts, req, res, {
      transport: 'page',
      key: JSON.stringify(['offline site', build, origin.secure, origin.authority, req.path, language]),
      names: { slug: site.slug, domain: null },
      anonymous: true,
      isOwn: true,
      produce: async (ctx) => {
        if (!ctx.tenant || (!isWorker && !config.pagesOffline)) return NOT_FOUND;
        if (!isWorker) return offlinePage(ctx, renderer, request, language, originUrl(origin));
        const script = config.pagesOffline ? await workerScript(prefix, language) : TAKEN_OFF;
        return { cacheable: true, answer: workerAnswer(prefix || '/', script) };
      },
      fail,
    });
  };
}

const NOT_FOUND: CacheableResponse = {
  cacheable: true,
  answer: { status: 404, headers: TEXT, body: Buffer.from('Not found\n') },
};

function pageRequestOf(req: Request, { services: { config } }: AppParts): PageRequest {
  const { authority } = originOf(req, config.trustProxy);
  return {
    host: authority || null,
    platformHost: config.platformHost,
    analyticsId: null,
    pathname: req.path,
    search: '',
  };
}

/** A home page below a slug has no slash at its end, so that the scope is one level above the script's own. */
function workerAnswer(scope: string, script: string): TransportResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'content-security-policy': pageSecurityPolicy(),
      'service-worker-allowed': scope,
      vary: 'Accept-Encoding',
    },
    body: Buffer.from(script),
  };
}

async function workerScript(prefix: string, language: Language): Promise<string> {
  const [code, ...scripts] = await Promise.all([readFile(CODE, 'utf8'), ...LANGUAGES.map(offlineScriptsOf)]);
  const notices = Object.fromEntries(LANGUAGES.map((each, index) => [each, scripts[index]![0]]));
  const files = [...new Set(scripts.flat())];
  const version = createHash('sha256').update(code).update(files.join()).digest('hex').slice(0, 12);
  const page = `${prefix}/offline.html?lang=${language}`;
  const own = { version, scope: prefix || '/', offlinePage: page, notices, files, language };
  return `self.site = ${JSON.stringify(own)};\n${code}`;
}

async function offlinePage(
  ctx: RequestContext,
  renderer: Renderer,
  request: PageRequest,
  language: Language,
  origin: string,
): Promise<CacheableResponse> {
  const page = renderer.prepareOffline(renderer.siteOf(request).site);
  const made = await rendered(ctx, page, { named: language, chosen: language, device: language });
  return produced(made, 'offline', request, origin);
}

function fail({ status, message }: Failure): TransportResponse {
  return { status, headers: TEXT, body: Buffer.from(`${message}\n`) };
}
