import type { GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { describeFailure } from '../failure.js';
import { failureExtensions, formatProtocolError } from '../graphql/graphql-errors.js';
import { RefusedDocument } from './subscription-request.js';

/** What is wrong with a request, as the errors of the graph's answer. */
export function errorsOf(error: unknown, requestId: string, log: Pick<Logger, 'error'>): GraphQLFormattedError[] {
  if (error instanceof RefusedDocument)
    return error.errors.map((one) => {
      const { message, locations } = formatProtocolError(one.toJSON(), one, log);
      return { message, ...(locations && { locations }), extensions: { code: error.code, requestId } };
    });
  const failure = describeFailure(error, requestId, log);
  return [{ message: failure.message, extensions: failureExtensions(failure) }];
}
