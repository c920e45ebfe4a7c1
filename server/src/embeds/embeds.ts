import type { Request, RequestHandler, Response } from 'express';
import { createHash } from 'node:crypto';
import { isPlatformHost } from '../domain/sites/is-platform-host.js';
import type { RequestContext } from '../context/request-context.js';
import type { AppParts } from '../http/app-parts.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { handleRequest } from '../http/handle-request.js';
import { plainHtml } from '../http/pages/html.js';
import type { TransportResponse } from '../http/response.js';
import { originOf } from '../http/security/origin.js';
import { invalidInput, notFound } from '../lib/errors.js';
import { openToAll } from '../lib/open-headers.js';
import { EMBED_THEMES, embedPage, type EmbedTheme } from './embed-page.js';
import { EMBEDS, type EmbedKind, type EmbedOrganization } from './embed-kinds.js';
import { EMBED_SCRIPT } from './embed-script.js';
import { answerOembed } from './oembed.js';

const ADDRESS = /^\/embed\/([a-z]+)$/u;
/** Rows of a table where the address says nothing, and at most. */
const ROWS = { usual: 10, most: 50 };
const SCRIPT_TAG = `"${createHash('sha1').update(EMBED_SCRIPT).digest('base64url')}"`;
/** How long a browser uses the script without asking, in seconds. */
const SCRIPT_AGE = 3_600;

/** What an address says of the embed that it wants. */
interface Wanted {
  readonly kind: EmbedKind;
  readonly variables: Readonly<Record<string, string>>;
  readonly slug: string | null;
  readonly domain: string | null;
  readonly theme: EmbedTheme;
  readonly rows: number;
}

/**
 * What other sites show: `GET /embed/{standings|schedule|game|leaders}`, pages for a frame, of `slug` or `domain`, with `leagueId`,
 * `id` (the game; of a schedule the team), `theme` and `rows`; `/embed.js`, which puts one into a page; and `/oembed`. Nothing
 * else of the product may be framed by others.
 */
export function embeds(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (req.path === '/embed.js') return sendScript(req, res);
    if (req.path === '/oembed') return answerOembed(parts, req, res);
    const kind = ADDRESS.exec(req.path)?.[1] ?? '';
    if (!Object.hasOwn(EMBEDS, kind)) return next();
    await answerEmbed(parts, req, res, EMBEDS[kind]!);
  };
}

async function answerEmbed(parts: AppParts, req: Request, res: Response, kind: EmbedKind): Promise<void> {
  const { platformHost, trustProxy } = parts.services.config;
  const { secure, authority, host } = originOf(req, trustProxy);
  const query = new URLSearchParams(req.originalUrl.split('?')[1]);
  const [slug, domain] = [query.get('slug'), query.get('domain')];
  const prefix = slug !== null && isPlatformHost(host, platformHost) ? `/${slug}` : '';
  const origin = `${secure ? 'https' : 'http'}://${authority}`;
  // What no other page may, this one is for.
  res.removeHeader('x-frame-options');
  const asked = ['leagueId', 'id', 'theme', 'rows'].map((name) => query.get(name));
  await handleRequest(parts, req, res, {
    transport: 'page',
    key: JSON.stringify(['embed', origin, req.path, slug, domain, asked]),
    names: { slug, domain },
    anonymous: true,
    isOpen: true,
    produce: async (ctx) => {
      const wanted = { ...read(query), kind, slug, domain };
      const at = (path: string): string =>
        `${origin}${prefix}${path}${prefix === '' && domain !== null ? `?${new URLSearchParams({ domain })}` : ''}`;
      return { answer: await pageOf(ctx, wanted, at), cacheable: true };
    },
    fail: ({ status, message }) => ({
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; frame-ancestors *",
      },
      body: Buffer.from(plainHtml('Nothing to show', message)),
    }),
  });
}

/** @throws 400 naming the parameter, and what it may be */
function read(query: URLSearchParams): Pick<Wanted, 'variables' | 'theme' | 'rows'> {
  const theme = query.get('theme') ?? 'device';
  if (!EMBED_THEMES.some((known) => known === theme))
    throw invalidInput({ field: 'theme', message: `The theme is one of ${EMBED_THEMES.join(', ')}.` });
  const rows = Number(query.get('rows') ?? ROWS.usual);
  if (!Number.isInteger(rows) || rows < 1 || rows > ROWS.most)
    throw invalidInput({ field: 'rows', message: `Rows are a whole number from 1 to ${ROWS.most}.` });
  const variables = Object.fromEntries(
    ['leagueId', 'id'].flatMap((name) => {
      const value = query.get(name);
      return value === null || value === '' ? [] : [[name, value] as const];
    }),
  );
  return { theme: theme as EmbedTheme, rows, variables };
}

async function pageOf(
  ctx: RequestContext,
  { kind, variables, slug, domain, theme, rows }: Wanted,
  at: (path: string) => string,
): Promise<TransportResponse> {
  if (ctx.tenant === null) throw notFound('Organization');
  const { data, errors } = await execute(ctx, kind.document, variables);
  if (errors?.[0]) throw reasonOf(errors[0]);
  const organization = data?.['organization'] as (EmbedOrganization & never) | null | undefined;
  const embedded = organization ? kind.show(organization, rows, at) : null;
  if (!organization || embedded === null) throw notFound('Game');
  return embedPage(organization, embedded, { theme, href: at(embedded.path), stream: streamOf(slug, domain) });
}

/** Where a frame follows the games of today. */
function streamOf(slug: string | null, domain: string | null): string {
  const named = slug === null ? (domain === null ? '' : 'domain: $name') : 'slug: $name';
  const query = `subscription${named && ' ($name: String)'} { organization${named && `(${named})`} { dayScores { id status home { score liveScore } away { score liveScore } } } }`;
  return `/graphql?${new URLSearchParams({ query, ...(named && { variables: JSON.stringify({ name: slug ?? domain }) }) })}`;
}

function sendScript(req: Request, res: Response): void {
  openToAll(res).set({ etag: SCRIPT_TAG, 'cache-control': `public, max-age=${SCRIPT_AGE}` });
  if (req.get('if-none-match') === SCRIPT_TAG) return void res.status(304).end();
  res.type('text/javascript; charset=utf-8').send(EMBED_SCRIPT);
}
