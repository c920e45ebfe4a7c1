import { ERROR_STATUS } from '../lib/errors.js';
import type { BoundRow } from './bound-row.js';
import type { JsonSchema } from './json-schema.js';
import { describeRow } from './openapi-row.js';
import { sharedSchemas } from './shared-schemas.js';

const ERROR: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    code: {
      type: 'string',
      description: `${Object.keys(ERROR_STATUS).join(', ')}, METHOD_NOT_ALLOWED, UNSUPPORTED_MEDIA_TYPE or INTERNAL_SERVER_ERROR.`,
    },
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
    requestId: { type: 'string', description: 'Finds an unexpected error in the log.' },
  },
  required: ['message', 'code'],
};

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by signing in; over HTTPS it is named __Host-session.',
  },
  token: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'With a session, a writing call repeats the value of the XSRF-TOKEN cookie here.',
  },
};

/**
 * Describes the table as an OpenAPI 3.1 document. Schemas of answers follow from the selections of the operations, those of bodies from the
 * types of their variables.
 */
export function openApiDocument(rows: readonly BoundRow[]): Record<string, unknown> {
  const shared = sharedSchemas(rows.map(({ operation }) => operation.answerSchema));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const bound of rows) {
    const { method, path } = bound.row;
    (paths[path] ??= {})[method.toLowerCase()] = describeRow(bound, shared.refer(bound.operation.answerSchema));
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Courtbook',
      version: '1.0.0',
      description:
        'The REST interface, a table over the GraphQL schema. Lists are whole, ids are integers, dates are YYYY-MM-DD and times HH:MM in the time zone of the organization.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { ...shared.schemas, Error: ERROR },
      responses: {
        Error: {
          description: 'What went wrong; the status says it too.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
