import type { IncomingMessage } from 'node:http';
import { parseUrl } from '../domain/text/parse-url.js';

const ABSOLUTE = /^https?:\/\/[^/?#]+/i;

/**
 * Puts what a request asks for into one form, before anything looks at it: a target that is a whole address (`GET
 * http://host/path`, as proxies are asked) becomes its path, and its host the request's, whatever the Host header says
 * (RFC 9112, 3.2.2).
 * @returns what is wrong with the request; null for one that can be answered
 */
export function readTarget(req: IncomingMessage): string | null {
  const { rawHeaders, url = '', httpVersion } = req;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  // Node keeps the first, proxies may keep the last: they would not mean the same site.
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) return 'A request has one Host header.';
  if (url.startsWith('/') || (url === '*' && req.method === 'OPTIONS')) return null;
  const start = ABSOLUTE.exec(url)?.[0];
  const parsed = parseUrl(start ?? '');
  if (start === undefined || parsed === null) return 'The address of a request begins with a slash.';
  const rest = url.slice(start.length);
  req.headers.host = parsed.host;
  req.url = rest.startsWith('/') ? rest : `/${rest}`;
  return null;
}
