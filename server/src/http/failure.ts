import type { Logger } from 'pino';
import { sqlState } from '../database/transaction.js';
import { type Unavailability, unavailability } from '../database/unavailable.js';
import { AppError, type ErrorCode, type ErrorDetails, type FieldError } from '../lib/errors.js';
import { tooDeep } from './graphql/execution/too-deep.js';
import { uploadWords } from './graphql/upload-errors.js';

/** An error as any transport may show it. */
export interface Failure {
  /** HTTP status for the transports that have one per answer. */
  status: number;
  code: ErrorCode;
  message: string;
  errors?: FieldError[];
  details?: ErrorDetails;
  /** So that a report can be matched with the log. */
  requestId: string;
}

/** What the HTTP libraries throw for a bad request: a status, and whether the message is meant for the caller. */
interface HttpError extends Error {
  status: number;
  expose: boolean;
}

/** PostgreSQL's error for text with a character (NUL) that no text can hold: the caller's, wherever it came in. */
const IMPOSSIBLE_TEXT = '22021';

/** What callers are told, and when to come back. */
const UNAVAILABLE: Record<Unavailability, Pick<Failure, 'message' | 'details'>> = {
  busy: { message: 'The database is busy. Please try again in a few seconds.', details: { retryAfterSeconds: 5 } },
  lost: {
    message: 'The database cannot be reached at the moment. Please try again in a few seconds.',
    details: { retryAfterSeconds: 5 },
  },
};

const CODES: Record<number, ErrorCode> = { 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' };

/** The one sink of errors: what a caller caused is told, anything else is logged and becomes an opaque 500. */
export function describeFailure(error: unknown, requestId: string, log: Pick<Logger, 'error'>): Failure {
  const known = refusalIn(error);
  if (known) {
    const { code, message, errors, details } = known;
    const { status } = isHttpError(error) ? error : known;
    return { status, code, message, ...(errors && { errors }), ...(details && { details }), requestId };
  }
  if (isDiskFull(error)) {
    log.error({ err: error, requestId }, 'the disk is full');
    return {
      status: 507,
      code: 'INSUFFICIENT_STORAGE',
      message: 'The disk of the server is full: nothing was stored. Whoever runs it has to make room.',
      requestId,
    };
  }
  const why = unavailability(error);
  if (why !== null) {
    log.error(
      { err: error, requestId },
      why === 'busy' ? 'the database was too busy' : 'the database could not be reached',
    );
    return { status: 503, code: 'SERVICE_UNAVAILABLE', ...UNAVAILABLE[why], requestId };
  }
  log.error({ err: error, requestId }, 'unexpected error');
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Something went wrong on our side.', requestId };
}

/** What a caller caused, as our own error; null for everything else. */
export function refusalIn(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (isHttpError(error)) return new AppError(CODES[error.status] ?? 'BAD_USER_INPUT', uploadWords(error.message));
  if (sqlState(error) === IMPOSSIBLE_TEXT)
    return new AppError('BAD_USER_INPUT', 'Text must not contain the character U+0000.');
  return tooDeep(error);
}

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether a file of ours, or of the database, found no room. */
function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };
  return (
    DISK_FULL.has(code ?? '') || DISK_FULL.has(sqlState(error) ?? '') || (cause instanceof Error && isDiskFull(cause))
  );
}

function isHttpError(error: unknown): error is HttpError {
  if (!(error instanceof Error)) return false;
  const { status, expose } = error as Partial<HttpError>;
  return expose === true && typeof status === 'number' && status >= 400 && status < 500;
}
