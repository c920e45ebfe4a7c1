import { parseUrl } from './parse-url.js';

/** The longest address that is stored, before and after normalising. */
const MAX_URL_LENGTH = 2048;

/**
 * C0 and C1 controls, line and paragraph separators, and the marks that turn the reading direction (they disguise a
 * link).
 */
const UNSAFE_CHARACTERS = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Admits an address that may be stored and put into a link: absolute, http or https, nothing else. Refused are other
 * schemes (`javascript:`, `data:` …), protocol-relative and relative addresses, control characters, backslashes (a
 * browser reads them as slashes), and addresses with a user name or password.
 * @returns the normalised address, or null when it is refused
 */
export function safeUrl(url: string): string | null {
  // An address parser drops tabs and line breaks silently, so look before parsing; plain blanks around are a slip of
  // the hand.
  const text = url.replace(/^ +| +$/gu, '');
  if (text.length > MAX_URL_LENGTH || UNSAFE_CHARACTERS.test(text) || text.includes('\\')) return null;
  const authority = /^https?:\/\/([^/?#]+)/iu.exec(text)?.[1];
  if (authority === undefined || authority.includes('@')) return null;
  const href = parseUrl(text)?.href;
  return href === undefined || href.length > MAX_URL_LENGTH ? null : href;
}
