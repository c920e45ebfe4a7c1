import type { ServerOptions } from 'node:http';

/** How long a caller may take to fetch an answer. */
export interface ReadingLimits {
  /** For any answer, in milliseconds. */
  leastMs: number;
  /** And so much more for each kilobyte of it. */
  perKilobyteMs: number;
  /** How often is looked. */
  lookEveryMs: number;
}

/** How long callers may take to ask and to read, in milliseconds. */
export interface HttpLimits {
  /** Until address and headers are there. */
  headersMs: number;
  /** Until the whole request is there, with the files of a season. */
  requestMs: number;
  /** How often is looked for requests that take too long. */
  checkEveryMs: number;
  /** How long a connection is kept on which nothing is asked. */
  idleMs: number;
  reading: ReadingLimits;
}

/** Slower than this no network is that somebody waits at. */
export const HTTP_LIMITS: HttpLimits = {
  headersMs: 15_000,
  requestMs: 300_000,
  checkEveryMs: 5_000,
  // Longer than proxies keep theirs (60 s is common): who ends a connection last never sends into one that has just
  // gone.
  idleMs: 75_000,
  reading: { leastMs: 60_000, perKilobyteMs: 200, lookEveryMs: 5_000 },
};

/** The limits as node's server takes them. What a Host header has to be, `readTarget` says. */
export function serverOptions({ headersMs, requestMs, checkEveryMs, idleMs }: HttpLimits): ServerOptions {
  return {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkEveryMs,
    keepAliveTimeout: idleMs,
    requireHostHeader: false,
  };
}
