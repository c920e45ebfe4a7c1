import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { RequestHandler, Response } from 'express';
import type { AppParts } from '../../http/app-parts.js';
import { produced } from '../../http/pages/answer-page.js';
import { escapeHtml, plainHtml } from '../../http/pages/html.js';
import { findRenderer, type PortalView } from '../../http/pages/renderer.js';
import type { TransportResponse } from '../../http/response.js';
import { type Origin, originOf, originUrl } from '../../http/security/origin.js';
import { fillOrigin, originText } from '../fill-origin.js';
import { DOCUMENTS, WRITTEN_ORIGIN } from './markdown.js';
import type { Find, PortalPage } from './page.js';
import { GROUPS, type Portal } from './portal.js';

const SEARCH = '/developers/search';
const MISSING = plainHtml('There is no such file', 'The pages for developers begin at /developers.');
const EXAMPLE = /^\/developers\/(examples\/[a-z0-9_-]+\.[a-z]+)$/;
/** So many finds are shown. */
const MOST_FINDS = 50;
/** So many of those that have only some of the words. */
const FEW_FINDS = 12;
/** What programs take beside them, by its address. */
const PACKAGES: ReadonlyMap<string, URL> = new Map(
  ['python/courtbook.py', 'typescript/dist/courtbook-client.tgz'].map((file) => [
    `/developers/packages/${basename(file)}`,
    new URL(`../../sdk/${file}`, DOCUMENTS),
  ]),
);
const MISSING_PATH = '/developers/missing';

/** `/developers` and everything below it but `/developers/data`. */
export function portalHandler({ services: { config } }: AppParts, portal: Portal): RequestHandler {
  return async (req, res) => {
    const origin = originOf(req, config.trustProxy);
    const packed = PACKAGES.get(req.path);
    if (packed !== undefined) return sendPackage(res, packed);
    const example = EXAMPLE.exec(req.path)?.[1];
    if (example !== undefined) return sendExample(res, origin, portal, example);
    const path = req.path.replace(/\/+$/, '');
    const question = typeof req.query['q'] === 'string' ? req.query['q'].trim() : '';
    const page = path.toLowerCase() === SEARCH ? foundPage(portal, question) : portal.page(path);
    const shown = page ?? missingPage(portal, path);
    const { status, headers, body } = await portalAnswer(config.platformHost, origin, portal, shown, question);
    res
      .status(page === undefined ? 404 : status)
      .set({ ...headers, 'cache-control': 'no-cache' })
      .send(body);
  };
}

/** A page with the product's frame and the portal's navigation around it, as asked for at an origin. */
export async function portalAnswer(
  platformHost: string,
  origin: Origin,
  portal: Portal,
  page: PortalPage,
  question = '',
): Promise<TransportResponse> {
  const own = originUrl(origin.host === null ? { ...origin, authority: platformHost } : origin);
  const host = origin.host === null ? null : origin.authority;
  const request = { host, platformHost, analyticsId: null, pathname: page.path, search: '' };
  const { renderer } = await findRenderer();
  const rendered = renderer.renderPortal(renderer.siteOf(request).site, viewOf(portal, page, question));
  const { answer } = await produced(rendered, 'portal', request, own);
  return { ...answer, body: Buffer.from(fillOrigin(answer.body.toString(), origin)) };
}

function viewOf({ pages }: Portal, { path, title, about, html, sections }: PortalPage, question: string): PortalView {
  const groups = GROUPS.map((name) => ({
    name,
    pages: pages.filter(({ group }) => group === name).map(({ path: to, title: text }) => ({ path: to, title: text })),
  }));
  const isListed = path !== SEARCH && path !== MISSING_PATH && path !== '/developers/data';
  return { path, title, about, html, sections, groups, question, isListed };
}

function foundPage(portal: Portal, question: string): PortalPage {
  const finds = portal.search(question, MOST_FINDS);
  const some = question === '' || finds.length > 0 ? [] : portal.searchSome(question, FEW_FINDS);
  return listPage(SEARCH, 'Search', aboutFinds(question, finds.length, some.length), [...finds, ...some]);
}

function aboutFinds(question: string, count: number, some: number): string {
  if (question === '') return 'Words of a guide, a type, a field, a mutation or a path.';
  if (count > 0) return `${count === MOST_FINDS ? 'The best of many' : count} for “${question}”.`;
  if (some > 0) return `Nothing has all of “${question}”. What has some of it:`;
  return `Nothing for “${question}”.`;
}

/** What is shown where no page is: what is called like the end of the address. */
function missingPage(portal: Portal, path: string): PortalPage {
  const words = decoded(path.slice(path.lastIndexOf('/') + 1))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  const finds = portal.searchSome(words, FEW_FINDS);
  const about = finds.length > 0 ? 'What comes close to its address:' : 'What there is:';
  return listPage(MISSING_PATH, 'There is no such page', about, finds);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** A list of finds; where there are none, the way to what can be read from end to end. */
function listPage(path: string, title: string, about: string, finds: readonly Find[]): PortalPage {
  const html =
    finds.length > 0
      ? `<ol class="finds">${finds.map(findHtml).join('')}</ol>`
      : '<p>The guides begin with <a href="/developers">Start in a minute</a>. Everything there is has its place among the <a href="/developers/queries">queries</a>, <a href="/developers/mutations">mutations</a>, <a href="/developers/types">types</a> and <a href="/developers/rest">REST calls</a>.</p>';
  return { path, title, about, group: null, html, sections: [], finds: [] };
}

function findHtml({ path, title, text, place }: Find): string {
  const shown = text.trim().replaceAll(/\s+/g, ' ');
  const short = shown.length > 160 ? `${shown.slice(0, 160)}…` : shown;
  return `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a> <span class="muted">${escapeHtml(place)}</span><br>${escapeHtml(short)}</li>`;
}

/** A package as the build made it; from the sources alone there is none. */
async function sendPackage(res: Response, file: URL): Promise<void> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return void res.status(404).type('html').send(MISSING);
  res.attachment(basename(file.pathname)).set('cache-control', 'no-cache').send(bytes);
}

/** Only files that a document shows are sent. */
async function sendExample(res: Response, origin: Origin, portal: Portal, file: string): Promise<void> {
  if (!portal.documents.some(({ examples }) => examples.some((example) => example.file === file)))
    return void res.status(404).type('html').send(MISSING);
  const text = await readFile(new URL(file, DOCUMENTS), 'utf8');
  const name = file.slice(file.indexOf('/') + 1);
  res
    .attachment(name)
    .set('cache-control', 'no-cache')
    .send(text.replaceAll(WRITTEN_ORIGIN, originText(origin)));
}
