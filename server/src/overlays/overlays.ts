import type { RequestHandler } from 'express';
import type { RequestContext } from '../context/request-context.js';
import type { SiteLanguage } from '../domain/languages/language.js';
import { languageFor } from '../domain/languages/language-for.js';
import type { AppParts } from '../http/app-parts.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { handleRequest } from '../http/handle-request.js';
import { produced, rendered } from '../http/pages/answer-page.js';
import { bundlesOf } from '../http/pages/bundles.js';
import { plainHtml } from '../http/pages/html.js';
import { keyOf, pageLanguage } from '../http/pages/page-language.js';
import {
  findRenderer,
  type PageLanguage,
  type PageRequest,
  type PageSite,
  type Renderer,
} from '../http/pages/renderer.js';
import type { CacheableResponse } from '../http/response.js';
import { originOf, originUrl } from '../http/security/origin.js';
import { pageSecurityPolicy } from '../http/security/security-headers.js';
import { textsIn } from '../texts/texts.js';
import { OVERLAY_DOCUMENT, overlayOf, type OverlayGame, overlayStream } from './overlay-game.js';
import { type OverlayLook, overlayLook } from '../domain/sites/overlay-look.js';
import { overlayPage } from './overlay-page.js';

const PATH = /^\/games\/([1-9]\d{0,9})\/overlay\/?$/iu;

/**
 * The scoreboard of a game for streams, `GET …/games/{id}/overlay`: a page with nothing behind it, which goes on by
 * itself. Takes `theme`, `size` and `position`, and stands where the game's own page does: below the slug, on the
 * organization's host, with `?domain=`. The same for everybody: cookies play no part.
 */
export function overlays(parts: AppParts): RequestHandler {
  const { config } = parts.services;
  return async (req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !/\/overlay\/?$/i.test(req.path)) return next();
    const origin = originOf(req, config.trustProxy);
    const [, query = ''] = req.originalUrl.split('?');
    const asked = new URLSearchParams(query);
    const domain = asked.get('domain');
    const request: PageRequest = {
      host: origin.authority || null,
      platformHost: config.platformHost,
      analyticsId: null,
      pathname: req.path,
      search: domain ? `?${new URLSearchParams({ domain })}` : '',
    };
    const { renderer, build } = await findRenderer();
    const { site, pathname } = renderer.siteOf(request);
    const id = PATH.exec(pathname)?.[1];
    if (id === undefined || origin.host === null) return next();
    const look = overlayLook(asked);
    // Nobody chooses a language in a stream.
    const language = pageLanguage({ 'accept-language': req.headers['accept-language'] }, query);
    const address = { request, site, pathname, origin: originUrl(origin) };
    await handleRequest(parts, req, res, {
      transport: 'page',
      key: JSON.stringify(['overlay', build, address.origin, request.pathname, request.search, look, keyOf(language)]),
      names: { slug: site.slug, domain: site.domain },
      anonymous: true,
      isOwn: true,
      produce: (ctx) => answer(ctx, renderer, id, look, language, address),
      fail: ({ status, message }) => ({
        status,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pageSecurityPolicy() },
        body: Buffer.from(
          plainHtml(textsIn(languageFor(language)).server.nothing_to_show(), message, languageFor(language)),
        ),
      }),
    });
  };
}

interface Address {
  readonly request: PageRequest;
  readonly site: PageSite;
  readonly pathname: string;
  readonly origin: string;
}

interface Organization {
  readonly name: string;
  readonly accent: string;
  readonly siteLanguage: Uppercase<SiteLanguage>;
  readonly game: OverlayGame | null;
}

async function answer(
  ctx: RequestContext,
  renderer: Renderer,
  id: string,
  look: OverlayLook,
  asked: PageLanguage,
  { request, site, pathname, origin }: Address,
): Promise<CacheableResponse> {
  const organization = ctx.tenant && (await read(ctx, id));
  if (!organization?.game) {
    // As the browser finds it by the same path, which may stand for a page that the organization writes.
    const page =
      (await renderer.preparePage(site, pathname, request.search)) ?? renderer.prepareMissing(site, pathname);
    const missing = await rendered(ctx, page, asked);
    return produced(missing, 'public', request, origin, asked.named);
  }
  const { name, accent, siteLanguage, game } = organization;
  const language = languageFor(asked, siteLanguage.toLowerCase() as SiteLanguage);
  const said = textsIn(language);
  const { fonts } = await bundlesOf('public', null, language);
  const { slug, domain } = site;
  const page = overlayPage(overlayOf(game, said), {
    title: `${said.server.at({ away: game.away.team.name, home: game.home.team.name })} | ${name}`,
    accent,
    look,
    language,
    stream: overlayStream(id, slug !== null ? { slug } : domain !== null ? { domain } : {}),
    font: fonts.find((font) => font.includes('/display-')) ?? null,
  });
  return { cacheable: true, answer: page };
}

async function read(ctx: RequestContext, id: string): Promise<Organization | null> {
  const { data, errors } = await execute(ctx, OVERLAY_DOCUMENT, { id });
  if (errors?.[0]) throw reasonOf(errors[0]);
  return (data?.['organization'] as (Organization & never) | null | undefined) ?? null;
}
