import type { BoundParameter, BoundRow } from './bound-row.js';
import { inputSchema } from './input-schema.js';
import type { JsonSchema } from './json-schema.js';
import { type Access, parameterNames, type Row, TEXT_PARAMETERS } from './row.js';

const ACCESS: Readonly<Record<Access, string>> = {
  public: 'For everybody.',
  'public-scoped':
    "For everybody. The organization is the one of `slug` or `domain`, else that of the session or of the request's host.",
  admin: 'For staff and owners of the organization, and for super administrators.',
  super_admin: 'For super administrators; some of it for owners, where the settings of their organization let them.',
};

const TENANT = [
  { name: 'slug', in: 'query', description: "The organization's slug, in any case.", schema: { type: 'string' } },
  {
    name: 'domain',
    in: 'query',
    description: 'A host name of the organization; the slug wins.',
    schema: { type: 'string' },
  },
];

const IF_MATCH = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that the change is based on; a stale one is refused with 412.',
  schema: { type: 'string' },
};

/**
 * Describes one row as an OpenAPI operation.
 * @param answer the schema of what it answers
 */
export function describeRow({ row, query, body, version }: BoundRow, answer: JsonSchema): Record<string, unknown> {
  const { method, path, access, summary } = row;
  return {
    operationId: operationId(row),
    summary,
    description: ACCESS[access],
    tags: [path.split('/')[2]],
    parameters: [
      ...parameterNames(path).map((name) => ({ name, in: 'path', required: true, schema: pathSchema(name) })),
      ...byName(query).map(({ name, binding, type, required }) => ({
        name,
        in: 'query',
        required,
        schema: inputSchema(type, binding),
      })),
      ...(access === 'public' ? [] : TENANT),
      ...(version ? [IF_MATCH] : []),
    ],
    ...(body.length > 0 && { requestBody: describeBody(row, byName(body)) }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: answer } } },
      default: { $ref: '#/components/responses/Error' },
    },
    ...((access === 'admin' || access === 'super_admin') && {
      security: [{ session: [], ...(method !== 'GET' && { token: [] }) }],
    }),
  };
}

function describeBody({ multipart, repeats = {} }: Row, fields: readonly BoundParameter[]): Record<string, unknown> {
  const required = fields.flatMap((field) => (field.required ? [field.name] : []));
  const schema = (chosen: readonly BoundParameter[]): JsonSchema => ({
    type: 'object',
    properties: {
      ...Object.fromEntries(chosen.map(({ name, binding, type }) => [name, inputSchema(type, binding)])),
      ...Object.fromEntries(Object.keys(repeats).map((name) => [name, { type: 'integer', minimum: 1 } as const])),
    },
    ...(required.length > 0 && { required }),
  });
  const withoutFiles = fields.filter(({ type }) => !String(type).startsWith('Upload'));
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema: schema(withoutFiles) },
      ...(multipart && { 'multipart/form-data': { schema: schema(fields) } }),
    },
  };
}

/** A parameter that goes to several places is one parameter. */
function byName(parameters: readonly BoundParameter[]): BoundParameter[] {
  return [...new Map(parameters.toReversed().map((parameter) => [parameter.name, parameter])).values()].toReversed();
}

function pathSchema(name: string): JsonSchema {
  return TEXT_PARAMETERS.has(name) ? { type: 'string' } : { type: 'integer', minimum: 1 };
}

/** 'GET /api/gamesv2/{id}' as 'getGamesv2Id'. */
function operationId({ method, path }: Row): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
