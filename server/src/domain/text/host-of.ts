import { parseUrl } from './parse-url.js';

/**
 * Nothing that could end the host part of an address, carry credentials, name several hosts or stand for something
 * else.
 */
const NOT_IN_A_HOST = /[\s/\\?#@,%]/u;
/**
 * Labels of letters, digits, hyphens and underscores, or an address of version 6: what addresses beyond it could hold,
 * a page's text could be broken with.
 */
const HOST = /^([a-z0-9_-]+(\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])$/u;

/**
 * The name by which a host is known to the product: lower case, without port, without a leading `www.`, without a final
 * dot; international names in their ASCII form. Used for the Host header, for `?domain=` and for storing an
 * organization's domain, so that all three agree.
 * @returns null when the text names no host
 */
export function hostOf(hostHeader: string): string | null {
  const text = hostHeader.trim();
  if (text === '' || NOT_IN_A_HOST.test(text)) return null;
  const url = parseUrl(`http://${text}/`);
  if (url === null) return null;
  const host = url.hostname.replace(/\.$/u, '').replace(/^www\./u, '');
  return HOST.test(host) ? host : null;
}
