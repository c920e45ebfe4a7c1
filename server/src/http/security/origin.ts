import type { IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import { knownHost } from '../../lib/known-host.js';

/** Where a request comes from and what it asked, up to the last proxy that may say so. */
export interface Origin {
  /** As `hostOf` gives it; null when the request names no host. */
  host: string | null;
  /** The host with its port, as the caller wrote it: what `Origin` headers are compared with. */
  authority: string;
  address: string;
  secure: boolean;
}

/**
 * Reads a request's origin.
 * @param trustProxy how many proxies in front may set X-Forwarded-*; with 0 such headers are ignored
 */
export function originOf(req: IncomingMessage, trustProxy: number): Origin {
  const authority = forwarded(req, 'x-forwarded-host', trustProxy) ?? req.headers.host ?? '';
  const proto = forwarded(req, 'x-forwarded-proto', trustProxy);
  return {
    authority: authority.toLowerCase(),
    host: knownHost(authority),
    address: forwarded(req, 'x-forwarded-for', trustProxy) ?? req.socket.remoteAddress ?? '',
    secure: proto === null ? (req.socket as Partial<TLSSocket>).encrypted === true : proto === 'https',
  };
}

/** The origin as addresses in answers begin with it: scheme, host and port that the caller asked. */
export function originUrl({ secure, authority }: Pick<Origin, 'secure' | 'authority'>): string {
  return `${secure ? 'https' : 'http'}://${authority}`;
}

/**
 * Proxies append, so the value of the farthest trusted one is that many from the end; what is before it anybody may
 * have written.
 */
function forwarded(req: IncomingMessage, header: string, trustProxy: number): string | null {
  if (trustProxy === 0) return null;
  const value = req.headers[header];
  if (value === undefined) return null;
  const values = String(value).split(',');
  return values[Math.max(0, values.length - trustProxy)]!.trim() || null;
}
