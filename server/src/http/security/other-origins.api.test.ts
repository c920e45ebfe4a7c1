import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../rest/routes.js';
import { routers } from '../../routers.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createSeason, createUser, unique } from '../../testing/factories.js';
import type { TestResponse } from '../../testing/http-client.js';

const ELSEWHERE = { origin: 'https://elsewhere.example' };
const ME = '{ me { id } }';
/** A read of REST that administrators alone may ask. */
const PRIVATE = '/api/seasonsv2/1';

let app: TestApp;
let slug: string;
let domain: string;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers, ownDatabase: true });
  domain = `${unique('own')}.example`;
  const organization = await createOrganization(app.manager, { domains: [domain] });
  await createSeason(app.manager, organization.id, { active: true });
  slug = organization.slug;
  as = await app.signInAs({ ...(await createUser(app.manager, organization.id, { role: 'org_owner' })) });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}, caller: Caller = {}): Promise<TestResponse> =>
  app.request({ path, headers, as: caller });
const post = (query: string, headers: Record<string, string> = {}, caller: Caller = {}): Promise<TestResponse> =>
  app.request({
    method: 'POST',
    path: '/graphql',
    as: caller,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
const leave = (path: string, method: string, headers = 'x-anything'): Promise<TestResponse> =>
  app.request({
    method: 'OPTIONS',
    path,
    headers: { ...ELSEWHERE, 'access-control-request-method': method, 'access-control-request-headers': headers },
  });

/** What a page of another origin may do with an answer. */
const openness = ({ headers }: TestResponse) => [
  headers['access-control-allow-origin'],
  headers['cross-origin-resource-policy'],
];
const OPEN = ['*', 'cross-origin'];
const CLOSED = [undefined, 'same-origin'];

const readsOf = (): string[] => [
  `/graphql?query=${encodeURIComponent(ME)}`,
  '/graphql?query=nonsense',
  '/schema.graphql',
  '/api/openapi.json',
  '/api/nothing',
  '/api/sportsv2',
  `/api/leagues?slug=${slug}`,
  '/api/auth/check-auth',
  `/${slug}/calendar.ics`,
  '/nobody/calendar.ics',
  `/${slug}/manifest.webmanifest`,
  `/uploads/${'0'.repeat(32)}.webp`,
  `/api/bulk/1/games.csv?slug=${slug}`,
  `/embed/standings?slug=${slug}`,
  `/oembed?url=http://localhost/${slug}/schedule`,
];

test('public reads are for every origin, whoever asks and whatever is answered', async () => {
  for (const path of readsOf())
    for (const headers of [{}, ELSEWHERE, { origin: 'null' }]) {
      const answer = await get(path, headers);
      expect([path, ...openness(answer)]).toEqual([path, ...OPEN]);
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    }
  for (const path of readsOf())
    for (const headers of [ELSEWHERE, { origin: 'null' }]) {
      const answer = await get(path, headers);
      expect(answer.headers['access-control-expose-headers']).toContain('retry-after');
      expect(answer.headers['access-control-expose-headers']).toContain('etag');
    }
  // Programs, which name no origin, may read them anyway.
  expect((await get('/graphql?query=nonsense', {})).headers['access-control-expose-headers']).toBeUndefined();
  expect(openness(await post(ME, ELSEWHERE))).toEqual(OPEN);
  expect(openness(await post('{ nothing }', ELSEWHERE))).toEqual(OPEN);
});

test('an answer that has not changed says so to every origin', async () => {
  const path = `/${slug}/calendar.ics`;
  const etag = (await get(path, ELSEWHERE)).headers['etag'] as string;
  const again = await get(path, { ...ELSEWHERE, 'if-none-match': etag });
  expect([again.status, ...openness(again)]).toEqual([304, ...OPEN]);
});

describe('leave is given beforehand', () => {
  test.each([
    ['/graphql', 'POST', 'GET, POST'],
    ['/graphql', 'GET', 'GET, POST'],
    ['/api/sportsv2', 'GET', 'GET, HEAD'],
    ['/api/openapi.json', 'GET', 'GET, HEAD'],
    ['/schema.graphql', 'GET', 'GET, HEAD'],
    ['/nba/teams/1/calendar.ics', 'GET', 'GET, HEAD'],
    ['/uploads/nothing.webp', 'GET', 'GET, HEAD'],
    ['/api/bulk/1/games.csv', 'GET', 'GET, HEAD'],
    ['/embed/standings', 'GET', 'GET, HEAD'],
    ['/nba/manifest.webmanifest', 'GET', 'GET, HEAD'],
  ])('%s by %s', async (path, method, methods) => {
    const { status, headers, text } = await leave(path, method);
    expect([status, text]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': methods,
      'access-control-allow-headers': '*, Authorization',
      'access-control-max-age': '86400',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('for nothing that writes or is private', async () => {
    for (const [path, method] of [
      ['/api/auth/login', 'POST'],
      ['/api/sportsv2', 'DELETE'],
      [PRIVATE, 'GET'],
      ['/exports/players.csv', 'GET'],
      ['/developers', 'GET'],
    ] as const) {
      const { status, headers } = await leave(path, method);
      expect([path, status >= 400, headers['access-control-allow-origin']]).toEqual([path, true, undefined]);
    }
  });
});

describe('a cookie that came along from another origin', () => {
  test('gives nothing, by any address', async () => {
    for (const origin of [
      'https://elsewhere.example',
      'null',
      'http://localhost:81',
      `https://${domain}.evil.example`,
    ]) {
      expect(JSON.parse((await post(ME, { origin }, as)).text)).toEqual({ data: { me: null } });
      expect((await get('/api/auth/check-auth', { origin }, as)).text).toBe((await get('/api/auth/check-auth')).text);
      for (const path of [PRIVATE, '/exports/players.csv'])
        expect([path, (await get(path, { origin }, as)).status]).toEqual([path, 401]);
    }
  });

  test('is not even looked up', async () => {
    let lookups = 0;
    const { pool } = app.database;
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
    pool.query = ((...args: unknown[]) => {
      const { text = '' } = (args[0] ?? {}) as { text?: string };
      if (/\bsessions\b/.test(text)) lookups += 1;
      return query(...args);
    }) as typeof pool.query;
    try {
      await post('{ me { username } }', ELSEWHERE, as);
      expect(lookups).toBe(0);
      await post('{ me { username } }', {}, as);
      expect(lookups).toBeGreaterThan(0);
    } finally {
      pool.query = query as typeof pool.query;
    }
  });

  test('keeps the session out of what is cached, and what is cached out of the session', async () => {
    const own = { origin: 'http://localhost' };
    const signedIn = await post(ME, own, as);
    expect(openness(signedIn)).toEqual(CLOSED);
    expect(signedIn.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect((JSON.parse(signedIn.text) as { data: { me: object } }).data.me).toBeTruthy();
    expect(JSON.parse((await post(ME, ELSEWHERE, as)).text)).toEqual({ data: { me: null } });
    expect((await post(ME, own, as)).text).toBe(signedIn.text);
    for (const answer of [signedIn, await post(ME, ELSEWHERE)])
      expect(answer.headers['vary']).toBe('Accept, Accept-Encoding, Authorization, Cookie, Origin, Query-Cost');
  });
});

test('a page of the organization’s own host, and of the platform’s, is who it is', async () => {
  for (const host of [domain, 'localhost']) {
    const answer = await app.graphql<{ me: object }>(ME, {}, { as, host, headers: { origin: `http://${host}` } });
    expect([host, answer.data?.me]).toEqual([host, { id: expect.any(String) }]);
  }
});

test('another origin writes nothing: not by a mutation, in whatever document, nor by a form', async () => {
  const bodies = [
    { query: 'mutation { signOut }' },
    { query: 'query A { me { id } } mutation B { signOut }', operationName: 'B' },
  ];
  for (const body of bodies)
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const headers = { ...ELSEWHERE, 'content-type': type, 'apollo-require-preflight': '1' };
      const request = { method: 'POST', path: '/graphql', as, headers, body: JSON.stringify(body) };
      expect([type, (await app.request(request)).status >= 400]).toEqual([type, true]);
    }
  expect((await app.graphql<{ me: object }>(ME, {}, { as })).data?.me).toBeTruthy();
});

test('what is private, and pages, are for their own origin alone', async () => {
  for (const path of ['/exports/players.csv', PRIVATE, '/developers', '/metrics', '/healthz'])
    expect([path, openness(await get(path, ELSEWHERE, as))[0]]).toEqual([path, undefined]);
});

test('REST reads are open where no session is needed, and nothing else of REST is', async () => {
  const parameter = (path: string): string => path.replaceAll(/\{\w+\}/g, '1');
  for (const { method, path, access } of routes) {
    const isOpen = method === 'GET' && access.startsWith('public');
    const { headers } = await leave(parameter(path), method);
    expect([method, path, headers['access-control-allow-origin']]).toEqual([method, path, isOpen ? '*' : undefined]);
  }
});
