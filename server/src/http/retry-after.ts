import type { GraphQLFormattedError } from 'graphql';
import type { ErrorDetails } from '../lib/errors.js';

/** The header that says when to try again, for an error that knows. */
export function retryAfter(details: ErrorDetails | undefined): Record<string, string> {
  const seconds = details?.['retryAfterSeconds'];
  return typeof seconds === 'number' ? { 'retry-after': String(seconds) } : {};
}

/** The same for the errors of a graph's answer: nothing that was asked for could be read, or only some of it. */
export function laterOf(errors: readonly GraphQLFormattedError[] = []): Record<string, string> {
  const unavailable = errors.find(({ extensions }) => extensions?.['code'] === 'SERVICE_UNAVAILABLE');
  return retryAfter(unavailable?.extensions?.['details'] as ErrorDetails | undefined);
}
