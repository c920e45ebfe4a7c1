/**
 * Opens the screen at the table without a network. It knows one document, which is the same for everybody and holds
 * nobody's data, and the files that this one loads. Whatever else is asked goes to the network untouched.
 */

/** What the server writes ahead of this script. */
interface Offline {
  /** Another one for each build. */
  readonly version: string;
  /** Address of the document. */
  readonly shell: string;
  /** Addresses of what it loads. Their names carry a hash of their content. */
  readonly files: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { readonly offline: Offline };
export {};

const { version, shell, files } = self.offline;
const NAME = 'courtside-';
/** The one before stays for a screen that is open while a new build comes. */
const KEPT_BUILDS = 2;
/** So long the network may keep somebody waiting who opens the screen, in milliseconds. */
const PATIENCE_MS = 5_000;
/** A proxy's answers when there is no server behind it. */
const NOBODY_THERE: ReadonlySet<number> = new Set([502, 503, 504]);

/** As newer browsers have it. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { requestMethod: string }; source: 'network' }): Promise<void>;
}

self.addEventListener('install', (event: InstallEvent) => {
  // What is written never waits for this script: what a tab says while it closes would be lost on the way through it.
  const past = event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' });
  event.waitUntil(Promise.all([past, keep()]).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(clear().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isCourtside(pathname)) event.respondWith(open(request));
  else if (files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(fileOf(request, pathname));
});

/** The scope is the beginning of a path: of what begins so, the screen is one. */
function isCourtside(pathname: string): boolean {
  return pathname === new URL(self.registration.scope).pathname;
}

/** All or nothing, and once for all games. Without cookies: what is kept is nobody's. */
async function keep(): Promise<void> {
  const cache = await caches.open(NAME + version);
  if ((await cache.match(shell)) !== undefined) return;
  await cache.addAll([
    new Request(shell, { credentials: 'omit', cache: 'reload' }),
    ...files.map((file) => new Request(file, { credentials: 'omit' })),
  ]);
}

async function clear(): Promise<void> {
  const builds = await ownCaches();
  const old = builds.filter((name) => name !== NAME + version).slice(0, -(KEPT_BUILDS - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function open(request: Request): Promise<Response> {
  const answer = fetch(request);
  const timely = await Promise.race([answer, pause(PATIENCE_MS)]).catch(() => null);
  if (timely !== null && !NOBODY_THERE.has(timely.status)) return timely;
  const kept = await find(shell);
  if (kept === undefined) return answer;
  // Its failure is told already.
  answer.catch(() => undefined);
  return kept;
}

async function fileOf(request: Request, pathname: string): Promise<Response> {
  return (await find(pathname)) ?? fetch(request);
}

/** Of the own build, or else of the latest that has it: each is complete or not there. */
async function find(address: string): Promise<Response | undefined> {
  for (const name of [NAME + version, ...(await ownCaches()).toReversed()]) {
    const found = await caches.match(address, { cacheName: name });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** In the order in which they were made. */
async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(NAME));
}

function pause(milliseconds: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), milliseconds);
  });
}
