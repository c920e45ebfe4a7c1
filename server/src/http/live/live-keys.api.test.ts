import { type Client, createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { eventsPath, listenToEvents } from '../../testing/event-listener.js';
import { createApiKeyRow, createOrganization } from '../../testing/factories.js';
import { LIVE_TIMES } from './live-times.js';

/** Named by the key alone; who administers it sees more than visitors. */
const SUBSCRIPTION = 'subscription { organization { id users { id } } }';

/** Two processes over one database; their beats are further apart than a test is long. */
let [app, other]: TestApp[] = [];
let clients: Client[] = [];
let organizationId: number;

beforeAll(async () => {
  const live = { ...LIVE_TIMES, paceMs: 1, beatMs: 3_600_000 };
  app = await startTestApp({ ownDatabase: true, live });
  other = await startTestApp({ databaseUrl: app.database.url, live });
});
beforeEach(async () => {
  organizationId = (await createOrganization(app!.manager)).id;
});
afterEach(() => {
  for (const client of clients) client.terminate();
  clients = [];
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});

const change = (set: string): Promise<unknown> =>
  app!.manager.query(`UPDATE api_keys SET ${set}, version = version + 1 WHERE organization_id = $1`, [organizationId]);
const answer = { data: { organization: { id: expect.any(String), users: [] } } };

describe('a stream of events', () => {
  const listen = (secret: string) =>
    listenToEvents(other!.port, {
      path: eventsPath(SUBSCRIPTION),
      headers: { authorization: `Bearer ${secret}` },
    });

  test.each([
    ['is revoked', 'revoked_at = now()', 'read'],
    ['may something else', "scopes = '{read}'", 'read:members'],
  ] as const)('by a key ends in any process when the key %s', async (_what, set, scope) => {
    const { secret } = await createApiKeyRow(app!.manager, organizationId, { scopes: [scope] });
    const listener = await listen(secret);
    expect(JSON.parse((await listener.next())!.data)).toMatchObject(answer);
    // The process has been told of the key, and has looked it up since.
    await other!.graphql('{ sports { id } }', {}, { as: { authorization: `Bearer ${secret}` } });
    await change(set);
    expect(await listener.next()).toBeNull();
  });

  test('by what is no key is refused', async () => {
    const { status, headers } = await listen('cbk_wrong');
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
  });

  test('is counted', async () => {
    const { secret } = await createApiKeyRow(app!.manager, organizationId);
    const listener = await listen(secret);
    await listener.next();
    listener.close();
    await other!.app.parts.usage.flush();
    const rows = await app!.manager.query('SELECT requests, errors FROM api_key_days WHERE organization_id = $1', [
      organizationId,
    ]);
    expect(rows).toEqual([{ requests: 1, errors: 0 }]);
  });
});

describe('a socket', () => {
  interface Opened {
    client: Client;
    closed: Promise<number>;
  }

  function open(headers: Record<string, string>, connectionParams: Record<string, unknown>): Opened {
    let settle: (code: number) => void;
    const closed = new Promise<number>((resolve) => (settle = resolve));
    class WithHeaders extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: { host: 'localhost', ...headers } });
      }
    }
    const client = createClient({
      url: `ws://127.0.0.1:${other!.port}/graphql`,
      webSocketImpl: WithHeaders,
      connectionParams,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      on: { closed: (event) => settle((event as { code: number }).code) },
    });
    clients.push(client);
    return { client, closed };
  }

  test.each(['header', 'first message'])('takes a key by its %s, and ends with it', async (way) => {
    const { secret } = await createApiKeyRow(app!.manager, organizationId, { scopes: ['read:members'] });
    const key = { Authorization: `Bearer ${secret}` };
    const { client, closed } = way === 'header' ? open(key, {}) : open({}, key);
    const told = client.iterate({ query: SUBSCRIPTION });
    expect((await told.next()).value).toMatchObject(answer);
    await change('revoked_at = now()');
    expect(await closed).toBe(4401);
  });

  test('by a key that asks as a visitor is of the key’s organization all the same', async () => {
    const { secret } = await createApiKeyRow(app!.manager, organizationId, { scopes: ['read:members'] });
    const { client } = open({ Authorization: `Bearer ${secret}` }, {});
    const told = client.iterate({ query: 'subscription { organization { id } }', extensions: { asVisitor: true } });
    expect((await told.next()).value).toEqual({ data: { organization: { id: String(organizationId) } } });
  });

  test('is closed for what is no key', async () => {
    expect(await open({}, { Authorization: 'Bearer cbk_wrong' }).closed).toBe(4401);
  });
});
