import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { AppParts } from '../app-parts.js';
import { originOf } from '../security/origin.js';
import { pageSecurityPolicy } from '../security/security-headers.js';
import { produced } from './answer-page.js';
import { filesOf } from './bundles.js';
import { clientDirectory } from './client-directory.js';
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
 * document that it keeps. The same for everybody on a host: cookies play no part.
 */
export function offlineCourtside(parts: AppParts): RequestHandler {
  const { config } = parts.services;
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    if (WORKER.test(req.path)) {
      const script = config.courtsideOffline ? await workerScript(parts, req) : TAKEN_OFF;
      return sendText(res.type('text/javascript').set('content-security-policy', pageSecurityPolicy()), script);
    }
    if (req.path !== SHELL || !config.courtsideOffline) return next();
    const { headers, body } = await shell(parts, req);
    sendText(res.set(headers), body);
  };
}

/** Browsers ask again at each opening, whatever proxies between have. */
function sendText(res: Response, text: string | Buffer): void {
  res.set('cache-control', 'no-cache').send(text);
}

async function workerScript(parts: AppParts, req: Request): Promise<string> {
  const [files, { body }, code] = await Promise.all([filesOf(MODULES), shell(parts, req), readFile(CODE, 'utf8')]);
  const version = createHash('sha256').update(body).update(code).update(files.join()).digest('hex').slice(0, 12);
  return `self.offline = ${JSON.stringify({ version, shell: SHELL, files })};\n${code}`;
}

async function shell(parts: AppParts, req: Request): Promise<TransportResponse> {
  const { trustProxy, platformHost } = parts.services.config;
  const { authority, secure } = originOf(req, trustProxy);
  const request = { host: authority || null, platformHost, analyticsId: null, pathname: SHELL, search: '' };
  const { renderer } = await findRenderer();
  const page = renderer.renderOfflineShell(renderer.siteOf(request).site);
  return (await produced(page, 'admin', request, `${secure ? 'https' : 'http'}://${authority}`)).answer;
}
