import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../server/src/rest/json-schema.js';
import { compareOpenApi } from './compare-openapi.js';
import { deprecatedInOpenApi } from './deprecated-in-openapi.js';
import { judge } from './judge.js';
import { logEntries } from './log-entries.js';
import type { OpenApi, Operation, Parameter } from './openapi.js';

const TEAM: JsonSchema = {
  title: 'Team',
  type: 'object',
  properties: { id: { type: 'integer' }, name: { type: 'string' }, kind: { type: 'string', enum: ['A', 'B'] } },
  required: ['id', 'name', 'kind'],
};
const BODY: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string' }, kind: { type: 'string', enum: ['A', 'B'] } },
  required: ['name'],
};

interface Given {
  team?: JsonSchema;
  body?: JsonSchema;
  get?: Partial<Operation>;
  parameters?: Parameter[];
}

const SEASON: Parameter = { name: 'season', in: 'query', required: false, schema: { type: 'integer', minimum: 1 } };

/** Two calls that answer teams, one of them by reference; one takes a body. */
function document({ team = TEAM, body = BODY, get = {}, parameters = [SEASON] }: Given = {}): OpenApi {
  const json = (schema: JsonSchema) => ({ 'application/json': { schema } });
  const answer = { anyOf: [{ $ref: '#/components/schemas/Team' }, { type: 'null' }] };
  return {
    components: { schemas: { Team: team } },
    paths: {
      '/api/teams': {
        get: {
          parameters,
          responses: { 200: { content: json({ type: 'array', items: team }) } },
          security: [{}],
          ...get,
        },
      },
      '/api/teams/{id}': {
        put: {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          requestBody: { required: true, content: json(body) },
          responses: { 200: { content: json(answer) } },
          security: [{ session: [] }],
        },
      },
    },
  };
}

const having = (schema: JsonSchema, name: string, property: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...schema.properties, [name]: property },
});
const without = (schema: JsonSchema, name: string): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties!).filter(([key]) => key !== name)),
  required: schema.required!.filter((key) => key !== name),
});

function problems(before: OpenApi, after: OpenApi, today: string): string[] {
  return judge(
    {
      changes: compareOpenApi(before, after),
      released: deprecatedInOpenApi(before),
      present: deprecatedInOpenApi(after),
      lastDate: '2026-11-23',
    },
    today,
  );
}

const { '/api/teams': _, ...others } = document().paths;

test.each<[string, OpenApi]>([
  ['a path', { ...document(), paths: others }],
  ['a parameter', document({ parameters: [] })],
  ['a parameter that has to be given', document({ parameters: [{ ...SEASON, required: true }] })],
  ['a new one that has to be given', document({ parameters: [SEASON, { ...SEASON, name: 'x', required: true }] })],
  ['a parameter that takes less', document({ parameters: [{ ...SEASON, schema: { type: 'integer', minimum: 2 } }] })],
  ['a parameter of another type', document({ parameters: [{ ...SEASON, schema: { type: 'string', minimum: 1 } }] })],
  ['a field of an answer', document({ team: without(TEAM, 'name') })],
  ['a field of an answer that may be null', document({ team: having(TEAM, 'name', { type: ['string', 'null'] }) })],
  ['a field of an answer that may be left out', document({ team: { ...TEAM, required: ['id', 'kind'] } })],
  ['a field of a body', document({ body: without(BODY, 'kind') })],
  ['a field of a body that has to be sent', document({ body: { ...BODY, required: ['name', 'kind'] } })],
  ['a value of a body', document({ body: having(BODY, 'kind', { type: 'string', enum: ['A'] }) })],
  ['CSV', document({ get: { responses: { 200: { content: {} } } } })],
  ['a session that is needed', document({ get: { security: [{ session: [] }] } })],
])('breaking without having been deprecated fails: %s', (_name, after) => {
  expect(problems(document(), after, '2030-01-01').length).toBeGreaterThan(0);
});

test.each<[string, OpenApi]>([
  ['a parameter', document({ parameters: [SEASON, { ...SEASON, name: 'x' }] })],
  ['a parameter that takes more', document({ parameters: [{ ...SEASON, schema: { type: 'number' } }] })],
  ['a field of an answer', document({ team: having(TEAM, 'city', { type: 'string' }) })],
  ['a value of an answer', document({ team: having(TEAM, 'kind', { type: 'string', enum: ['A', 'B', 'C'] }) })],
  ['a field of a body', document({ body: having(BODY, 'city', { type: 'string' }) })],
  ['a field of a body that may be left out', document({ body: { ...BODY, required: [] } })],
  ['another name of a path parameter', renamed()],
])('what callers need not notice passes: %s', (_name, after) => {
  expect(problems(document(), after, '2026-11-24')).toEqual([]);
});

function renamed(): OpenApi {
  return JSON.parse(JSON.stringify(document()).replaceAll('{id}', '{teamId}')) as OpenApi;
}

describe('what was deprecated', () => {
  const marks = { deprecated: true, 'x-sunset': '2027-06-01', 'x-deprecation-reason': 'Use GET /api/clubs.' };
  const cases: [string, OpenApi, OpenApi][] = [
    ['a call', document({ get: marks }), { ...document(), paths: others }],
    ['a parameter', document({ parameters: [{ ...SEASON, ...marks }] }), document({ parameters: [] })],
    [
      'a field of an answer',
      document({ team: having(TEAM, 'name', { type: 'string', ...marks }) }),
      document({ team: without(TEAM, 'name') }),
    ],
    [
      'a field of a body',
      document({ body: having(BODY, 'kind', { type: 'string', ...marks }) }),
      document({ body: without(BODY, 'kind') }),
    ],
  ];

  test.each(cases)('may not go before its day: %s', (_name, before, after) => {
    expect(problems(before, after, '2027-05-31')[0]).toContain('announced to stay until 2027-06-01');
  });

  test.each(cases)('may go from its day on: %s', (_name, before, after) => {
    expect(problems(before, after, '2027-06-01')).toEqual([]);
  });

  test('says its day, and one that is far enough', () => {
    expect(problems(document(), document({ get: { deprecated: true } }), '2026-11-24')).toHaveLength(1);
    expect(problems(document(), document({ get: { ...marks, 'x-sunset': '2027-05-01' } }), '2026-11-24')).toHaveLength(
      1,
    );
    expect(problems(document(), document({ get: marks }), '2026-11-24')).toEqual([]);
  });
});

test('the change log tells of a shared part once, with the calls', () => {
  const after = document({ team: having(TEAM, 'city', { type: 'string' }) });
  expect(logEntries(compareOpenApi(document(), after), [], [])).toEqual([
    {
      api: 'REST',
      kind: 'added',
      place: 'Team.city',
      text: '"city" is new.',
      calls: ['GET /api/teams', 'PUT /api/teams/{id}'],
    },
  ]);
});

test('the change log tells of a deprecation once, with what comes first to act on', () => {
  const marks = { deprecated: true, 'x-sunset': '2027-06-01', 'x-deprecation-reason': 'Use GET /api/clubs.' };
  const present = deprecatedInOpenApi(document({ get: marks }));
  const entry = {
    api: 'REST',
    kind: 'deprecated',
    place: 'GET /api/teams',
    text: 'Use GET /api/clubs.',
    until: '2027-06-01',
  };
  expect(logEntries([], present, [])).toEqual([entry]);
  expect(logEntries([], present, present)).toEqual([]);
  const gone = compareOpenApi(document(), { ...document(), paths: others });
  expect(logEntries(gone, present, []).map(({ kind }) => kind)).toEqual(['removed', 'deprecated']);
});
