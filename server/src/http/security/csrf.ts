import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type AppError, forbidden } from '../../lib/errors.js';
import { type Origin, originUrl } from './origin.js';
import { parseUrl } from '../../domain/text/parse-url.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a visitor's browser send: a call that may write must come from a page of the host it
 * asks (browsers say so in `Origin` or `Sec-Fetch-Site`; other programs send neither), and with a session also carry
 * its token in `X-XSRF-TOKEN`.
 * @param session of a signed-in user or a scorekeeper; null for everybody else
 * @throws 403
 */
export function checkForgery(
  req: IncomingMessage,
  origin: Origin,
  session: { readonly csrfToken: string } | null,
): void {
  if (READS.has(req.method ?? '')) return;
  checkSender(req, origin);
  if (session && !same(String(req.headers['x-xsrf-token'] ?? ''), session.csrfToken)) {
    throw forbidden('The X-XSRF-TOKEN header does not match the session.');
  }
}

/**
 * Refuses what a page of another site makes a browser send; other programs than browsers say nothing of pages.
 * @throws 403
 */
export function checkSender({ headers }: IncomingMessage, origin: Origin): void {
  const { origin: sender, 'sec-fetch-site': site = 'none' } = headers;
  if (sender === undefined ? site === 'cross-site' || site === 'same-site' : !isOwn(sender, origin))
    throw elsewhere(sender, origin);
}

/**
 * Whether a browser's `Origin` is the site that is asked, by scheme, host and port: a page that came without encryption
 * is somebody else's.
 */
function isOwn(sender: string, origin: Origin): boolean {
  const url = parseUrl(sender);
  return url !== null && url.origin === parseUrl(originUrl(origin))?.origin;
}

/**
 * Whether a page of another origin has sent this, by its browser's word. One that differs by its scheme alone is not
 * meant: there somebody has forgotten to say that there is a proxy, and is told so.
 */
export function isFromElsewhere({ headers: { origin: sender } }: IncomingMessage, origin: Origin): boolean {
  return sender !== undefined && !isOwn(sender, origin) && !isBehindProxy(sender, origin);
}

/** The refusal of what a page of another origin must not send. */
export function fromElsewhere(): AppError {
  return forbidden('This call comes from another site.');
}

function isBehindProxy(sender: string | undefined, origin: Origin): boolean {
  return sender !== undefined && !origin.secure && isOwn(sender, { ...origin, secure: true });
}

/** Where only the scheme differs, somebody has forgotten to say that there is a proxy. */
function elsewhere(sender: string | undefined, origin: Origin): AppError {
  return isBehindProxy(sender, origin)
    ? forbidden(
        'This call comes from another site: its page came by https, and the call itself by http. Behind a proxy TRUST_PROXY has to be set.',
      )
    : fromElsewhere();
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
