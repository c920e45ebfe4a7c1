import { KEY_SCOPES, type KeyScope } from '../domain/keys/key-scopes.js';
import { mutationsOf, scopeOfMutation } from '../http/keys/mutation-scopes.js';
import type { BoundParameter, BoundRow } from './bound-row.js';
import { deprecationMarks } from './deprecation-marks.js';
import { EXAMPLE_BODIES } from './examples.js';
import { inputSchema } from './input-schema.js';
import type { JsonSchema } from './json-schema.js';
import { errorResponses } from './openapi-errors.js';
import { byName, deprecationOf, describeParameters } from './openapi-parameters.js';
import { errorStatuses } from './openapi-statuses.js';
import { tagOf } from './openapi-tags.js';
import type { Access, Row } from './row.js';

const ACCESS: Readonly<Record<Access, string>> = {
  public: 'For everybody.',
  'public-scoped':
    "For everybody. The organization is the one of `organization`, `slug` or `domain`, else that of the session or of the request's host.",
  admin: 'For staff and owners of the organization, and for super administrators.',
  super_admin: 'For super administrators.',
};

const OWNERS = 'For super administrators, and for owners whose organization lets them manage its staff.';
const UNCHANGED = { description: 'The answer is still the one of If-None-Match.' };
const CSV = { 'text/csv': { schema: { type: 'string' } } };
const ID: JsonSchema = { type: 'integer', minimum: 1 };

/**
 * Describes one row as an OpenAPI operation.
 * @param answer the schema of what it answers
 */
export function describeRow(bound: BoundRow, answer: JsonSchema): Record<string, unknown> {
  const { row, body, lists, lookup } = bound;
  const scope = scopeOfRow(bound);
  const inBody = byName([...body, ...(lookup?.parameters ?? []).filter(({ name }) => row.body?.[name] !== undefined)]);
  const fields = inBody.length > 0 || row.tenantField !== undefined;
  return {
    operationId: operationId(row),
    summary: row.summary,
    description: [accessOf(row), keysOf(scope)].join(' '),
    ...deprecationMarks(row.deprecated),
    tags: [tagOf(row.path)],
    parameters: describeParameters(bound),
    ...(fields && { requestBody: describeBody(row, inBody) }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: answer }, ...(lists.length > 0 && CSV) } },
      ...(row.method === 'GET' && { 304: UNCHANGED }),
      ...errorResponses(errorStatuses(bound)),
    },
    security: securityOf(row, scope),
  };
}

/** Who may call an endpoint, in a sentence. */
export function accessOf({ access, owners }: Row): string {
  return owners ? OWNERS : ACCESS[access];
}

function keysOf(scope: KeyScope | null): string {
  return scope === null ? 'Not for API keys.' : `API keys need the scope \`${scope}\`.`;
}

/** The scope that a key needs for an endpoint; null where no key does. */
export function scopeOfRow({
  row: { method, access },
  operation,
}: Pick<BoundRow, 'row' | 'operation'>): KeyScope | null {
  if (access === 'super_admin') return null;
  if (method === 'GET') return access === 'admin' ? 'read:members' : 'read';
  const scopes = mutationsOf(operation.document).map(scopeOfMutation);
  return scopes.includes(null) ? null : (KEY_SCOPES.findLast((scope) => scopes.includes(scope)) ?? null);
}

/** A session alone reads; writing takes its token, too. What everybody may call a session may call as well. */
function securityOf({ method, access }: Row, scope: KeyScope | null): Record<string, never[]>[] {
  const key = scope === null ? [] : [{ key: [] }];
  const session: Record<string, never[]> = method === 'GET' ? { session: [] } : { session: [], token: [] };
  return access === 'admin' || access === 'super_admin' ? [...key, session] : [{}, ...key, session];
}

function describeBody(row: Row, fields: readonly BoundParameter[]): Record<string, unknown> {
  const { method, path, multipart, repeats = {}, tenantField } = row;
  const required = fields.flatMap((field) => (field.required ? [field.name] : []));
  const repeating = Object.entries(repeats).map(([name, param]) => (name.includes('.') ? param : name));
  const bound = fields.map(({ name }) => name);
  const whole = [
    ...repeating.filter((name) => !bound.includes(name)),
    ...(tenantField === undefined ? [] : [tenantField]),
  ];
  const repeatedIn = (list: string): Record<string, JsonSchema> =>
    Object.fromEntries(
      Object.keys(repeats).flatMap((name) => (name.startsWith(`${list}.`) ? [[name.slice(list.length + 1), ID]] : [])),
    );
  const schema = (chosen: readonly BoundParameter[]): JsonSchema => ({
    type: 'object',
    properties: {
      ...Object.fromEntries(
        chosen.map(({ name, binding, type }) => [
          name,
          { ...withItems(inputSchema(type, binding), repeatedIn(name)), ...deprecationOf(binding) },
        ]),
      ),
      ...Object.fromEntries(whole.map((name) => [name, ID])),
    },
    ...(required.length > 0 && { required }),
  });
  const withoutFiles = fields.filter(({ type }) => !String(type).startsWith('Upload'));
  const example = EXAMPLE_BODIES[`${method} ${path}`];
  return {
    required: required.length > 0,
    content: {
      'application/json': { schema: schema(withoutFiles), ...(example && { example }) },
      ...(multipart && { 'multipart/form-data': { schema: schema(fields) } }),
    },
  };
}

/** The schema of a list whose objects may have further fields. */
function withItems({ items, ...list }: JsonSchema, more: Record<string, JsonSchema>): JsonSchema {
  if (items === undefined) return list;
  return { ...list, items: { ...items, ...(items.properties && { properties: { ...more, ...items.properties } }) } };
}

/** 'GET /api/gamesv2/{id}' as 'getGamesv2Id'. */
function operationId({ method, path }: Row): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '' && word !== 'api');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
