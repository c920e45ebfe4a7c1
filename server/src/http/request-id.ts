import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/** The id under which a request stands in log and error reports: the trusted proxy's own, or a new one. */
export function requestIdOf(req: IncomingMessage, trustProxy: number): string {
  const known = ids.get(req);
  if (known !== undefined) return known;
  const given = req.headers['x-request-id'];
  const id = trustProxy > 0 && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  ids.set(req, id);
  return id;
}
