import { BULK_STATUSES, BULK_TEMPLATE, describeBulk } from './describe-bulk.js';
import type { BoundRow } from './bound-row.js';
import { ERROR_SCHEMA, sharedErrorResponses } from './openapi-errors.js';
import { templateOf } from './openapi-parameters.js';
import { describeRow } from './openapi-row.js';
import { errorStatuses } from './openapi-statuses.js';
import { tagOf, TAGS } from './openapi-tags.js';
import { sharedSchemas } from './shared-schemas.js';

const SECURITY_SCHEMES = {
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'cbk_[0-9A-Za-z]{40}',
    description:
      'An API key, which owners make. It needs the scope that the description of the operation names, and no X-XSRF-TOKEN.',
  },
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
 * Describes the table, and the download of a season, as an OpenAPI 3.1 document. Schemas of answers follow from the
 * selections of the operations, those of bodies from the types of their variables.
 */
export function openApiDocument(rows: readonly BoundRow[]): Record<string, unknown> {
  const shared = sharedSchemas(rows.map(({ operation }) => operation.answerSchema));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const bound of rows) {
    const { method } = bound.row;
    (paths[templateOf(bound.row)] ??= {})[method.toLowerCase()] = describeRow(
      bound,
      shared.refer(bound.operation.answerSchema),
    );
  }
  paths[BULK_TEMPLATE] = { get: describeBulk() };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Courtbook',
      version: '1.0.0',
      description:
        'The REST interface, a table over the GraphQL schema. Lists are whole; ids are positive integers, unique within their organization (those of ' +
        'organizations, users and sports: on the platform); dates are YYYY-MM-DD and times HH:MM in the time zone of the organization.',
      contact: { name: 'Who runs this host' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: usedTags(rows),
    paths,
    components: {
      schemas: { ...shared.schemas, Error: ERROR_SCHEMA },
      responses: sharedErrorResponses(new Set([...rows.flatMap(errorStatuses), ...BULK_STATUSES])),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function usedTags(rows: readonly BoundRow[]): readonly unknown[] {
  const used = new Set(rows.map(({ row }) => tagOf(row.path)));
  return TAGS.filter(({ name }) => used.has(name));
}
