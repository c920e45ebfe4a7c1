import type { RequestHandler } from 'express';
import sharp from 'sharp';
import type { Config } from '../config.js';
import type { RequestContext } from '../context/request-context.js';
import { isCalendarDate } from '../domain/dates/is-calendar-date.js';
import type { Language, SiteLanguage } from '../domain/languages/language.js';
import { languageFor } from '../domain/languages/language-for.js';
import { languageNamed } from '../domain/languages/language-named.js';
import type { PagePicture } from '../domain/sites/picture-of-page.js';
import { hostOf } from '../domain/text/host-of.js';
import type { AppParts } from '../http/app-parts.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { handleRequest } from '../http/handle-request.js';
import type { CacheableResponse } from '../http/response.js';
import { originOf } from '../http/security/origin.js';
import { notFound, tooMany } from '../lib/errors.js';
import { FairQueue } from '../lib/fair-queue.js';
import { tryId } from '../lib/ids.js';
import { textsIn } from '../texts/texts.js';
import { LogoMissing, readLogo } from '../web-app/read-logo.js';
import { drawPicture, type LogoOf } from './draw-picture.js';
import type { Picture } from './picture.js';
import { PICTURES } from './picture-kinds.js';

const ADDRESS = /^\/picture\/([a-z-]+)\.png$/u;
/** What drawing one costs its caller beside what it reads: some thousand values take the server as long. */
const DRAWING_COST = 1_000;
/** Pixels of a logo's longer side: the largest one that is drawn. */
const LOGO_SIDE = 168;

/** Drawing takes a core for a moment: a burst waits, and one organization's burst keeps no other waiting. */
const drawing = new FairQueue<number>({
  most: 2,
  mostOfOne: 1,
  mostWaiting: 24,
  refusal: () => tooMany('Many pictures of this organization are being drawn. Please try again in a moment.', 10),
});

/**
 * Pictures for sites that show shared addresses: `GET /picture/{game|player|team|standings}.png`, 1200 by 630 pixels,
 * of `slug` or `domain` or the host's own organization, with the `id` of what it is about; and of one player's game,
 * `line` and `line-tall` (1080 by 1350), with the game's `id` and the `player`. Standings are those of a day with
 * `asOf`. Everybody gets what visitors see; kept until its data changes.
 */
export function pictures(parts: AppParts): RequestHandler {
  return async (req, res, next) => {
    const kind = ADDRESS.exec(req.path)?.[1] ?? '';
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !Object.hasOwn(PICTURES, kind)) return next();
    const query = new URLSearchParams(req.originalUrl.split('?')[1]);
    const slug = query.get('slug')?.toLowerCase() || null;
    const domain = slug === null ? hostOf(query.get('domain') ?? '') : null;
    // Whoever fetches it for somebody's message speaks for nobody: the page says in which language it is.
    const language = languageNamed(query.get('lang'));
    const { needs, hasDays } = PICTURES[kind as PagePicture['kind']];
    const day = query.get('asOf') ?? '';
    const asOf = hasDays && isCalendarDate(day) ? day : null;
    const ids = Object.fromEntries(needs.map((name) => [name, tryId(query.get(name) ?? '')]));
    await handleRequest(parts, req, res, {
      transport: 'page',
      key: JSON.stringify([
        'picture',
        originOf(req, parts.services.config.trustProxy).host,
        kind,
        slug,
        domain,
        ids,
        asOf,
        language,
      ]),
      names: { slug, domain },
      anonymous: true,
      isOpen: true,
      produce: async (ctx) => {
        if (Object.values(ids).includes(null)) throw notFound('Page');
        return answer(ctx, kind as PagePicture['kind'], ids, asOf, language);
      },
      fail: ({ status, message }) => ({
        status,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: Buffer.from(`${message}\n`),
      }),
    });
  };
}

interface Organization {
  readonly name: string;
  readonly listed: boolean;
  readonly accent: string;
  readonly theme: string;
  readonly siteLanguage: Uppercase<SiteLanguage>;
}

async function answer(
  ctx: RequestContext,
  kind: PagePicture['kind'],
  ids: Readonly<Record<string, number | null>>,
  asOf: string | null,
  chosen: Language | null,
): Promise<CacheableResponse> {
  if (ctx.tenant === null) throw notFound('Organization');
  const { document, show, isTall } = PICTURES[kind];
  const variables = {
    ...Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, String(id)])),
    ...(asOf !== null && { asOf }),
  };
  const { data, errors } = await execute(ctx, document, variables);
  if (errors?.[0]) throw reasonOf(errors[0]);
  const organization = data?.['organization'] as (Organization & never) | null | undefined;
  if (!organization) throw notFound('Organization');
  const { siteLanguage } = organization as Organization;
  const language = languageFor({ chosen, device: 'en' }, siteLanguage.toLowerCase() as SiteLanguage);
  const picture = show(organization, textsIn(language), asOf);
  if (picture === null) throw notFound('Page');
  ctx.cost.estimated += DRAWING_COST;
  await ctx.cost.charge?.(DRAWING_COST, false, false);
  const { name, listed, accent, theme } = organization as Organization;
  const look = { name, accent, theme: theme === 'DARK' ? 'dark' : 'light' } as const;
  return drawing.run(ctx.tenant.id, async () => {
    const { logos, isComplete } = await logosOf(ctx.services.config, picture);
    const body = await drawPicture(picture, look, logos, isTall);
    const headers = { 'content-type': 'image/png', ...(!listed && { 'x-robots-tag': 'noindex' }) };
    return { cacheable: isComplete, answer: { status: 200, headers, body } };
  });
}

/** The uploaded logos of a picture. One whose file is not there yet keeps the picture from being kept. */
async function logosOf(config: Config, { title, rows }: Picture): Promise<{ logos: LogoOf; isComplete: boolean }> {
  const found = new Map<string, string>();
  let isComplete = true;
  const urls = new Set([title?.team.logoUrl, ...rows.map(({ logoUrl }) => logoUrl)]);
  await Promise.all(
    [...urls].map(async (url) => {
      try {
        const logo = url == null ? null : await readLogo(config, url);
        if (logo !== null) found.set(url!, await asDataUrl(logo));
      } catch (error) {
        // One that cannot be read is drawn as a letter.
        if (error instanceof LogoMissing) isComplete = false;
      }
    }),
  );
  return { logos: (url) => (url === null ? null : (found.get(url) ?? null)), isComplete };
}

async function asDataUrl({ data, info }: NonNullable<Awaited<ReturnType<typeof readLogo>>>): Promise<string> {
  const png = await sharp(data, { raw: info }).resize(LOGO_SIDE, LOGO_SIDE, { fit: 'inside' }).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
