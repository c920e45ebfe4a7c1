import type { ErrorCode } from './errors.js';

/** When each code is answered. */
export const ERROR_MEANINGS: Readonly<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'A value is missing or wrong; errors names each field.',
  QUERY_TOO_EXPENSIVE:
    'The graph alone: the answer could have too many values; details says estimate, limit and the field that has most of them. Or one that is followed has more than 1 MB.',
  UNAUTHENTICATED: 'Nobody is signed in, or the session has ended; or the API key is none, was revoked or has expired.',
  FORBIDDEN:
    'Signed in, but not allowed; or the token of the session is missing; or the API key lacks the scope that details names, or is not for this page.',
  PASSWORD_CHANGE_REQUIRED:
    'Signed in with a temporary password, which has to be changed before anything else is possible.',
  NOT_FOUND: 'There is none such, or it belongs to another organization: the two answer alike.',
  CONFLICT: 'Somebody else was faster; details says what changed and by whom.',
  GONE: 'What has changed since that cursor is not known any more: take a new one, then read everything anew.',
  REQUEST_TIMEOUT: 'The request, or its body, did not arrive in time.',
  PRECONDITION_FAILED: 'REST alone: the version in If-Match is not the present one.',
  PAYLOAD_TOO_LARGE: 'The body or a file is too large.',
  UNPROCESSABLE: 'Well formed, but against a rule; the message names it, details the choices.',
  TOO_MANY_REQUESTS:
    'Too many tries, too much at once, or more cost than is left; details says how many seconds to wait.',
  UNSUPPORTED_MEDIA_TYPE: 'The body is of another content type than the one that is expected, or not in UTF-8.',
  SERVICE_UNAVAILABLE: 'The database is busy or cannot be reached; details says after how many seconds to try again.',
  INSUFFICIENT_STORAGE: 'The disk of the server is full; nothing was stored.',
  HEADERS_TOO_LARGE: 'Address and headers are longer than 16 kB together.',
  METHOD_NOT_ALLOWED: 'The address has other methods; the header Allow names them.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side; requestId finds it in the log.',
  GRAPHQL_PARSE_FAILED: 'GraphQL alone: the document cannot be read, or has too many tokens.',
  GRAPHQL_VALIDATION_FAILED: 'GraphQL alone: the document does not fit the schema, or is over a limit.',
  OPERATION_RESOLUTION_FAILURE:
    'GraphQL alone: operationName names none of the operations, or is missing where there are several.',
  PERSISTED_QUERY_NOT_SUPPORTED: 'GraphQL alone: a hash came in place of a document.',
  BAD_REQUEST: 'GraphQL alone: the request is none of the GraphQL-over-HTTP specification; its message says why.',
};
