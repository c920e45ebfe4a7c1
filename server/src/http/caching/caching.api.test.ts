import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { untilNoticed } from '../../testing/changes.js';
import { createOrganization, createUser } from '../../testing/factories.js';

const NAME = 'query Name($slug: String!) { organization(slug: $slug) { id name sports { name } } }';

let app: TestApp;
let other: Client;
let organization: { id: number; slug: string; name: string };
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  other = new Client({ connectionString: app.database.url });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await app.close();
});
beforeEach(async () => {
  organization = await createNeighbour();
});

/** A new organization, all of whose messages have come. */
async function createNeighbour(): Promise<{ id: number; slug: string; name: string }> {
  const created = await createOrganization(app.manager);
  // The message of a tenant's last write is the last of all.
  await untilNoticed(app.versions, created.id, () =>
    other.query('UPDATE organization_sports SET sport_id = sport_id WHERE organization_id = $1', [created.id]),
  );
  return created;
}

const ask = async (): Promise<unknown> =>
  (await app.graphql<{ organization: { name: string } | null }>(NAME, { slug: organization.slug })).data?.organization
    ?.name;

/** How often the cache was asked in vain meanwhile. */
async function misses(work: () => Promise<unknown>): Promise<number> {
  const before = app.app.parts.responses.counts.misses;
  await work();
  return app.app.parts.responses.counts.misses - before;
}

describe('a kept answer', () => {
  test('is not made again', async () => {
    expect(await misses(ask)).toBe(1);
    expect(await misses(ask)).toBe(0);
  });

  test('keeps nothing of the request that it was made for', async () => {
    const make = vi.spyOn(app.app.parts.responses, 'make');
    await ask();
    const { priced } = await (make.mock.results[0]!.value as ReturnType<typeof app.app.parts.responses.make>);
    make.mockRestore();
    expect(priced).toEqual({
      estimated: expect.any(Number),
      operation: expect.anything(),
      isOwn: false,
      hasErrors: false,
    });
  });

  test('has every letter, though short answers are sent as text', async () => {
    const name = 'Ünión Žalgiris ΑΕΚ 籃球 🏀';
    await untilNoticed(app.versions, organization.id, () =>
      other.query('UPDATE organizations SET name = $2 WHERE id = $1', [organization.id, name]),
    );
    expect([await ask(), await ask()]).toEqual([name, name]);
  });

  test('ends with a committed write of another connection', async () => {
    await ask();
    await untilNoticed(app.versions, organization.id, () =>
      other.query("UPDATE organizations SET name = 'Renamed' WHERE id = $1", [organization.id]),
    );
    expect(await ask()).toBe('Renamed');
  });

  test('ends with a change of a row that only belongs to its tenant', async () => {
    await ask();
    await untilNoticed(app.versions, organization.id, () =>
      other.query('DELETE FROM organization_sports WHERE organization_id = $1', [organization.id]),
    );
    const { data } = await app.graphql(NAME, { slug: organization.slug });
    expect(data).toMatchObject({ organization: { sports: [] } });
  });

  test('outlives a write that is rolled back', async () => {
    const neighbour = await createNeighbour();
    await ask();
    await other.query('BEGIN');
    await other.query("UPDATE organizations SET name = 'Never' WHERE id = $1", [organization.id]);
    await other.query('ROLLBACK');
    // A message of the rolled back write would have come before that of a later one of the same connection.
    await untilNoticed(app.versions, neighbour.id, () =>
      other.query('DELETE FROM organization_sports WHERE organization_id = $1', [neighbour.id]),
    );
    expect(await misses(ask)).toBe(0);
  });

  test('outlives the change of another tenant', async () => {
    const neighbour = await createNeighbour();
    await ask();
    await untilNoticed(app.versions, neighbour.id, () =>
      other.query('DELETE FROM organization_sports WHERE organization_id = $1', [neighbour.id]),
    );
    expect(await misses(ask)).toBe(0);
  });

  test('is shared by callers who come at once', async () => {
    const before = { ...app.app.parts.responses.counts };
    const names = await Promise.all(Array.from({ length: 20 }, () => ask()));
    const { hits, misses: made, shared } = app.app.parts.responses.counts;
    expect(new Set(names)).toEqual(new Set([organization.name]));
    expect([made - before.misses, hits - before.hits + (shared - before.shared)]).toEqual([1, 19]);
  });

  test('belongs to the host it was asked at', async () => {
    const hosts = ['alpha.example', 'beta.example'];
    for (const domain of hosts)
      await untilNoticed(app.versions, 'platform', () =>
        createOrganization(app.manager, { name: domain, domains: [domain] }),
      );
    const nameAt = async (host: string) => (await app.graphql('{ organization { name } }', {}, { host })).data;
    for (const host of [...hosts, ...hosts]) expect(await nameAt(host)).toEqual({ organization: { name: host } });
  });

  test('is not used while changes cannot be noticed', async () => {
    await ask();
    app.versions.setHealthy(false);
    try {
      await other.query("UPDATE organizations SET name = 'Unheard' WHERE id = $1", [organization.id]);
      expect(await ask()).toBe('Unheard');
    } finally {
      app.versions.bumpAll();
      app.versions.setHealthy(true);
    }
  });
});

describe('signed-in callers', () => {
  test('pass the cache by and get answers that nobody may keep', async () => {
    const user = await createUser(app.manager, organization.id);
    const as = await app.signInAs(user);
    const count = await misses(async () => {
      const { headers } = await app.graphql(NAME, { slug: organization.slug }, { as });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['etag']).toBeUndefined();
    });
    expect([count, app.app.parts.responses.find('')]).toEqual([0, null]);
  });

  test('are visitors to GET, which looks at no cookie', async () => {
    const as = await app.signInAs(await createUser(app.manager, null));
    const hidden = await createOrganization(app.manager, { listed: false });
    const list = '{organizations{id}}';
    const byGet = await app.request({ path: `/graphql?query=${encodeURIComponent(list)}`, as });
    const byPost = await app.graphql(list, {}, { as });
    expect(byGet.text).not.toContain(`"${hidden.id}"`);
    expect(JSON.stringify(byPost.data)).toContain(`"${hidden.id}"`);
  });
});

describe('what is never kept', () => {
  test('answers with errors, and refusals', async () => {
    const bad = ['{ organization(slug: 1) { id } }', '{', '{ nothing }'];
    for (const query of bad) {
      await app.graphql(query);
      expect(await misses(() => app.graphql(query))).toBe(1);
    }
  });

  test('anything that says mutation', async () => {
    expect(await misses(() => app.graphql('{ __type(name: "mutation") { name } }'))).toBe(0);
  });
});

describe('the same bytes', () => {
  const wide = '{ __schema { types { name description fields { name description } } } }';
  const path = `/graphql?query=${encodeURIComponent(wide)}`;

  test('come as the caller accepts them', async () => {
    const plain = await app.request({ path });
    const zipped = await app.request({ path, headers: { 'accept-encoding': 'gzip, deflate' } });
    const small = await app.request({ path, headers: { 'accept-encoding': 'gzip, br' } });
    expect([plain, zipped, small].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(gunzipSync(zipped.bytes).equals(plain.bytes)).toBe(true);
    expect(brotliDecompressSync(small.bytes).equals(plain.bytes)).toBe(true);
    expect(plain.headers['vary']).toContain('Accept-Encoding');
  });

  test('are not sent again to who has them', async () => {
    const { headers } = await app.request({ path });
    const again = await app.request({ path, headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
