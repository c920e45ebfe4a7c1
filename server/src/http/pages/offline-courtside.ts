import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { Language } from '../../domain/languages/language.js';
import { languageFor } from '../../domain/languages/language-for.js';
import type { AppParts } from '../app-parts.js';
import { originOf, originUrl } from '../security/origin.js';
import { pageSecurityPolicy } from '../security/security-headers.js';
import { produced } from './answer-page.js';
import { filesOf } from './bundles.js';
import { clientDirectory } from './client-directory.js';
import { cacheByHost } from './cache-by-host.js';
import { pageLanguage } from './page-language.js';
import { findRenderer } from './renderer.js';
import type { TransportResponse } from '../response.js';

/** Below the paths that the worker is for: so its scope can be no wider than these, without any header. */
const WORKER = /^\/(games|score)\/courtside-worker\.js$/;
const SHELL = '/games/courtside-shell.html';
const CODE = new URL('worker/courtside-worker.js', clientDirectory);
/** The screens that open without a network, and what they ask for once something is tapped. */
const MODULES = [
  'features/plays/courtside-screen.tsx',
  'features/plays/scorekeepers/score-screens.tsx',
  'features/plays/keeping/known-site.ts',
  'features/statistics/admin/add-game-player-dialog.tsx',
  'app/admin/session/sign-in-dialog.tsx',
  'app/live/follow.ts',
  'app/live/by-socket.ts',
];
/** In the worker's place: takes it, and what it has kept, off every browser that asks for it. */
const TAKEN_OFF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(
  caches.keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith('courtside-')).map((name) => caches.delete(name))))
    .then(() => self.registration.unregister())));
`;

/**
 * What opens the screen at the table without a network: `courtside-worker.js` below `/games` and `/score`, and the one
 * document that it keeps. The same for everybody on a host who asks in the same language (`?lang=es`).
 */
export function offlineCourtside(parts: AppParts): RequestHandler {
  const { config } = parts.services;
  const offlineFor: Readonly<Record<Language, ReturnType<typeof cacheByHost<Offline>>>> = {
    en: cacheByHost((origin) => makeOffline(parts, origin, 'en')),
    es: cacheByHost((origin) => makeOffline(parts, origin, 'es')),
  };
  const find = async (req: Request): Promise<Offline> => {
    const { build } = await findRenderer();
    const [, query = ''] = req.originalUrl.split('?');
    const language = languageFor(pageLanguage(req.headers, query));
    return offlineFor[language](build, originUrl(originOf(req, config.trustProxy)));
  };
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (WORKER.test(req.path)) {
      const script = config.courtsideOffline ? (await find(req)).script : TAKEN_OFF;
      return sendText(res.type('text/javascript').set('content-security-policy', pageSecurityPolicy()), script);
    }
    if (req.path !== SHELL || !config.courtsideOffline) return next();
    const { headers, body } = (await find(req)).shell;
    sendText(res.set(headers), body);
  };
}

/** Browsers ask again at each opening, whatever proxies between have. */
function sendText(res: Response, text: string | Buffer): void {
  res.set('cache-control', 'no-cache').send(text);
}

/** What a host's browsers get: the document, and the worker that keeps it. */
interface Offline {
  readonly shell: TransportResponse;
  readonly script: string;
}

async function makeOffline({ services }: AppParts, origin: string, language: Language): Promise<Offline> {
  const [files, shell, code] = await Promise.all([
    filesOf(MODULES, language),
    makeShell(services.config.platformHost, origin, language),
    readFile(CODE, 'utf8'),
  ]);
  const version = createHash('sha256').update(shell.body).update(code).update(files.join()).digest('hex').slice(0, 12);
  const own = { version, shell: `${SHELL}?lang=${language}`, files };
  return { shell, script: `self.offline = ${JSON.stringify(own)};\n${code}` };
}

async function makeShell(platformHost: string, origin: string, language: Language): Promise<TransportResponse> {
  const host = origin.slice(origin.indexOf('//') + 2) || null;
  const request = { host, platformHost, analyticsId: null, pathname: SHELL, search: '' };
  const { renderer } = await findRenderer();
  const page = renderer.renderOfflineShell(renderer.siteOf(request).site, { chosen: language, device: language });
  return (await produced(page, 'admin', request, origin)).answer;
}
