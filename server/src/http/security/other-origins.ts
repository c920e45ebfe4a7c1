import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** How long a browser may remember what it may send, in seconds: a day, of which browsers take what they like. */
const REMEMBERED_S = 86_400;

/**
 * The method that a browser asks leave to send for a page of another origin; null for any other request. What a page
 * may read without being asked for leave never comes here.
 */
export function methodAskedFor({ method, headers }: IncomingMessage): string | null {
  const asked = headers['access-control-request-method'];
  return method === 'OPTIONS' && headers.origin !== undefined && asked !== undefined ? asked : null;
}

/** Whether a browser asks leave to show a key, which decides by itself what it may and for whose pages. */
export function asksToShowKey({ headers }: IncomingMessage): boolean {
  return /(^|[ ,])authorization($|[ ,])/i.test(headers['access-control-request-headers'] ?? '');
}

/**
 * What stands beside graph and REST that pages of every origin may read; a script asks for leave when it sends
 * `If-None-Match`.
 */
const OPEN_FILES =
  /^\/schema\.graphql$|^\/uploads\/|^\/api\/bulk\/|^\/embed(\/|\.js$)|^\/oembed$|^\/picture\/|\/(calendar\.ics|manifest\.(webmanifest|json))$|\/(apple-touch-icon|icon-[a-z0-9-]+)\.png$/iu;

/** Gives leave for what everybody may read beside the graph and REST. */
export const grantFiles: RequestHandler = (req, res, next) => {
  const asked = methodAskedFor(req);
  if ((asked === 'GET' || asked === 'HEAD') && OPEN_FILES.test(req.path)) grant(res, ['GET', 'HEAD']);
  else next();
};

/**
 * Gives a browser leave: for these methods, and for any header. The asterisk leaves out `Authorization`, by which a key
 * is shown; browsers send no cookies along with any of this.
 */
export function grant(res: ServerResponse, methods: readonly string[]): void {
  res
    .writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': '*, Authorization',
      'access-control-max-age': String(REMEMBERED_S),
    })
    .end();
}
