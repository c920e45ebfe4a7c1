import type { Logger } from 'pino';
import { sqlState } from '../database/transaction.js';
import { AppError, type ErrorDetails, type FieldError } from '../lib/errors.js';

/** An error as any door may show it. */
export interface Failure {
  /** HTTP status for the doors that have one per answer. */
  status: number;
  code: string;
  message: string;
  errors?: FieldError[];
  details?: ErrorDetails;
  /** Given with opaque errors, so that a report can be matched with the log. */
  requestId?: string;
}

/** What the HTTP libraries throw for a bad request: a status, and whether the message is meant for the caller. */
interface HttpError extends Error {
  status: number;
  expose: boolean;
}

/** PostgreSQL's error for text with a character (NUL) that no text can hold: the caller's, wherever it came in. */
const IMPOSSIBLE_TEXT = '22021';

const CODES: Record<number, string> = { 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' };

/** The one sink of errors: what a caller caused is told, anything else is logged and becomes an opaque 500. */
export function describeFailure(error: unknown, requestId: string, log: Pick<Logger, 'error'>): Failure {
  if (error instanceof AppError) {
    const { status, code, message, errors, details } = error;
    return { status, code, message, ...(errors && { errors }), ...(details && { details }) };
  }
  if (isHttpError(error))
    return { status: error.status, code: CODES[error.status] ?? 'BAD_USER_INPUT', message: error.message };
  if (sqlState(error) === IMPOSSIBLE_TEXT)
    return { status: 400, code: 'BAD_USER_INPUT', message: 'Text must not contain the character U+0000.' };
  log.error({ err: error, requestId }, 'unexpected error');
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.', requestId };
}

function isHttpError(error: unknown): error is HttpError {
  if (!(error instanceof Error)) return false;
  const { status, expose } = error as Partial<HttpError>;
  return expose === true && typeof status === 'number' && status >= 400 && status < 500;
}
