import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { routers } from '../../routers.js';
import { type Caller, startTestApp, type TestApp, type TestAppOptions } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { sendRequest, type TestResponse } from '../../testing/http-client.js';

/** Of which hardly anything comes back while a test runs: one in a minute. */
const BURST = 1_000;
const LIMITED: TestAppOptions['config'] = {
  trustProxy: 1,
  rateLimit: 1,
  rateLimitBurst: BURST,
  rateLimitOwn: 1,
  rateLimitOwnBurst: 5_000,
};

let apps: TestApp[];
let slug: string;
let as: Caller;
beforeAll(async () => {
  const first = await startTestApp({ routers, config: LIMITED, ownDatabase: true });
  apps = [first, await startTestApp({ routers, config: LIMITED, databaseUrl: first.database.url })];
  const organization = await createOrganization(apps[0]!.manager);
  slug = organization.slug;
  as = await apps[0]!.signInAs(await createUser(apps[0]!.manager, organization.id));
});
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close();
});

let addresses = 0;
/** An address that nobody has called from. */
const newAddress = (): string => `198.51.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`;

interface Call {
  address: string;
  path?: string;
  query?: string;
  app?: TestApp;
  headers?: Record<string, string>;
}

/** A call as it arrives, past what a test's own client waits for. */
function call({ address, path, query, app = apps[0]!, headers = {} }: Call): Promise<TestResponse> {
  const common = { host: 'localhost', 'x-forwarded-for': address, ...headers };
  return query === undefined
    ? sendRequest(app.port, { path: path!, headers: common })
    : sendRequest(app.port, {
        method: 'POST',
        path: '/graphql',
        headers: { ...common, 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
}

const remainingOf = ({ headers }: TestResponse): number => Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
const passed = (answers: readonly TestResponse[]): number => answers.filter(({ status }) => status === 200).length;

/** Costs 41: a list of twenty with two values each. */
const SPORTS = '{ sports { id name } }';

test('of 100 parallel callers of two servers no more pass than the limit says, and at most a leased block fewer', async () => {
  const address = newAddress();
  // Different texts, so that each is executed: 24 times 41 are within the burst.
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      call({ address, app: apps[index % 2]!, query: `${SPORTS} # ${address} ${index}` }),
    ),
  );
  expect(passed(answers) * 41).toBeLessThanOrEqual(BURST);
  expect(passed(answers) * 41).toBeGreaterThan(BURST - 41 - Math.max(BURST / 20, 41));
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, headers, text } of refused) {
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(text)).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: expect.any(Number) } } }],
    });
  }
});

test('what is kept costs a tenth, and no statement while a block lasts', async () => {
  const address = newAddress();
  const query = `${SPORTS} # kept`;
  expect((await call({ address: newAddress(), query })).status).toBe(200);
  const first = await call({ address, query });
  expect(remainingOf(first)).toBe(BURST - 5);
  const { pool } = apps[0]!.database;
  const send = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  let sent = 0;
  pool.query = ((...args: unknown[]) => {
    sent += 1;
    return send(...args);
  }) as typeof pool.query;
  try {
    // Of a block of 50, 5 are spent: nine more calls.
    const answers = await Promise.all(Array.from({ length: 9 }, () => call({ address, query })));
    expect([passed(answers), sent]).toEqual([9, 0]);
    expect((await call({ address, query })).status).toBe(200);
    expect(sent).toBe(1);
  } finally {
    pool.query = send as typeof pool.query;
  }
  const all = await Promise.all(Array.from({ length: 250 }, () => call({ address, query })));
  expect(passed(all)).toBe(200 - 11);
});

test('100 parallel callers at the edge of a kept answer: no more than the limit, at most a block fewer', async () => {
  const address = newAddress();
  const query = `${SPORTS} # edge`;
  for (const app of apps) await call({ address: newAddress(), query, app });
  const callAll = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => call({ address, query, app: apps[index % 2]! })));
  expect(passed(await callAll(150))).toBe(150);
  const last = passed(await callAll(100)) * 5;
  expect(last).toBeLessThanOrEqual(BURST - 750);
  expect(last).toBeGreaterThanOrEqual(BURST - 750 - BURST / 20);
});

test('whoever is refused does not take those along who ask for the same at the same time', async () => {
  const poor = newAddress();
  const spend = (text: (index: number) => string) =>
    Promise.all(Array.from({ length: 60 }, (_, index) => call({ address: poor, query: text(index) })));
  await spend((index) => `${SPORTS} # ${poor} ${index}`);
  await spend(() => `${SPORTS} # ${poor} 0`);
  const query = `${SPORTS} # together`;
  const answers = await Promise.all(
    [poor, newAddress(), poor, newAddress(), newAddress()].map((address) => call({ address, query })),
  );
  expect(answers.map(({ status }) => status)).toEqual([429, 200, 429, 200, 200]);
});

describe('every interface says the limit and what is left', () => {
  const POLICY = '"cost";q=1000;w=60000';

  test.each([
    ['/graphql?query={__typename}', 200, POLICY],
    ['/graphql?query={nothing}', 200, POLICY],
    ['/api/sportsv2', 200, POLICY],
    ['/api/seasonsv2/1', 401, POLICY],
    ['/api/openapi.json', 200, POLICY],
    ['/SLUG/calendar.ics', 200, POLICY],
    ['/exports/players.csv', 401, POLICY],
    ['/robots.txt', 200, '"own";q=5000;w=300000'],
    ['/SLUG/manifest.webmanifest', 200, '"own";q=5000;w=300000'],
  ])('%s', async (path, status, policy) => {
    const answer = await call({ address: newAddress(), path: path.replace('SLUG', slug) });
    expect([answer.status >= 400, answer.headers['ratelimit-policy']]).toEqual([status >= 400, policy]);
    expect(answer.headers['ratelimit']).toMatch(/^"(cost|own)";r=\d+;t=\d+$/);
    expect(remainingOf(answer)).toBeLessThan(5_000);
  });

  test('a stream of events', async () => {
    const address = newAddress();
    const query = 'subscription { organization(slug: "SLUG") { name teams(first: 90) { nodes { id } } } }'.replace(
      'SLUG',
      slug,
    );
    const path = `/graphql?${new URLSearchParams({ query })}`;
    const controller = new AbortController();
    const { headers } = await fetch(apps[0]!.url + path, {
      headers: { accept: 'text/event-stream', 'x-forwarded-for': address },
      signal: controller.signal,
    });
    controller.abort();
    expect([headers.get('ratelimit-policy'), headers.get('ratelimit')]).toEqual([
      POLICY,
      `"cost";r=${BURST - 94};t=5640`,
    ]);
  });
});

test('following by a socket costs what a query would, once', async () => {
  const address = newAddress();
  const client = createClient({
    url: `ws://localhost:${apps[0]!.port}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: { 'x-forwarded-for': address } });
      }
    },
    retryAttempts: 0,
  });
  const follow = (text: string) =>
    client.iterate({
      query: `subscription { organization(slug: "${slug}") { name teams(first: ${text}) { nodes { id } } } }`,
    });
  const first = follow('90');
  expect((await first.next()).value).toMatchObject({ data: { organization: { name: expect.any(String) } } });
  expect(remainingOf(await call({ address, query: '{ __typename }' }))).toBe(BURST - 94 - 1);
  for (let page = 91; page < 100; page += 1)
    await follow(String(page))
      .next()
      .catch(() => null);
  const refused = await follow('100')
    .next()
    .then(
      () => null,
      (errors: unknown) => errors,
    );
  expect(refused).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  await client.dispose();
});

test('REST is refused in its own form', async () => {
  const address = newAddress();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => call({ address, path: `/api/leagues?slug=${slug}&season_id=${index}` })),
  );
  const refused = answers.find(({ status }) => status === 429);
  expect(refused && (JSON.parse(refused.text) as object)).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('at most 1 a minute'),
  });
});

test('who is signed in draws on a budget of their own, wherever they are', async () => {
  const [first, second] = [newAddress(), newAddress()];
  const ask = (address: string, headers: Record<string, string>) =>
    call({ address, query: `${SPORTS} # mine`, headers });
  const before = remainingOf(await ask(first, as));
  expect(remainingOf(await ask(second, as))).toBe(before - 41);
  expect(remainingOf(await ask(second, {}))).toBe(BURST - 41);
});

test('addresses that a caller makes up are none, and those of one network are one', async () => {
  const address = newAddress();
  const query = `${SPORTS} # made up`;
  const first = remainingOf(await call({ address: `203.0.113.9, ${address}`, query }));
  expect(remainingOf(await call({ address: `203.0.113.10, ${address}`, query }))).toBe(first - 5);
  const six = remainingOf(await call({ address: '2001:db8:7::1', query }));
  expect(remainingOf(await call({ address: '2001:db8:7::2', query }))).toBe(six - 5);
});

test('without limits nothing is said, and nothing counted', async () => {
  const app = await startTestApp();
  const { status, headers } = await call({ address: '192.0.2.1', query: SPORTS, app });
  expect([status, headers['ratelimit'], headers['ratelimit-policy']]).toEqual([200, undefined, undefined]);
  const { rowCount } = await app.database.pool.query(
    "SELECT FROM request_budgets WHERE key = 'cost address 192.0.2.1'",
  );
  expect(rowCount).toBe(0);
  await app.close();
});

test.each([
  ['en', 'This page is not available', 'Please try again in a moment.'],
  ['es', 'Esta página no está disponible', 'Conviene volver a intentarlo en un momento.'],
])('a visitor whose network has asked too much reads so in plain words, in %s', async (language, title, advice) => {
  const address = newAddress();
  const open = (page: number) =>
    call({ address, path: `/${slug}/players?page=${page}&search=a${page}`, headers: { 'accept-language': language } });
  let answer = await open(1);
  for (let page = 2; answer.status === 200 && page < 200; page += 1) answer = await open(page);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.text).toContain(title);
  expect(answer.text).toContain(`<p>${advice}</p>`);
});

test('an assistant whose network has asked too much is told when to ask again, whatever tool it took', async () => {
  const address = newAddress();
  const ask = (name: string, given: object) =>
    sendRequest(apps[0]!.port, {
      method: 'POST',
      path: `/api/mcp?slug=${slug}`,
      headers: {
        host: 'localhost',
        'x-forwarded-for': address,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: given },
      }),
    });
  const graphql = () => ask('graphql', { query: SPORTS });
  let answer = await graphql();
  for (let asked = 1; answer.headers['retry-after'] === undefined && asked < 50; asked += 1) answer = await graphql();
  for (const each of [answer, await ask('overview', {})]) {
    expect(Number(each.headers['retry-after'])).toBeGreaterThan(0);
    expect(each.text).toContain('TOO_MANY_REQUESTS');
  }
});
