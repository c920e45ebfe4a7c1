import type { Request, Response } from 'express';
import { embedOfPage } from '../domain/sites/embed-of-page.js';
import { siteOfAddress } from '../domain/sites/site-of-address.js';
import { parseUrl } from '../domain/text/parse-url.js';
import type { RequestContext } from '../context/request-context.js';
import type { AppParts } from '../http/app-parts.js';
import { handleRequest } from '../http/handle-request.js';
import { escapeHtml } from '../http/pages/html.js';
import { originOf, originUrl } from '../http/security/origin.js';
import { AppError, invalidInput, notFound } from '../lib/errors.js';
import { restAnswer, restFailure } from '../rest/rest-answer.js';
import { type EmbedAddress, embedPath } from './embed-address.js';
import { EMBEDS } from './embed-kinds.js';
import { showEmbed } from './show-embed.js';

/** As wide as a card is where nobody says, in CSS pixels. */
const WIDTH = 600;

/**
 * `GET /oembed?url=…`: what somebody shows who was given the address of one of our pages (oEmbed 1.0, JSON), so that a
 * pasted address becomes a card.
 */
export async function answerOembed(parts: AppParts, req: Request, res: Response): Promise<void> {
  const { platformHost, trustProxy } = parts.services.config;
  const asked = originOf(req, trustProxy);
  const query = new URLSearchParams(req.originalUrl.split('?')[1]);
  const origin = originUrl(asked);
  const wanted = wantedCard(query, asked.authority, platformHost);
  await handleRequest(parts, req, res, {
    transport: 'rest',
    // Anybody can make up addresses: what is kept is what they mean.
    key: wanted instanceof AppError ? null : JSON.stringify(['oembed', origin, wanted]),
    names: wanted instanceof AppError ? {} : { slug: wanted.address.slug, domain: wanted.address.domain },
    anonymous: true,
    isOpen: true,
    produce: async (ctx) => {
      if (wanted instanceof AppError) throw wanted;
      return { answer: restAnswer(await cardOf(ctx, wanted, origin)), cacheable: true };
    },
    fail: restFailure,
  });
}

/** The card that an address asks for. Sizes in CSS pixels. */
interface WantedCard {
  readonly address: EmbedAddress;
  readonly width: number;
  readonly height: number;
}

/** @returns 404 for what is none of our pages, or has no card; 400 for another format, or for what is no size */
function wantedCard(query: URLSearchParams, authority: string, platformHost: string): WantedCard | AppError {
  if ((query.get('format') ?? 'json') !== 'json')
    return invalidInput({ field: 'format', message: 'The only format is json.' });
  const page = pageOf(query.get('url') ?? '', authority);
  if (page === null) return notFound('Page');
  const { slug, domain, pathname } = siteOfAddress({
    host: authority,
    platformHost,
    pathname: page.pathname,
    search: page.search,
  });
  const embed = embedOfPage(pathname, page.searchParams);
  if (embed === null) return notFound('Page');
  const [maxWidth, maxHeight] = [sizeOf(query, 'maxwidth'), sizeOf(query, 'maxheight')];
  if (maxWidth instanceof AppError) return maxWidth;
  if (maxHeight instanceof AppError) return maxHeight;
  const height = Math.min(EMBEDS[embed.kind]!.height, maxHeight);
  return { address: { ...embed, slug, domain }, width: Math.min(WIDTH, maxWidth), height };
}

async function cardOf(ctx: RequestContext, { address, width, height }: WantedCard, origin: string): Promise<object> {
  const { kind, slug: _slug, domain: _domain, ...named } = address;
  const { organization, embedded } = await showEmbed(ctx, { kind: EMBEDS[kind]!, named, rows: 1 }, String);
  const src = origin + embedPath(address);
  return {
    type: 'rich',
    version: '1.0',
    title: embedded.title,
    provider_name: organization.name,
    provider_url: origin,
    html: `<iframe src="${escapeHtml(src)}" title="${escapeHtml(embedded.title)}" width="${width}" height="${height}" style="border:0;max-width:100%" loading="lazy"></iframe>`,
    width,
    height,
  };
}

/** A page of the host that was asked; null for any other address. */
function pageOf(text: string, authority: string): URL | null {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === authority ? url : null;
}

/** @returns 400 for what is no size */
function sizeOf(query: URLSearchParams, name: string): number | AppError {
  const text = query.get(name);
  if (text === null) return Infinity;
  const size = Number(text);
  const isSize = Number.isInteger(size) && size >= 1;
  return isSize ? size : invalidInput({ field: name, message: 'A size is a whole number of pixels.' });
}
