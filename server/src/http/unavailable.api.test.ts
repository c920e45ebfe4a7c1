import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mcp } from '../mcp/mcp.js';
import { restRouter } from '../rest/router.js';
import { startTestApp, type TestApp, type TestAppOptions } from '../testing/app.js';
import { openOwnDatabase, type TestDatabase } from '../testing/database.js';
import { createBusiness, createOrganization, createUser } from '../testing/factories.js';
import { sendRequest, type TestResponse } from '../testing/http-client.js';
import { type Relay, startRelay } from '../testing/relay.js';
import { lockTable, waiting } from '../testing/stuck-statements.js';

const BUSY = 'The database is busy. Please try again in a few seconds.';
const LOST = 'The database cannot be reached at the moment. Please try again in a few seconds.';

// Limits are long enough for a busy machine to stay within them where it should.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
let database: TestDatabase;
let relay: Relay;

/** The server over a relay, and a way to the database beside it. */
async function start(options: Pick<TestAppOptions, 'limits' | 'poolSize'>): Promise<void> {
  database = await openOwnDatabase();
  relay = await startRelay(new URL(database.url));
  app = await startTestApp({ databaseUrl: relay.url, routers: [mcp, restRouter], ...options });
}
afterEach(async () => {
  await app.close();
  await relay.close();
  await database.close();
});

/** Different each time, so that no answer comes from memory, and nobody waits for another's. */
let asked = 0;
function ask(slug: string, field: string): Promise<TestResponse> {
  const query = `query Q${(asked += 1)} { organization(slug: "${slug}") { ${field} } }`;
  return sendRequest(app.port, {
    method: 'POST',
    path: '/graphql',
    headers: { host: 'localhost', 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
}
const rest = (path: string): Promise<TestResponse> => sendRequest(app.port, { path, headers: { host: 'localhost' } });
const BUSINESSES = 'businesses { name }';

describe('while one table is locked', () => {
  let stuck: string;
  let other: string;
  beforeEach(async () => {
    await start({ poolSize: 4, limits: { connectMs: 4_000 } });
    stuck = (await createOrganization(database.dataSource.manager)).slug;
    other = (await createOrganization(database.dataSource.manager)).slug;
    await Promise.all([ask(stuck, 'name'), ask(other, 'name')]);
  });

  test('one organization’s waiting queries leave room for the others, and those who get no connection are told when to come back', async () => {
    const unlock = await lockTable(database.pool, 'businesses');
    const all = Array.from({ length: 30 }, () => ask(stuck, BUSINESSES));
    await waiting(database.pool, 2);
    expect((await ask(other, 'name leagues { name }')).status).toBe(200);
    expect((await ask(other, 'name locations { name }')).status).toBe(200);
    const refused = await rest(`/api/businesses?slug=${stuck}`);
    expect([refused.status, refused.headers['retry-after'], JSON.parse(refused.text)]).toEqual([
      503,
      '5',
      {
        message: BUSY,
        code: 'SERVICE_UNAVAILABLE',
        details: { retryAfterSeconds: 5 },
        requestId: refused.headers['x-request-id'],
      },
    ]);
    const graphql = await ask(stuck, BUSINESSES);
    expect([graphql.status, graphql.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(graphql.text)).toMatchObject({
      errors: [{ message: BUSY, extensions: { code: 'SERVICE_UNAVAILABLE', details: { retryAfterSeconds: 5 } } }],
    });
    for (const params of [
      { name: 'overview', arguments: {} },
      { name: 'graphql', arguments: { query: `{ organization(slug: "${stuck}") { ${BUSINESSES} } }` } },
    ]) {
      const tool = await sendRequest(app.port, {
        method: 'POST',
        path: `/api/mcp?slug=${stuck}`,
        headers: {
          host: 'localhost',
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      });
      expect([tool.status, tool.headers['retry-after']]).toEqual([200, '5']);
    }
    await unlock();
    const statuses = (await Promise.all(all)).map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 503).length,
    ]).toEqual([2, 28]);
  });
});

test('a statement that takes too long is answered 503, and not tried once more', async () => {
  await start({ limits: { statementMs: 3_000 } });
  const { id, slug } = await createOrganization(database.dataSource.manager);
  const query = `{ organization(slug: "${slug}") { ${BUSINESSES} } }`;
  const once = (): Promise<TestResponse> =>
    sendRequest(app.port, {
      method: 'POST',
      path: '/graphql',
      headers: { host: 'localhost', 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  expect((await once()).status).toBe(200);
  const unlock = await lockTable(database.pool, 'businesses');
  app.versions.bump(id);
  const { status, headers } = await once();
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'private, no-store']);
  await unlock();
  expect((await once()).status).toBe(200);
});

test('a write that waits for a lock too long is answered 503, and has written nothing', async () => {
  await start({ limits: { lockMs: 100 } });
  const { id } = await createOrganization(database.dataSource.manager);
  const as = await app.signInAs(await createUser(database.dataSource.manager, id));
  const unlock = await lockTable(database.pool, 'businesses', 'SHARE');
  const { status, errors } = await app.graphql(
    'mutation { createBusiness(input: { name: "Bakery" }) { id } }',
    {},
    { as },
  );
  expect([status, errors?.[0]?.extensions.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  await unlock();
  expect(await database.dataSource.query('SELECT name FROM businesses')).toEqual([]);
});

test('a connection that breaks, and a database that is gone, are 503 until it is back', async () => {
  await start({ limits: { connectMs: 10_000 } });
  const { slug, id } = await createOrganization(database.dataSource.manager);
  await createBusiness(database.dataSource.manager, id, { name: 'Bakery' });
  const unlock = await lockTable(database.pool, 'businesses');
  const broken = ask(slug, BUSINESSES);
  await waiting(database.pool);
  const port = Number(new URL(relay.url).port);
  await relay.close();
  expect([(await broken).status, (await broken).headers['retry-after']]).toEqual([503, '5']);
  await unlock();
  const gone = await rest(`/api/businesses?slug=${slug}`);
  expect([gone.status, (JSON.parse(gone.text) as { message: string }).message]).toEqual([503, LOST]);
  expect((await rest('/readyz')).status).toBe(503);
  relay = await startRelay(new URL(database.url), port);
  expect(JSON.parse((await ask(slug, BUSINESSES)).text)).toEqual({
    data: { organization: { businesses: [{ name: 'Bakery' }] } },
  });
  expect((await rest('/readyz')).status).toBe(200);
  await expect.poll(() => app.versions.healthy).toBe(true);
});
