/**
 * Opens pages of a site without a network: those that were seen before, as the server answered them to somebody who is
 * nobody in particular. Whatever else is asked goes to the network untouched.
 */
import { handlePush } from './push-messages';
import {
  droppedOf,
  type Kept,
  type KeptPage,
  listedOf,
  NOTHING,
  pageAt,
  withinLimits,
  withoutPage,
  withPage,
} from './site/kept';
import { networkFirst } from './site/network-first';
import { filesOf, titleOf, withNotice } from './site/page-text';
import { isSitePath } from './site/site-address';

/** What the server writes ahead of this script. */
interface Own {
  /** Another one for each build. */
  readonly version: string;
  /** Where the site's pages are: '/' or '/nba'. */
  readonly scope: string;
  /** Address of the document for pages that are not kept. */
  readonly offlinePage: string;
  /** The script at the head of kept pages, by language. */
  readonly notices: Readonly<Record<string, string>>;
  /** These scripts, and what they load. */
  readonly files: readonly string[];
  /** The language of whoever looks. */
  readonly language: string;
}

declare const self: ServiceWorkerGlobalScope & { readonly site: Own };

const { scope, offlinePage, notices, files: scripts, language } = self.site;
/** One for each site of the host. The pages of other sites, and what courtside keeps, have others. */
const NAME = `pages ${scope}`;
const LIST = `${scope === '/' ? '' : scope}/kept-pages.json`;
const DAY_MS = 86_400_000;
const LIMITS = { pages: 40, bytes: 20_000_000, age: 7 * DAY_MS };
/** So long the network may keep somebody waiting who has the page, in milliseconds. */
const PATIENCE_MS = 5_000;
/** A page that was kept a moment ago is not fetched again. */
const FRESH_MS = 60_000;
/** Of a kept answer's headers these are needed to show it. */
const HEADERS = ['content-type', 'content-language', 'content-security-policy', 'referrer-policy'];

self.addEventListener('install', (event) => event.waitUntil(fetchOfflinePage().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(sweep().then(() => self.clients.claim())));

handlePush(self);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (request.destination === 'document' && isSitePath(scope, pathname)) event.respondWith(open(event));
  } else if (/^\/(assets|uploads)\//.test(pathname)) event.respondWith(fileOf(request, pathname));
});

/** A page asks that it be kept as it is now: it was there before the worker, or came without a document of its own. */
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { keep } = event.data as { keep?: unknown };
  if (typeof keep === 'string') event.waitUntil(fetchPage(keep).catch(() => undefined));
});

async function open(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const address = addressOf(request.url);
  const answer = fetch(request).then((response) => {
    if (isForEverybody(response)) event.waitUntil(keep(address, response.clone()).catch(() => undefined));
    else if (isGone(response)) event.waitUntil(change((kept) => withoutPage(kept, address)).catch(() => undefined));
    return response;
  });
  const known = pageAt(await read(), address, Date.now(), LIMITS);
  const timely = await networkFirst(answer, known !== undefined, () => pause(PATIENCE_MS));
  if (timely !== null) return timely;
  const fromDevice = (known && (await keptPage(known))) ?? (await unseenPage());
  if (fromDevice === null) return answer;
  // Its failure is told already; should it come after all, it is kept.
  event.waitUntil(answer.catch(() => undefined));
  return fromDevice;
}

/** Whether the server says that an answer is a page of this site and the same for all who are not signed in. */
function isForEverybody({ status, headers }: Response): boolean {
  const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? 'no-store');
  return status === 200 && !isPrivate && headers.get('public-site') === scope;
}

/** Whether the server says that nothing is there, or that it is elsewhere now. */
function isGone({ status, type }: Response): boolean {
  return status === 404 || status === 410 || type === 'opaqueredirect';
}

async function fetchPage(href: string): Promise<void> {
  const { origin, pathname } = new URL(href);
  if (origin !== self.location.origin || !isSitePath(scope, pathname)) return;
  const address = addressOf(href);
  const known = (await read()).pages.find((page) => page.address === address);
  if (known && Date.now() - known.at < FRESH_MS) return;
  // With cookies: they hold the language that was chosen, and whoever is signed in gets an answer that is not kept.
  const response = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
  if (!response.redirected && isForEverybody(response)) await keep(address, response);
  else if (response.redirected || isGone(response)) await change((kept) => withoutPage(kept, address));
}

async function keep(address: string, response: Response): Promise<void> {
  const at = Date.now();
  const html = await response.text();
  const headers = headersOf(response);
  const page: KeptPage = {
    address,
    title: titleOf(html),
    language: response.headers.get('content-language') ?? language,
    at,
    bytes: new Blob([html]).size,
    files: filesOf(html),
  };
  await change(async (kept) => {
    const cache = await caches.open(NAME);
    const whole = await withFiles(kept, cache, page.files);
    await cache.put(address, new Response(html, { headers }));
    return withPage(whole, page);
  });
}

/** Fetches a file without cookies: what is kept is nobody's. @returns its size; null where it is not to be had */
async function fetchFile(cache: Cache, address: string): Promise<number | null> {
  const response = await fetch(address, { credentials: 'omit' }).catch(() => null);
  if (response?.status !== 200) return null;
  const body = await response.blob();
  await cache.put(address, new Response(body, { headers: headersOf(response) }));
  return body.size;
}

async function fetchOfflinePage(): Promise<void> {
  const cache = await caches.open(NAME);
  const response = await fetch(offlinePage, { credentials: 'omit', cache: 'reload' });
  if (!response.ok) throw new Error(`${offlinePage}: ${response.status}`);
  const html = await response.text();
  await cache.put(offlinePage, new Response(html, { headers: headersOf(response) }));
  const files = [...new Set([...filesOf(html), ...scripts])];
  await change(async (kept) => withFiles({ ...kept, own: files }, cache, files));
}

/** With files that are not there yet, as far as they are to be had. */
async function withFiles(kept: Kept, cache: Cache, addresses: readonly string[]): Promise<Kept> {
  const missing = addresses.filter((address) => !Object.hasOwn(kept.files, address));
  const fetched = await Promise.all(
    missing.map(async (address) => [address, await fetchFile(cache, address)] as const),
  );
  const sizes = fetched.filter((each): each is readonly [string, number] => each[1] !== null);
  return { ...kept, files: { ...kept.files, ...Object.fromEntries(sizes) } };
}

async function keptPage(page: KeptPage): Promise<Response | null> {
  const found = await caches.match(page.address, { cacheName: NAME });
  if (!found) {
    // The browser has thrown it away.
    await change((kept) => withoutPage(kept, page.address));
    return null;
  }
  const script = notices[page.language] ?? notices[language]!;
  return shown(found, withNotice(await found.text(), { at: page.at, pages: [] }, script));
}

async function unseenPage(): Promise<Response | null> {
  const found = await caches.match(offlinePage, { cacheName: NAME });
  if (!found) return null;
  const listed = listedOf(withinLimits(await read(), Date.now(), LIMITS)).map(({ address, title, at }) => ({
    address,
    title,
    at,
  }));
  return shown(found, withNotice(await found.text(), { at: null, pages: listed }, notices[language]!));
}

function shown({ headers }: Response, html: string): Response {
  return new Response(html, { headers });
}

async function fileOf(request: Request, pathname: string): Promise<Response> {
  return (await caches.match(pathname, { cacheName: NAME })) ?? fetch(request);
}

/**
 * Changes what is kept, one change after the other, also those of a worker that is about to be another; within its
 * limits.
 */
async function change(to: (kept: Kept) => Kept | Promise<Kept>): Promise<void> {
  await navigator.locks.request(NAME, async () => {
    const before = await read();
    const wanted = await to(before);
    const after = withinLimits(wanted, Date.now(), LIMITS);
    const cache = await caches.open(NAME);
    await cache.put(LIST, Response.json(after));
    const dropped = [...droppedOf(before, after), ...droppedOf(wanted, after)];
    await Promise.all(dropped.map((address) => cache.delete(address)));
  });
}

/** Takes away what is too old, and what was left behind: by an earlier build, or where the device had no more room. */
async function sweep(): Promise<void> {
  await change((kept) => kept);
  const { pages, files } = await read();
  const known = new Set([LIST, offlinePage, ...pages.map(({ address }) => address), ...Object.keys(files)]);
  const cache = await caches.open(NAME);
  const left = (await cache.keys()).filter(({ url }) => !known.has(addressOf(url)));
  await Promise.all(left.map((request) => cache.delete(request)));
}

async function read(): Promise<Kept> {
  const found = await caches.match(LIST, { cacheName: NAME });
  return found ? ((await found.json()) as Kept) : NOTHING;
}

function addressOf(href: string): string {
  const { pathname, search } = new URL(href, self.location.origin);
  return pathname + search;
}

function headersOf({ headers }: Response): Headers {
  const kept = new Headers();
  for (const name of HEADERS) if (headers.has(name)) kept.set(name, headers.get(name)!);
  return kept;
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
