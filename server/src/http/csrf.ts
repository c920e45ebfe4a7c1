import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SignedIn } from '../features/auth/session.service.js';
import { forbidden } from '../lib/errors.js';
import type { Origin } from './origin.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a visitor's browser send: a call that may write must come from a page of the host it
 * asks (browsers say so in `Origin` or `Sec-Fetch-Site`; other programs send neither), and with a session also carry its token in `X-XSRF-TOKEN`.
 * @throws 403
 */
export function checkForgery(req: IncomingMessage, origin: Origin, signedIn: SignedIn | null): void {
  if (READS.has(req.method ?? '')) return;
  const { origin: sender, 'sec-fetch-site': site = 'none' } = req.headers;
  const fromElsewhere =
    sender === undefined ? site === 'cross-site' || site === 'same-site' : authorityOf(sender) !== origin.authority;
  if (fromElsewhere) throw forbidden('This call comes from another site.');
  if (signedIn && !same(String(req.headers['x-xsrf-token'] ?? ''), signedIn.session.csrfToken)) {
    throw forbidden('The X-XSRF-TOKEN header does not match the session.');
  }
}

function authorityOf(sender: string): string | null {
  return URL.canParse(sender) ? new URL(sender).host : null;
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
