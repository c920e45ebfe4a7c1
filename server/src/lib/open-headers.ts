import type { ServerResponse } from 'node:http';

/** Headers of an answer that pages of other origins may read beside those that browsers always show. */
const EXPOSED = [
  'allow',
  'content-disposition',
  'deprecation',
  'etag',
  'link',
  'query-cost',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'sunset',
  'www-authenticate',
  'x-request-id',
].join(', ');

/**
 * Headers of what everybody may read: pages of every origin, without credentials, and as an image or a file in them. No
 * origin is named, so the same bytes are right for all, and whatever is cached may be sent to any.
 */
export const OPEN_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Which headers of it such a page may read, too: for whoever names an origin, which pages do and programs do not. */
export const EXPOSED_HEADERS: Readonly<Record<string, string>> = { 'access-control-expose-headers': EXPOSED };

/** Marks an answer of express as one that pages of every origin may read. */
export function openToAll<Answer extends ServerResponse>(res: Answer): Answer {
  for (const [name, value] of Object.entries({ ...OPEN_HEADERS, ...EXPOSED_HEADERS })) res.setHeader(name, value);
  return res;
}
