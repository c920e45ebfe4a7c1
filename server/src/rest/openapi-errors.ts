import { ERROR_STATUS, type ErrorCode, GRAPHQL_CODES } from '../lib/errors.js';
import { ERROR_MEANINGS } from '../lib/error-meanings.js';
import type { JsonSchema } from './json-schema.js';

/** Names of the responses, as programs made from the description call them. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
  507: 'InsufficientStorage',
};
/** Statuses that say when to come back. */
const RETRIED = new Set([429, 503]);

/** The codes that REST answers. */
const CODES = (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => !GRAPHQL_CODES.has(code));

/** The schema of every error. */
export const ERROR_SCHEMA: JsonSchema = {
  title: 'Error',
  type: 'object',
  properties: {
    message: { type: 'string', description: 'What went wrong, for people.' },
    code: { type: 'string', enum: CODES, description: 'What went wrong, for programs.' },
    errors: {
      type: 'array',
      description: 'What is wrong with the input, field by field.',
      items: {
        type: 'object',
        properties: { field: { type: 'string' }, message: { type: 'string' } },
        required: ['field', 'message'],
      },
    },
    details: { type: 'object', description: 'Facts to act on: who changed what, the choices, the seconds to wait.' },
    requestId: { type: 'string', description: 'Finds the request in the log; the header X-Request-Id says it, too.' },
  },
  required: ['message', 'code', 'requestId'],
};

/** The responses of all statuses that there are, by the names that `errorResponses` refers to. */
export function sharedErrorResponses(statuses: ReadonlySet<number>): Record<string, unknown> {
  return Object.fromEntries(
    [...statuses].toSorted((a, b) => a - b).map((status) => [nameOf(status), describe(status)]),
  );
}

/** References to the responses of these statuses. */
export function errorResponses(statuses: readonly number[]): Record<string, unknown> {
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }]));
}

function describe(status: number): Record<string, unknown> {
  const codes = CODES.filter((code) => ERROR_STATUS[code] === status);
  return {
    description: codes.map((code) => `${code}: ${ERROR_MEANINGS[code]}`).join(' '),
    ...(RETRIED.has(status) && {
      headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
    }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

function nameOf(status: number): string {
  const name = NAMES[status];
  if (name === undefined) throw new Error(`status ${status} has no name in the description`);
  return name;
}
