import type { ErrorDetails } from '../lib/errors.js';

/** The header that says when to try again, for an error that knows. */
export function retryAfter(details: ErrorDetails | undefined): Record<string, string> {
  const seconds = details?.['retryAfterSeconds'];
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}
