import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { describeFailure } from '../failure.js';
import { tooDeep } from './execution/too-deep.js';
import { variableFaults } from './execution/variable-errors.js';

type Log = Pick<Logger, 'error'>;

/** The form of a failure in a GraphQL answer: everything but the message and the status is in `extensions`. */
export function failureExtensions(failure: ReturnType<typeof describeFailure>): Record<string, unknown> {
  const { status: _status, message: _message, ...extensions } = failure;
  return extensions;
}

/**
 * Errors of an executed operation, for the caller. What the services throw on purpose is told with its code; a wrong
 * variable is the caller's; anything else (SQL, a null that the schema forbids) is logged and opaque.
 * @param executed false when execution refused to begin: then the variables were wrong
 */
export function formatExecutionErrors(
  errors: readonly GraphQLError[],
  executed: boolean,
  requestId: string,
  log: Log,
): GraphQLFormattedError[] {
  return errors.map((error) => {
    const place = { ...(error.locations && { locations: error.locations }), ...(error.path && { path: error.path }) };
    if (!executed) {
      const errors = variableFaults(error);
      return {
        message: tooDeep(error)?.message ?? error.message,
        ...place,
        extensions: { code: 'BAD_USER_INPUT', ...(errors && { errors }), requestId },
      };
    }
    const failure = describeFailure(error.originalError ?? error, requestId, log);
    return { message: failure.message, ...place, extensions: failureExtensions(failure) };
  });
}

/** How graphql-js begins its message about a document of too many tokens, with the number. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more that (\d+) tokens\./;

/** How Apollo begins its message about a write that is asked for by GET, which it answers with the status 405. */
const WRITE_BY_GET = 'GET requests only support query operations';

/**
 * Errors that Apollo makes itself (syntax, validation, a request that is no GraphQL) pass; what is unexpected becomes
 * opaque. A limit is no error of syntax.
 */
export function formatProtocolError(formatted: GraphQLFormattedError, error: unknown, log: Log): GraphQLFormattedError {
  const limit = TOO_MANY_TOKENS.exec(formatted.message)?.[1];
  if (limit !== undefined)
    return { ...formatted, message: `The document has more than ${limit} tokens; no more are allowed.` };
  if (formatted.message.startsWith(WRITE_BY_GET))
    return { ...formatted, extensions: { ...formatted.extensions, code: 'METHOD_NOT_ALLOWED' } };
  const deep = tooDeep(error);
  if (deep) return { message: deep.message, extensions: { code: deep.code } };
  if (formatted.extensions?.['code'] !== 'INTERNAL_SERVER_ERROR') return formatted;
  const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const failure = describeFailure(cause, '', log);
  return { message: failure.message, extensions: { code: failure.code } };
}

/** The text of a refusal that Apollo wrote, with the request's id in each of its errors. */
export function withRequestId(refusal: string, requestId: string): string {
  const { errors, ...rest } = JSON.parse(refusal) as { errors: GraphQLFormattedError[] };
  return JSON.stringify({
    errors: errors.map(({ extensions, ...error }) => ({ ...error, extensions: { ...extensions, requestId } })),
    ...rest,
  });
}
