import type { RequestHandler } from 'express';
import type { AppParts } from '../app-parts.js';
import { originOf, originUrl } from '../security/origin.js';
import type { TransportResponse } from '../response.js';
import { produced } from './answer-page.js';
import { cacheByHost } from './cache-by-host.js';
import { findRenderer } from './renderer.js';

/** As what it explores is named. */
const IN_ENGLISH = { chosen: 'en', device: 'en' } as const;
const EXPLORER = /^\/graphiql\/?$/i;

/**
 * `/graphiql`, where the graph is tried by hand: GraphiQL from a bundle of its own, which no other page loads. The same
 * for everybody on a host: what stands in its address is read in the browser.
 */
export function explorer({ services }: AppParts): RequestHandler {
  const { platformHost, trustProxy } = services.config;
  const pageFor = cacheByHost((origin) => makeExplorer(platformHost, origin));
  return async (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !EXPLORER.test(req.path)) return next();
    const origin = originOf(req, trustProxy);
    const { build } = await findRenderer();
    const page = await pageFor(
      build,
      originUrl(origin.host === null ? { ...origin, authority: platformHost } : origin),
    );
    res.set({ ...page.headers, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' }).send(page.body);
  };
}

async function makeExplorer(platformHost: string, origin: string): Promise<TransportResponse> {
  const { renderer } = await findRenderer();
  const request = { host: platformHost, platformHost, analyticsId: null, pathname: '/graphiql', search: '' };
  const shell = renderer.renderAdminShell(renderer.siteOf(request).site, IN_ENGLISH);
  const page = { ...shell, title: `Explorer · ${shell.title}` };
  return (await produced(page, 'explorer', request, origin)).answer;
}
