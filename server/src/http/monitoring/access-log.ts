import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transport } from '../../context/request-context.js';
import { EVENT_STREAM } from '../live/event-stream.js';
import type { AppParts } from '../app-parts.js';
import { requestIdOf } from '../request-id.js';

/**
 * Logs and measures a request that is over. Query strings are left out: they may hold names.
 * @param milliseconds since it began
 */
export function noteRequest(
  { log, metrics, services }: AppParts,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  milliseconds: number,
): void {
  const transport = transportOf(path);
  // How long somebody listens says nothing about the server.
  if (res.getHeader('content-type') !== EVENT_STREAM) metrics.observe(transport, res.statusCode, milliseconds / 1000);
  const requestId = requestIdOf(req, services.config.trustProxy);
  const finished = res.writableFinished && res.errored === null; // what was cut off counts as finished, too
  log.info(
    {
      requestId,
      method: req.method,
      host: req.headers.host,
      // Secrets stand in addresses of pages alone.
      path: transport === 'page' ? withoutSecret(path) : path,
      status: res.statusCode,
      ms: Math.round(milliseconds * 10) / 10,
      ...(!finished && { finished }),
    },
    'request',
  );
}

/** Links of scorekeepers, and those in mails of followers, stand in their addresses. */
function withoutSecret(path: string): string {
  return path.replace(/^(\/score\/|\/mail\/\w+\/).+/i, '$1(secret)');
}

function transportOf(path: string): Transport | 'other' {
  if (path === '/graphql') return 'graphql';
  if (path.startsWith('/api/')) return 'rest';
  return /^\/(healthz|readyz|metrics|graphiql|assets|uploads)\b/.test(path) ? 'other' : 'page';
}
