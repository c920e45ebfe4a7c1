import type { Request, Response } from 'express';
import { embedOfPage } from '../domain/sites/embed-of-page.js';
import { isPlatformHost } from '../domain/sites/is-platform-host.js';
import type { AppParts } from '../http/app-parts.js';
import { execute, reasonOf } from '../http/graphql/execution/execute.js';
import { handleRequest } from '../http/handle-request.js';
import { escapeHtml } from '../http/pages/html.js';
import { originOf } from '../http/security/origin.js';
import { invalidInput, notFound } from '../lib/errors.js';
import { restAnswer, restFailure } from '../rest/rest-answer.js';
import { embedPath } from './embed-address.js';
import { EMBEDS, type EmbedOrganization } from './embed-kinds.js';
import { parseUrl } from '../domain/text/parse-url.js';

/** As wide as a card is where nobody says, in CSS pixels. */
const WIDTH = 600;

/**
 * `GET /oembed?url=…`: what somebody shows who was given the address of one of our pages (oEmbed 1.0, JSON), so that a pasted
 * address becomes a card.
 */
export async function answerOembed(parts: AppParts, req: Request, res: Response): Promise<void> {
  const { platformHost, trustProxy } = parts.services.config;
  const { secure, authority, host } = originOf(req, trustProxy);
  const query = new URLSearchParams(req.originalUrl.split('?')[1]);
  const origin = `${secure ? 'https' : 'http'}://${authority}`;
  const page = pageOf(query.get('url') ?? '', authority);
  const [, first = ''] = (page?.pathname ?? '').split('/');
  const hasSlug = isPlatformHost(host, platformHost);
  const slug = hasSlug ? first : null;
  const path = hasSlug ? (page?.pathname.slice(first.length + 1) ?? '') : (page?.pathname ?? '');
  const of = page === null ? null : embedOfPage(path, page.searchParams);
  const domain = page?.searchParams.get('domain') ?? null;
  const asked = ['url', 'format', 'maxwidth', 'maxheight'].map((name) => query.get(name));
  await handleRequest(parts, req, res, {
    transport: 'rest',
    key: JSON.stringify(['oembed', origin, asked]),
    names: { slug, domain: hasSlug ? null : domain },
    anonymous: true,
    isOpen: true,
    produce: async (ctx) => {
      if ((query.get('format') ?? 'json') !== 'json')
        throw invalidInput({ field: 'format', message: 'The only format is json.' });
      if (of === null || ctx.tenant === null) throw notFound('Page');
      const { kind, ...named } = of;
      const { data, errors } = await execute(ctx, EMBEDS[kind]!.document, named);
      if (errors?.[0]) throw reasonOf(errors[0]);
      const organization = data?.['organization'] as (EmbedOrganization & never) | null | undefined;
      const embedded = organization ? EMBEDS[kind]!.show(organization, 1, String) : null;
      if (!organization || embedded === null) throw notFound('Page');
      const width = Math.min(WIDTH, sizeOf(query, 'maxwidth'));
      const height = Math.min(EMBEDS[kind]!.height, sizeOf(query, 'maxheight'));
      const { name } = organization as EmbedOrganization;
      const src = origin + embedPath({ ...of, slug, domain: hasSlug ? null : domain });
      const html = `<iframe src="${escapeHtml(src)}" title="${escapeHtml(embedded.title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
      const card = {
        type: 'rich',
        version: '1.0',
        title: embedded.title,
        provider_name: name,
        provider_url: origin,
        html,
        width,
        height,
      };
      return { answer: restAnswer(card), cacheable: true };
    },
    fail: restFailure,
  });
}

/** A page of the host that was asked; null for any other address. */
function pageOf(text: string, authority: string): URL | null {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === authority ? url : null;
}

/** @throws 400 for what is no size */
function sizeOf(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  if (text === null) return Infinity;
  const size = Number(text);
  if (!Number.isInteger(size) || size < 1)
    throw invalidInput({ field: name, message: 'A size is a whole number of pixels.' });
  return size;
}
