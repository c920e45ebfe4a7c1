import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'graphql';
import { startTestApp, type Caller, type TestApp } from '../../../testing/app.js';
import { createLeagueWorld, createUser, type LeagueWorld } from '../../../testing/factories.js';
import type { CacheableResponse } from '../../response.js';
import type { Graph } from './graph.js';
import { OperationCache, noteAccepted, plainRequest, runCached } from './operation-cache.js';

let app: TestApp;
let world: LeagueWorld;
let caller: Caller;
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
  const { id } = await createUser(app.manager, world.organization.id);
  caller = await app.signInAs({ id, organizationId: world.organization.id });
});
afterAll(() => app.close());

const TWO =
  'query A($slug: String!) { organization(slug: $slug) { ...N } } query B { me { actingFor { ...N } } } fragment N on Organization { name other: slug }';

/** What a signed-in caller gets, whose answers are never kept; without what differs from request to request. */
async function ask(body: Record<string, unknown>, accept?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(accept !== undefined && { accept }) };
  const response = await app.request({
    as: caller,
    method: 'POST',
    path: '/graphql',
    headers,
    body: JSON.stringify(body),
  });
  const { date: _date, 'x-request-id': id, ...rest } = response.headers;
  return { status: response.status, headers: rest, text: response.text.replaceAll(String(id), '') };
}

describe('a query that was accepted before is answered as the first time', () => {
  test.each([
    [
      'with variables',
      () => ({ query: TWO, operationName: 'A', variables: { slug: world.organization.slug } }),
      undefined,
    ],
    ['another operation of the same text', () => ({ query: TWO, operationName: 'B' }), undefined],
    ['in the newer content type', () => ({ query: TWO, operationName: 'B' }), 'application/graphql-response+json'],
    ['about the schema', () => ({ query: '{ __schema { queryType { name } } }' }), '*/*'],
  ])('%s', async (_what, body, accept) => {
    const first = await ask(body(), accept);
    expect(first).toMatchObject({ status: 200 });
    expect(await ask(body(), accept)).toEqual(first);
  });

  test('and refused as if it were the first when something is wrong', async () => {
    const good = { query: TWO, operationName: 'A', variables: { slug: world.organization.slug } };
    await ask(good);
    for (const wrong of [
      { variables: {} },
      { variables: [] },
      { variables: 'x' },
      { operationName: '' },
      { operationName: 'C' },
      { extensions: 1 },
    ]) {
      const body = { ...good, ...wrong };
      const never = { ...body, query: `${TWO} ` };
      expect(await ask(body)).toEqual(await ask(never));
      expect(JSON.parse(((await ask(body)) as { text: string }).text)).toHaveProperty('errors');
    }
  });

  test('unless the content type is not to be had', async () => {
    await ask({ query: TWO, operationName: 'B' });
    expect(await ask({ query: TWO, operationName: 'B' }, 'text/html')).toMatchObject({ status: 406 });
  });
});

const fail = (error: unknown): never => {
  throw error;
};

test('Apollo Server is asked once, and again for what fails', async () => {
  const query = 'query ($id: ID) { organization(id: $id) { id } }';
  const known = new OperationCache();
  let asked = 0;
  const run = async (variables: Record<string, unknown>): Promise<CacheableResponse> => {
    const ctx = await app.context({ transport: 'graphql' });
    return runCached(
      app.app.parts.services.graph,
      known,
      ctx,
      plainRequest({ query, variables }, '')!,
      async () => {
        asked += 1;
        noteAccepted(ctx, parse(query));
        return { cacheable: true, answer: { status: 200, headers: {}, body: Buffer.from('from Apollo') } };
      },
      fail,
    );
  };
  expect(String((await run({ id: '0' })).answer.body)).toBe('from Apollo');
  expect(String((await run({ id: '0' })).answer.body)).toBe('{"data":{"organization":null}}');
  expect(asked).toBe(1);
  expect(String((await run({ id: {} })).answer.body)).toBe('from Apollo');
});

test('what breaks is told, and left to Apollo Server at once', async () => {
  const known = new OperationCache();
  const plain = plainRequest({ query: '{ a }' }, '')!;
  known.add(plain.key, { document: parse('{ a }'), headers: {} });
  const down = new Error('the database is down');
  const graph: Graph = {
    schema: app.app.parts.services.graph.schema,
    byShortcut: () => Promise.reject(down),
    execute: () => Promise.reject(new Error('asked again')),
  };
  const told: unknown[] = [];
  const refused: CacheableResponse = {
    cacheable: false,
    answer: { status: 200, headers: {}, body: Buffer.from('from Apollo') },
  };
  expect(
    await runCached(
      graph,
      known,
      await app.context(),
      plain,
      async () => refused,
      (error) => told.push(error),
    ),
  ).toBe(refused);
  expect(told).toEqual([down]);
});

test('only a query with variables is plain', () => {
  expect(plainRequest({ query: '{ a }', variables: null, operationName: null }, '')).toEqual({
    key: '\n\n{ a }',
    operationName: null,
    variables: undefined,
  });
  for (const body of [
    undefined,
    null,
    [],
    'x',
    {},
    { query: 1 },
    { query: '{ a }', extensions: {} },
    { query: '{ a }', variables: 'x' },
    { query: '{ a }', operationName: 1 },
    { query: 'b}', operationName: 'A\nquery A{' },
  ]) {
    expect(plainRequest(body, '')).toBeNull();
  }
});

test('the queries that were not used for longest are forgotten', () => {
  const known = new OperationCache(2);
  const operation = { document: parse('{ a }'), headers: {} };
  for (const key of ['a', 'b']) known.add(key, operation);
  known.find('a');
  known.add('c', operation);
  expect(['a', 'b', 'c'].map((key) => known.find(key) !== undefined)).toEqual([true, false, true]);
});
