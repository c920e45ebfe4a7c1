/** Nothing that could end the host part of an address, carry credentials or name several hosts. */
const NOT_IN_A_HOST = /[\s/\\?#@,]/u;

/**
 * The name by which a host is known to the product: lower case, without port, without a leading `www.`, without a final dot;
 * international names in their ASCII form. Used for the Host header, for `?domain=` and for storing an organization's domain,
 * so that all three agree.
 * @returns null when the text names no host
 */
export function hostOf(hostHeader: string): string | null {
  const text = hostHeader.trim();
  if (text === '' || NOT_IN_A_HOST.test(text)) return null;
  const address = `http://${text}/`;
  if (!URL.canParse(address)) return null;
  const host = new URL(address).hostname.replace(/\.$/u, '').replace(/^www\./u, '');
  return host === '' ? null : host;
}
