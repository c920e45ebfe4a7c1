import type { IncomingMessage } from 'node:http';
import { AppError } from '../../lib/errors.js';

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;

/**
 * Every text is read as UTF-8. A body that says it is something else would be taken for other letters than were meant.
 * @throws 415
 */
export function checkCharset({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): void {
  if (method === 'GET' || method === 'HEAD') return;
  const type = headers['content-type'];
  if (type === undefined || !type.includes(';')) return;
  const charset = CHARSET.exec(type)?.[1];
  if (charset === undefined || /^utf-?8$/i.test(charset)) return;
  throw new AppError('UNSUPPORTED_MEDIA_TYPE', `The request body must be in UTF-8, not in ${charset.slice(0, 40)}.`);
}
