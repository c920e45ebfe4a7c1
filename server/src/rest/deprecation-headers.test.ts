import { expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { bindRows } from './bound-row.js';
import { deprecationHeaders } from './deprecation-headers.js';
import { openApiDocument } from './openapi.js';
import { operationFiles, prepareOperations } from './operations.js';
import { routes } from './routes.js';

const REASON = 'Use GET /api/clubs. Goes not before 2027-06-01.';
const row = { method: 'GET', path: '/api/teams/{id}' } as const;

test('a deprecated call says since when and until when, and where it is told', () => {
  const log = [
    {
      version: '2',
      date: '2026-12-01',
      changes: [
        { api: 'REST', kind: 'deprecated', place: 'GET /api/teams/{id}', text: 'Use GET /api/clubs.' } as const,
      ],
    },
  ];
  expect(deprecationHeaders(row, REASON, log)).toEqual({
    deprecation: '@1796083200',
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    link: '</developers/changes>; rel="deprecation"; type="text/html"',
  });
  expect(deprecationHeaders(row, REASON, [])).not.toHaveProperty('deprecation');
});

test('the OpenAPI document marks calls and parameters that are deprecated', () => {
  const schema = graphSchema();
  const operations = prepareOperations(schema, operationFiles());
  const changed = routes.map((each) =>
    each.path === '/api/organizations' && each.method === 'POST'
      ? { ...each, deprecated: REASON, body: { ...each.body, domain: { to: 'input.domain', deprecated: REASON } } }
      : each,
  );
  const { paths } = openApiDocument(bindRows(schema, changed, operations)) as unknown as {
    paths: Record<string, Record<string, MarkedOperation>>;
  };
  const marks = { deprecated: true, 'x-sunset': '2027-06-01', 'x-deprecation-reason': 'Use GET /api/clubs.' };
  const marked = paths['/api/organizations']!['post']!;
  expect(marked).toMatchObject(marks);
  const { properties } = marked.requestBody.content['application/json'].schema;
  expect(properties['domain']).toMatchObject(marks);
  expect(properties['name']).not.toHaveProperty('deprecated');
  expect(paths['/api/organizations']!['get']).not.toHaveProperty('deprecated');
});

interface MarkedOperation {
  requestBody: { content: { 'application/json': { schema: { properties: Record<string, object> } } } };
}
