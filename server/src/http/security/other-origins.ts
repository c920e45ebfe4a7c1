import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** Headers of an answer that pages of other origins may read beside those that browsers always show. */
const EXPOSED = [
  'allow',
  'content-disposition',
  'etag',
  'query-cost',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-request-id',
].join(', ');

/**
 * Headers of what everybody may read: pages of every origin, without credentials, and as an image or a file in them. No
 * origin is named, so the same bytes are right for all, and whatever is cached may be sent to any.
 */
export const OPEN_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED,
  'cross-origin-resource-policy': 'cross-origin',
};

/** How long a browser may remember what it may send, in seconds: a day, of which browsers take what they like. */
const REMEMBERED_S = 86_400;

/** Marks an answer of express as one that pages of every origin may read. */
export function openToAll<Answer extends ServerResponse>(res: Answer): Answer {
  for (const [name, value] of Object.entries(OPEN_HEADERS)) res.setHeader(name, value);
  return res;
}

/**
 * The method that a browser asks leave to send for a page of another origin; null for any other request. What a page
 * may read without being asked for leave never comes here.
 */
export function methodAskedFor({ method, headers }: IncomingMessage): string | null {
  const asked = headers['access-control-request-method'];
  return method === 'OPTIONS' && headers.origin !== undefined && asked !== undefined ? asked : null;
}

/** Files that pages of every origin may read; a script asks for leave when it sends `If-None-Match`. */
const OPEN_FILES = /^\/schema\.graphql$|^\/uploads\/|\/calendar\.ics$/iu;

/** Gives leave for what everybody may read beside the graph and REST. */
export const grantFiles: RequestHandler = (req, res, next) => {
  const asked = methodAskedFor(req);
  if ((asked === 'GET' || asked === 'HEAD') && OPEN_FILES.test(req.path)) grant(res, ['GET', 'HEAD']);
  else next();
};

/**
 * Gives a browser leave: for these methods, and for any header, since none of them says who asks. `Authorization` is
 * not among them: the asterisk leaves it out.
 */
export function grant(res: ServerResponse, methods: readonly string[]): void {
  res
    .writeHead(204, {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': '*',
      'access-control-max-age': String(REMEMBERED_S),
    })
    .end();
}
