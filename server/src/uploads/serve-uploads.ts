import { pipeline } from 'node:stream/promises';
import express, { type Router } from 'express';
import type { AppParts } from '../http/app-parts.js';
import { openToAll } from '../lib/open-headers.js';
import { uploadStore } from './open-store.js';
import { isStorageKey } from './upload-store.js';

/**
 * `GET /uploads/<key>`: a stored file. Its content never changes under one key, so browsers and proxies may keep it for
 * ever; it is always sent as an image, and nothing in it may run.
 */
export function serveUploads({ services }: AppParts): Router {
  const router = express.Router();
  router.get('/uploads/:key', async (req, res, next) => {
    const { key } = req.params;
    if (!isStorageKey(key) || !key.endsWith('.webp')) return next();
    const etag = `"${key}"`;
    openToAll(res).set({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      etag,
    });
    if (req.headers['if-none-match'] === etag) return void res.status(304).end();
    const file = await uploadStore(services.config).read(key);
    if (!file) {
      for (const header of ['cache-control', 'content-type', 'etag']) res.removeHeader(header);
      return next();
    }
    res.set('content-length', String(file.byteLength));
    if (req.method === 'HEAD') {
      file.stream.destroy();
      return void res.end();
    }
    await pipeline(file.stream, res).catch(() => res.destroy()); // the caller went away, or the store did
  });
  return router;
}
