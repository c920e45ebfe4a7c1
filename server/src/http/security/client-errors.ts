import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { type ErrorCode, ERROR_STATUS } from '../../lib/errors.js';
import { refusalBytes } from './early-refusal.js';
import type { SlowReaders } from './slow-readers.js';

/** What node's parser gives up with, and what callers are told. */
const REFUSALS: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    code: 'HEADERS_TOO_LARGE',
    message: 'The address and the headers of a request are too long; together at most 16 kB are allowed.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'REQUEST_TIMEOUT', message: 'The request did not arrive in time.' },
};
const NO_HTTP = { code: 'BAD_USER_INPUT', message: 'This is no valid HTTP request.' } as const;

/**
 * Answers what cannot be understood as a request, which no transport ever sees: with a message and an id, as every
 * other answer has.
 */
export function answerClientErrors(server: Server, slowReaders: SlowReaders, log: Pick<Logger, 'info'>): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || slowReaders.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const refusal = { ...(REFUSALS[error.code ?? ''] ?? NO_HTTP), requestId: randomUUID() };
    const status = ERROR_STATUS[refusal.code];
    log.info({ requestId: refusal.requestId, status, reason: error.code }, 'no request');
    // Whatever else is on its way is not read: the connection ends when this has gone out.
    socket.end(refusalBytes(refusal, STATUS_CODES[status] ?? ''), () => socket.destroy());
  });
}
