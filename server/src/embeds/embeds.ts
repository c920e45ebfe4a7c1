import type { Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import type { Language } from '../domain/languages/language.js';
import { languageFor } from '../domain/languages/language-for.js';
import { isPlatformHost } from '../domain/sites/is-platform-host.js';
import type { RequestContext } from '../context/request-context.js';
import type { AppParts } from '../http/app-parts.js';
import { handleRequest } from '../http/handle-request.js';
import { plainHtml } from '../http/pages/html.js';
import { keyOf as languageKey, pageLanguage } from '../http/pages/page-language.js';
import type { PageLanguage } from '../http/pages/renderer.js';
import type { TransportResponse } from '../http/response.js';
import { originOf, originUrl } from '../http/security/origin.js';
import { AppError } from '../lib/errors.js';
import { openToAll } from '../lib/open-headers.js';
import { textsIn } from '../texts/texts.js';
import { embedPage } from './embed-page.js';
import { EMBEDS, type EmbedKind } from './embed-kinds.js';
import { EMBED_SCRIPT } from './embed-script.js';
import { answerOembed } from './oembed.js';
import { readEmbed, type WantedEmbed } from './read-embed.js';
import { showEmbed } from './show-embed.js';

const ADDRESS = /^\/embed\/([a-z]+)$/u;
const SCRIPT_TAG = `"${createHash('sha1').update(EMBED_SCRIPT).digest('base64url')}"`;
/** How long a browser uses the script without asking, in seconds. */
const SCRIPT_AGE = 3_600;

/**
 * What other sites show: `GET /embed/{standings|schedule|game|leaders}`, pages for a frame, of `slug` or `domain`, with
 * `leagueId`, `seasonId`, `id` (the game; of a schedule the team), `theme` and `rows`, of which each takes its own;
 * `/embed.js`, which puts one into a page; and `/oembed`. Nothing else of the product may be framed by others.
 */
export function embeds(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (req.path === '/embed.js') return sendScript(req, res);
    if (req.path === '/oembed') return answerOembed(parts, req, res);
    const kind = ADDRESS.exec(req.path)?.[1];
    if (kind === undefined) return next();
    await answerEmbed(parts, req, res, Object.hasOwn(EMBEDS, kind) ? EMBEDS[kind]! : null);
  };
}

/** @param kind null: what the address names is none, which whoever framed it reads there */
async function answerEmbed(parts: AppParts, req: Request, res: Response, kind: EmbedKind | null): Promise<void> {
  const { platformHost, trustProxy } = parts.services.config;
  const asked = originOf(req, trustProxy);
  const wanted = kind
    ? readEmbed(kind, new URLSearchParams(req.originalUrl.split('?')[1]))
    : new AppError('NOT_FOUND', `There is no such embed: there are ${Object.keys(EMBEDS).join(', ')}.`);
  const origin = originUrl(asked);
  // Whoever reads it is on another site: what they have chosen on this one is not known.
  const language = pageLanguage(
    { 'accept-language': req.headers['accept-language'] },
    req.originalUrl.split('?')[1] ?? '',
  );
  // What no other page may, this one is for.
  res.removeHeader('x-frame-options');
  await handleRequest(parts, req, res, {
    transport: 'page',
    // Anybody can write the same in many ways: it is one page.
    key:
      wanted instanceof AppError
        ? null
        : JSON.stringify(['embed', origin, req.path, keyOf(wanted), languageKey(language)]),
    names: wanted instanceof AppError ? {} : { slug: wanted.slug, domain: wanted.domain },
    anonymous: true,
    isOpen: true,
    produce: async (ctx) => {
      if (wanted instanceof AppError) throw wanted;
      const site = siteAt(origin, isPlatformHost(asked.host, platformHost), wanted);
      return { answer: await pageOf(ctx, wanted, site, language), cacheable: true };
    },
    fail: ({ status, message }) => ({
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors *",
      },
      body: Buffer.from(nothing(message, languageFor(language))),
    }),
  });
}

/** What exactly is wrong is for whoever made the address, in the language of interfaces. */
function nothing(message: string, language: Language): string {
  const { server: said } = textsIn(language);
  const shown = language === 'en' ? message : said.what_you_are_looking_for_is_not_here();
  return plainHtml(said.nothing_to_show(), shown, language);
}

/** All that the page depends on; its kind is the path's. */
function keyOf({ named, rows, slug, domain, theme }: WantedEmbed): unknown {
  return [named, rows, slug, domain, theme];
}

/** Absolute addresses of a site's pages; below `/youth` a slug leads to its organization on any host. */
function siteAt(origin: string, onPlatform: boolean, { slug, domain }: WantedEmbed): PathTo {
  const prefix = slug === null ? '' : onPlatform ? `/${slug}` : `/youth/${slug}`;
  return (path, filters = {}) => {
    const query = new URLSearchParams({ ...(domain !== null && { domain }), ...filters }).toString();
    return `${origin}${prefix}${path}${query && `?${query}`}`;
  };
}

type PathTo = (path: string, filters?: Readonly<Record<string, string>>) => string;

async function pageOf(
  ctx: RequestContext,
  wanted: WantedEmbed,
  at: PathTo,
  asked: PageLanguage,
): Promise<TransportResponse> {
  const { organization, embedded, language } = await showEmbed(ctx, wanted, (path) => at(path), asked);
  const { theme, slug, domain } = wanted;
  const href = at(embedded.path, filtersOf(wanted));
  return embedPage(organization, embedded, { theme, href, stream: streamOf(slug, domain), language });
}

/** What the page with more of it is filtered by. */
function filtersOf({ kind, named: { seasonId, leagueId, id } }: WantedEmbed): Record<string, string> {
  if (!kind.takes.includes('seasonId')) return {};
  return { ...(seasonId && { season: seasonId }), ...(leagueId && { league: leagueId }), ...(id && { team: id }) };
}

/** Where a frame follows the games of today. */
function streamOf(slug: string | null, domain: string | null): string {
  const named = slug === null ? (domain === null ? '' : 'domain: $name') : 'slug: $name';
  const query = `subscription${named && ' ($name: String)'} { organization${named && `(${named})`} { dayScores { id status homeScore awayScore liveScore { home away } } } }`;
  return `/graphql?${new URLSearchParams({ query, ...(named && { variables: JSON.stringify({ name: slug ?? domain }) }) })}`;
}

function sendScript(req: Request, res: Response): void {
  openToAll(res).set({ etag: SCRIPT_TAG, 'cache-control': `public, max-age=${SCRIPT_AGE}` });
  if (req.get('if-none-match') === SCRIPT_TAG) return void res.status(304).end();
  res.type('text/javascript; charset=utf-8').send(EMBED_SCRIPT);
}
