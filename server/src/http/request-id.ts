import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ID = Symbol('request id');

/** The id under which a request stands in log and error reports: the trusted proxy's own, or a new one. */
export function requestIdOf(req: IncomingMessage & { [ID]?: string }, trustProxy: number): string {
  if (req[ID] !== undefined) return req[ID];
  const given = req.headers['x-request-id'];
  return (req[ID] = trustProxy > 0 && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID());
}
