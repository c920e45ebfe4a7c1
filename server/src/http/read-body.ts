import type { IncomingMessage } from 'node:http';
import { AppError } from '../lib/errors.js';

/** Bodies are short: files come another way. */
const PATIENCE_MS = 30_000;

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
    const refuse = (reason: Error): void => {
      clearTimeout(timer);
      reject(reason);
    };
    let timer: NodeJS.Timeout | undefined;
    const expire = (): void => reject(new AppError('REQUEST_TIMEOUT', 'The request body did not arrive in time.'));
    // What came together with its head is complete by then, as nearly all are: node reads the head of a piece, and all
    // that waits for the next tick, before the rest of the piece.
    setImmediate(() => {
      if (!req.complete) timer = setTimeout(expire, patienceMs);
    });
    req.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else refuse(tooLarge());
    });
    req.on('end', () => {
      clearTimeout(timer);
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    });
    req.on('error', refuse);
    req.on('aborted', () => refuse(new AppError('BAD_USER_INPUT', 'The request ended before its body did.')));
  });
}
