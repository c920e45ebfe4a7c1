import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type CallOptions, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser, unique } from '../../testing/factories.js';

let app: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  proxied = await startTestApp({ config: { trustProxy: 1 } });
});
afterAll(() => Promise.all([app.close(), proxied.close()]));

interface Names {
  id?: string;
  slug?: string;
  domain?: string;
}

/** The slug of the organization that is found; null for none. */
async function found(names: Names = {}, options: CallOptions = {}, at = app): Promise<string | null | undefined> {
  const query =
    'query Found($id: ID, $slug: String, $domain: String) { organization(id: $id, slug: $slug, domain: $domain) { slug } }';
  const { data } = await at.graphql<{ organization: { slug: string } | null }, Names>(query, names, options);
  return data?.organization?.slug ?? null;
}

const withDomain = async () => {
  const domain = `${unique('site')}.example`;
  return { domain, ...(await createOrganization(app.manager, { domains: [domain] })) };
};

describe('the organization of a call', () => {
  test('is the one with the slug, in any case', async () => {
    const { slug } = await createOrganization(app.manager);
    expect(await found({ slug: slug.toUpperCase() })).toBe(slug);
  });

  test('is the one with the domain: any case, www and port do not matter', async () => {
    const { slug, domain } = await withDomain();
    for (const written of [domain, domain.toUpperCase(), `www.${domain}`, `${domain}:4000`, `WWW.${domain}:80`]) {
      expect([written, await found({ domain: written })]).toEqual([written, slug]);
    }
    expect(await found({ domain: `www.www.${domain}` })).toBeNull();
  });

  test('is that of the slug rather than the domain, of either rather than the host', async () => {
    const [first, second, third] = [await withDomain(), await withDomain(), await withDomain()];
    expect(await found({ slug: first.slug, domain: second.domain }, { host: third.domain })).toBe(first.slug);
    expect(await found({ domain: second.domain }, { host: third.domain })).toBe(second.slug);
    expect(await found({}, { host: third.domain })).toBe(third.slug);
  });

  test('is the one with the id rather than any other', async () => {
    const [first, second] = [await createOrganization(app.manager), await createOrganization(app.manager)];
    expect(await found({ id: String(first.id), slug: second.slug })).toBe(first.slug);
    for (const id of ['0', '-1', '1.5', 'x', '99999999999', '2147483647'])
      expect(await found({ id, slug: second.slug })).toBeNull();
  });

  test('is nothing for an unknown name, not that of the host', async () => {
    const { domain } = await withDomain();
    for (const names of [
      { slug: 'no-such-slug' },
      { domain: 'no-such.example' },
      { slug: 'x'.repeat(10_000) },
      { domain: '///' },
      { slug: 'a\u0000b' },
    ]) {
      expect(await found(names, { host: domain })).toBeNull();
    }
  });

  test('is none on the platform host and on unknown hosts', async () => {
    for (const host of ['localhost', 'LOCALHOST:4000', 'unknown.example', '127.0.0.1:99'])
      expect(await found({}, { host })).toBeNull();
  });

  test('is the signed-in user’s rather than the host’s', async () => {
    const [own, hosts] = [await createOrganization(app.manager), await withDomain()];
    const as = await app.signInAs({ id: (await createUser(app.manager, own.id)).id, organizationId: own.id });
    expect(await found({}, { host: hosts.domain, as })).toBe(own.slug);
    expect(await found({ slug: hosts.slug }, { as })).toBe(hosts.slug);
  });

  test('is the one a super administrator acts for, else the host’s', async () => {
    const [acted, hosts] = [await createOrganization(app.manager), await withDomain()];
    const { id } = await createUser(app.manager, null);
    expect(await found({}, { host: hosts.domain, as: await app.signInAs({ id, organizationId: acted.id }) })).toBe(
      acted.slug,
    );
    expect(await found({}, { host: hosts.domain, as: await app.signInAs({ id }) })).toBe(hosts.slug);
  });
});

describe('a forwarded host', () => {
  test('counts behind a trusted proxy alone', async () => {
    const { slug, domain } = await withDomain();
    const options = { host: 'localhost', headers: { 'x-forwarded-host': domain } };
    expect(await found({}, options)).toBeNull();
    expect(await found({}, options, proxied)).toBe(slug);
  });

  test('is the one that the trusted proxy added, not what a caller wrote before it', async () => {
    const [real, claimed] = [await withDomain(), await withDomain()];
    expect(await found({}, { headers: { 'x-forwarded-host': `${claimed.domain}, ${real.domain}` } }, proxied)).toBe(
      real.slug,
    );
  });
});
