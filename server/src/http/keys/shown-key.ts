import type { IncomingMessage } from 'node:http';

/** Schemes of proxies in front of the product, whose passwords come through to it. */
const OF_PROXIES = /^(basic|digest|negotiate|ntlm)\b/i;
const BEARER = /^bearer +(\S+) *$/i;

/**
 * What a request shows as its key: '' for what cannot be one, so that whoever means to show a key is never answered as
 * a visitor; null when it shows none.
 * @param authorization the header, or what a socket says in its place
 */
export function shownKey(authorization: string | undefined): string | null {
  if (authorization === undefined || authorization === '' || OF_PROXIES.test(authorization)) return null;
  return BEARER.exec(authorization)?.[1] ?? '';
}

/** As `shownKey`, of a request. */
export const keyShownBy = ({ headers }: IncomingMessage): string | null => shownKey(headers.authorization);
