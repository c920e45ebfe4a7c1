import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';

/** By name, each in a place of its own: a list of names would be gone through anew for each request. */
const isForwarded = ({ headers }: IncomingMessage): boolean =>
  headers['x-forwarded-for'] !== undefined ||
  headers['x-forwarded-proto'] !== undefined ||
  headers['x-forwarded-host'] !== undefined ||
  headers.forwarded !== undefined;

/**
 * Looks at each request's headers and warns once when a proxy seems to stand in front although TRUST_PROXY is 0: all
 * visitors then have the proxy's address, so that one's failed sign-ins brake all others, and cookies are not marked as
 * Secure.
 */
export function proxyWarning(log: Logger, trustProxy: number): (req: IncomingMessage) => void {
  let isQuiet = trustProxy > 0;
  return (req) => {
    if (isQuiet || !isForwarded(req)) return;
    isQuiet = true;
    log.warn(
      'A request came with X-Forwarded headers while TRUST_PROXY is 0. Behind a proxy, set TRUST_PROXY to the number of proxies.',
    );
  };
}
