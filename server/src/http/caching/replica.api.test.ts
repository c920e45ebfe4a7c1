import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../database/limits/limits.js';
import { createPool } from '../../database/pool.js';
import { statement } from '../../database/prepared.js';
import { Replica } from '../../database/replica.js';
import { restRouter } from '../../rest/router.js';
import { startTestApp, type CallOptions, type TestApp } from '../../testing/app.js';
import { allNoticed, untilNoticed } from '../../testing/changes.js';
import { createBusiness, createOrganization, createUser } from '../../testing/factories.js';
import { type Relay, startRelay } from '../../testing/relay.js';
import { type ReplicatedServer, startReplicatedServer } from '../../testing/replicated-server.js';

const NAMES = 'query Names($slug: String!) { organization(slug: $slug) { businesses { name } } }';
/** What it costs when the organization itself is in memory. */
const STATEMENTS = 1;

let servers: ReplicatedServer;
let relay: Relay;
let pool: Pool;
let app: TestApp;
let replica: Replica;
let told: string[];
let organization: { id: number; slug: string };

beforeAll(async () => {
  servers = await startReplicatedServer();
});
afterAll(() => servers.close());

beforeEach(async () => {
  relay = await startRelay(new URL(servers.replicaUrl));
  await start(relay.url);
  organization = await createOrganization(app.manager);
  await untilNoticed(app.versions, organization.id, () =>
    createBusiness(app.manager, organization.id, { name: 'Old' }),
  );
  await caughtUp();
});
afterEach(async () => {
  await servers.resume();
  await stop();
  await relay.close();
});

async function start(replicaUrl: string, patienceMs = 20_000): Promise<void> {
  told = [];
  pool = createPool({ url: replicaUrl, limits: { ...DEFAULT_LIMITS, connectMs: patienceMs, statementMs: patienceMs } });
  const onDown = ({ message }: Error): unknown => told.push(`down: ${message}`);
  app = await startTestApp({
    databaseUrl: servers.primaryUrl,
    routers: [restRouter],
    replica: (primary, versions) =>
      (replica = new Replica({ primary, pool, versions, onDown, onUp: () => told.push('up') })),
  });
}

async function stop(): Promise<void> {
  await app.close();
  await pool.end();
}

/** The replica has all that was written before, and no message about that is still on its way. */
async function caughtUp({ id } = organization): Promise<void> {
  await allNoticed(app.versions, app.database.pool);
  await expect.poll(() => replica.has([id])).toBe(true);
}

/** The organization's only business, by an operation of its own each time: nothing kept can answer. */
let asked = 0;
async function nameOf(
  { id, slug }: { id: number; slug: string } = organization,
  options: CallOptions = {},
): Promise<string | undefined> {
  const query = NAMES.replace('Names', `Names${id}x${(asked += 1)}`);
  type Data = { organization: { businesses: { name: string }[] } };
  const { data } = await app.graphql<Data>(query, { slug }, options);
  return data?.organization.businesses[0]?.name;
}

/** A change that is in the database and that nobody is told of. */
async function renameUnheard(name: string): Promise<void> {
  await app.manager.transaction(async (manager) => {
    await manager.query('SET LOCAL session_replication_role = replica');
    await manager.query('UPDATE businesses SET name = $2 WHERE organization_id = $1', [organization.id, name]);
  });
}

const rename = (name: string): Promise<unknown> =>
  untilNoticed(app.versions, organization.id, () =>
    app.database.pool.query('UPDATE businesses SET name = $2 WHERE organization_id = $1', [organization.id, name]),
  );

test('visitors are answered from the replica, whoever is signed in from the primary', async () => {
  const as = await app.signInAs(await createUser(app.manager, null));
  // It is read from once it is known to have what was written before.
  await caughtUp();
  await servers.pause();
  await renameUnheard('New');
  expect(await nameOf()).toBe('Old');
  const path = `/api/businesses?slug=${organization.slug}`;
  const seen = async (options: CallOptions): Promise<unknown> =>
    (JSON.parse((await app.request({ path, ...options })).text) as { name: string }[])[0]?.name;
  expect([await seen({}), await seen({ as })]).toEqual(['Old', 'New']);
  expect(await nameOf(organization, { as })).toBe('New');
});

test('what may write reads the primary, whoever asks', async () => {
  await servers.pause();
  await renameUnheard('New');
  const query = `query Q { organization(slug: "${organization.slug}") { businesses { name } } } mutation M { signOut }`;
  const { text } = await app.request({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName: 'Q' }),
  });
  expect(JSON.parse(text)).toMatchObject({ data: { organization: { businesses: [{ name: 'New' }] } } });
});

test('a change is seen at once while the replica lags, and only its tenant is read from the primary', async () => {
  const neighbour = await createOrganization(app.manager);
  await untilNoticed(app.versions, neighbour.id, () => createBusiness(app.manager, neighbour.id, { name: 'Beside' }));
  await caughtUp(neighbour);
  await servers.pause();
  await rename('New');
  expect(await nameOf()).toBe('New');
  expect([
    replica.has([organization.id]),
    replica.has([neighbour.id, organization.id]),
    replica.has([neighbour.id]),
  ]).toEqual([false, false, true]);
  const before = replica.counts.replica;
  expect(await nameOf(neighbour)).toBe('Beside');
  expect(replica.counts.replica).toBeGreaterThan(before);
  await servers.resume();
  await caughtUp();
  const later = replica.counts.replica;
  expect(await nameOf()).toBe('New');
  expect(replica.counts.replica).toBeGreaterThan(later);
});

test('no answer is ever older than what was noticed before it was asked for, and none that is kept', async () => {
  const before = replica.counts.replica;
  for (let round = 1; round <= 20; round += 1) {
    const name = `Round ${round}`;
    await rename(name);
    const { data } = await app.graphql(NAMES, { slug: organization.slug });
    expect(data).toEqual({ organization: { businesses: [{ name }] } });
    if (round % 2 === 0) await caughtUp();
    expect(await nameOf()).toBe(name);
  }
  expect(replica.counts.replica).toBeGreaterThanOrEqual(before + 10);
});

test('a log that ends with a page is carried out to its end, without anything written behind it', async () => {
  const { primary } = replica;
  const end = async (): Promise<string> =>
    (await primary.query<{ end: string }>('SELECT pg_current_wal_insert_lsn() AS end')).rows[0]!.end;
  const attempt = async (): Promise<boolean> => {
    await primary.query(`DO $$ BEGIN LOOP
      PERFORM pg_logical_emit_message(false, 'filling', '');
      EXIT WHEN (pg_current_wal_insert_lsn() - '0/0') % 8192 = 24;
    END LOOP; END $$`);
    const before = await end();
    const other = new Replica({ primary, pool, versions: app.versions });
    await expect.poll(() => other.up).toBe(true);
    await other.close();
    return (await end()) === before;
  };
  // Now and then the server itself writes at that moment.
  expect((await attempt()) || (await attempt()) || (await attempt())).toBe(true);
});

test('a replica that is gone is replaced by the primary, said once and counted, until it is back', async () => {
  await nameOf();
  const before = replica.counts.primary;
  const port = Number(new URL(relay.url).port);
  await relay.close();
  expect([await nameOf(), await nameOf()]).toEqual(['Old', 'Old']);
  expect(replica.up).toBe(false);
  expect(told).toEqual(['up', expect.stringMatching(/^down: /)]);
  const { text } = await app.request({ path: '/metrics' });
  expect(text).toContain('courtbook_replica_up 0\n');
  expect(text).toContain(`courtbook_replica_fallbacks ${before + 2 * STATEMENTS}\n`);
  relay = await startRelay(new URL(servers.replicaUrl), port);
  await caughtUp();
  expect(await nameOf()).toBe('Old');
  expect(told).toEqual(['up', expect.stringMatching(/^down: /), 'up']);
  expect(replica.counts.primary).toBe(before + 2 * STATEMENTS);
});

test('a replica that has fallen silent is waited for no longer than its patience', async () => {
  await stop();
  await start(relay.url, 500);
  await caughtUp();
  relay.fallSilent();
  expect(await nameOf()).toBe('Old');
  expect(replica.up).toBe(false);
});

test('a statement that is wrong everywhere says nothing about the replica', async () => {
  const wrong = statement('wrong_everywhere', 'SELECT 1 / 0');
  await expect(replica.reader(new Set()).run(wrong, [], [], null)).rejects.toThrow('division by zero');
  expect([replica.up, told]).toEqual([true, ['up']]);
});

test('nothing is read from the replica while changes cannot be noticed', async () => {
  await servers.pause();
  await renameUnheard('New');
  app.versions.setHealthy(false);
  expect(await nameOf()).toBe('New');
});

test('a database that is no replica is never read from', async () => {
  await stop();
  await start(servers.primaryUrl);
  await expect.poll(() => told).toEqual(['down: the database at DATABASE_REPLICA_URL is no streaming replica']);
  expect(await nameOf()).toBe('Old');
  expect([replica.up, replica.counts.replica]).toEqual([false, 0]);
});
