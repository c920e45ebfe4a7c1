import type { IncomingMessage } from 'node:http';
import { AppError } from '../lib/errors.js';

/** Bodies are short: files come another way. */
const PATIENCE_MS = 30_000;

/**
 * A request's body where all that its head announces has come. Nearly all bodies come in one piece with their head, and
 * that is there a tick after node's server tells of the request: then neither events nor a clock are needed.
 * @returns null while some of it is missing, where no length was announced, and for more than `limit` bytes: such a
 *   body is for `readBody`
 */
export function arrivedBody(req: IncomingMessage, limit: number): Buffer | null {
  const length = req.readableLength;
  if (length === 0 || length > limit || length !== Number(req.headers['content-length'])) return null;
  const body = req.read() as Buffer;
  // Only what is read to its end lets its request go.
  req.resume();
  return body;
}

/**
 * A request's whole body.
 * @throws 408 when it does not arrive in time; 413 when it is longer than `limit` bytes: by its own announcement, or
 *   when that many have come
 */
export async function readBody(req: IncomingMessage, limit: number, patienceMs = PATIENCE_MS): Promise<Buffer> {
  const tooLarge = (): AppError =>
    new AppError('PAYLOAD_TOO_LARGE', `The request body is too large; at most ${limit} bytes are allowed.`);
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  // Not for-await: its early end would destroy the socket before the refusal is sent.
  return new Promise<Buffer>((resolve, reject) => {
    const expire = (): void => reject(new AppError('REQUEST_TIMEOUT', 'The request body did not arrive in time.'));
    let timer: NodeJS.Timeout | undefined;
    // Nearly all bodies come in one piece with their head, and that is read to its end before then (and not yet with
    // the next tick): those need no clock.
    const start = setImmediate(() => (timer = setTimeout(expire, patienceMs)));
    const stopWaiting = (): void => {
      clearImmediate(start);
      clearTimeout(timer);
    };
    const refuse = (reason: Error): void => {
      stopWaiting();
      reject(reason);
    };
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else refuse(tooLarge());
    });
    req.on('end', () => {
      stopWaiting();
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    });
    req.on('error', refuse);
    req.on('aborted', () => refuse(new AppError('BAD_USER_INPUT', 'The request ended before its body did.')));
  });
}
