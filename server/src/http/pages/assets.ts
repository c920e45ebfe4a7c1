import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import { chooseEncoding } from '../encoding.js';
import { clientDirectory } from './client-directory.js';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
};
const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/**
 * `GET /assets/<file>`: a bundle of the client, as it was compressed when it was built. Names carry a hash of their
 * content, so they may be kept for ever. Anything else under /assets is 404, never a page; so is what a newer build has
 * replaced while this process runs.
 * @param directory of the bundles
 */
export function serveAssets(directory = new URL('assets/', clientDirectory)): RequestHandler {
  let known: Set<string> | null = null;
  /** The names that exist; read anew at each request only while developing. */
  const files = async (): Promise<Set<string>> => {
    if (known === null || process.env.NODE_ENV === 'development')
      known = new Set(await readdir(fileURLToPath(directory)).catch(() => []));
    return known;
  };
  return async (req, res) => {
    const name = req.path.slice(1);
    const type = TYPES[extname(name)];
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const refuse = (): void => {
      res.status(404).type('text/plain').set('cache-control', 'no-store').send('Not found');
    };
    if (!isRead || type === undefined || !(await files()).has(name)) {
      refuse();
      return;
    }
    const etag = `"${createHash('sha1').update(name).digest('base64url')}"`;
    const isKnown = req.headers['if-none-match'] === etag;
    const encoding = chooseEncoding(req.headers['accept-encoding']);
    const encoded = encoding !== null && (await files()).has(name + SUFFIX[encoding]);
    const body = isKnown
      ? ''
      : await readFile(new URL(encoded ? name + SUFFIX[encoding] : name, directory)).catch(whenGone);
    if (body === null) {
      refuse();
      return;
    }
    res.set({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      etag,
      'x-content-type-options': 'nosniff',
    });
    res.removeHeader('content-security-policy');
    if (isKnown) {
      res.status(304).end();
      return;
    }
    if (encoded) res.set('content-encoding', encoding);
    res.set('content-length', String(body.length)).end(req.method === 'HEAD' ? undefined : body);
  };
}

function whenGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
