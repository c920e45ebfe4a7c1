import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import { createLink, createOrganization, createUser, unique } from '../testing/factories.js';
import { rest, type RestOptions, type RestResponse } from '../testing/rest-client.js';
import { restRouter } from './router.js';

type Body = Record<string, unknown>;

let app: TestApp;
/** The organization of the switch, or of the staff's account; another one; and one with a host. */
let own: { id: number; slug: string };
let other: { id: number; slug: string };
let domain: string;
let as: Record<'root' | 'unbound' | 'owner' | 'staff', Caller>;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
});
afterAll(() => app.close());
beforeEach(async () => {
  domain = `${unique('site')}.example`;
  [own, other] = [await createOrganization(app.manager), await createOrganization(app.manager, { domains: [domain] })];
  const signIn = async (
    organizationId: number | null,
    actingFor: number | null,
    role: 'staff' | 'org_owner' | 'super_admin',
  ) => app.signInAs({ id: (await createUser(app.manager, organizationId, { role })).id, organizationId: actingFor });
  as = {
    root: await signIn(null, own.id, 'super_admin'),
    unbound: await signIn(null, null, 'super_admin'),
    owner: await signIn(own.id, own.id, 'org_owner'),
    staff: await signIn(own.id, own.id, 'staff'),
  };
});

const call = (what: string, options: RestOptions = {}): Promise<RestResponse<Body>> => rest<Body>(app, what, options);
const made = async (what: string, caller: Caller, json: Body = {}) => {
  const { status, body } = await call(what, { as: caller, json: { label: 'Rules', ...json } });
  return [status, body['organization_id'] ?? body['message']];
};

describe('the organization that a call names', () => {
  test('wins over the switch of a super administrator, in writes', async () => {
    expect(await made('POST /api/organization-links', as.root)).toEqual([200, own.id]);
    expect(await made(`POST /api/organization-links?slug=${other.slug}`, as.root)).toEqual([200, other.id]);
    expect(await made(`POST /api/organization-links?domain=${domain}`, as.root)).toEqual([200, other.id]);
    expect(await made(`POST /api/organization-links?domain=${domain}&slug=${own.slug}`, as.root)).toEqual([
      200,
      own.id,
    ]);
    expect(await made(`POST /api/organization-links?slug=${other.slug}`, as.unbound)).toEqual([200, other.id]);
    const theirs = await createLink(app.manager, other.id);
    expect(
      (await call(`PUT /api/organization-links/${theirs.id}`, { as: as.root, json: { label: 'Ours' } })).status,
    ).toBe(404);
    expect(
      (
        await call(`PUT /api/organization-links/${theirs.id}?slug=${other.slug}`, {
          as: as.root,
          json: { label: 'Ours' },
        })
      ).body,
    ).toMatchObject({ label: 'Ours' });
  });

  test('wins in reads, too', async () => {
    const [mine, theirs] = [await createUser(app.manager, own.id), await createUser(app.manager, other.id)];
    const namesAt = async (what: string): Promise<unknown[]> =>
      ((await call(what, { as: as.root })).body as unknown as Body[]).map(({ username }) => username);
    expect(await namesAt('GET /api/usersv2')).toContain(mine.username);
    expect(await namesAt(`GET /api/usersv2?slug=${other.slug}`)).toEqual([theirs.username]);
  });

  test('has to exist', async () => {
    for (const caller of [as.root, as.unbound, as.staff]) {
      expect(await made('POST /api/organization-links?slug=no-such-slug', caller)).toEqual([
        404,
        'Organization not found.',
      ]);
      expect(await made('POST /api/organization-links?domain=no-such.example', caller)).toEqual([
        404,
        'Organization not found.',
      ]);
    }
  });

  test('is their own for staff and owners, and another one like a missing one', async () => {
    for (const caller of [as.owner, as.staff]) {
      expect(await made(`POST /api/organization-links?slug=${own.slug}`, caller)).toEqual([200, own.id]);
      expect(await made(`POST /api/organization-links?slug=${other.slug}`, caller)).toEqual([
        404,
        'Organization not found.',
      ]);
      expect(await made(`POST /api/organization-links?domain=${domain}`, caller)).toEqual([
        404,
        'Organization not found.',
      ]);
      expect((await call(`GET /api/usersv2?slug=${other.slug}`, { as: caller })).status).toBe(404);
    }
    expect(
      (await call(`PUT /api/organizations/${own.id}?slug=${other.slug}`, { as: as.owner, json: { name: 'Ours' } }))
        .status,
    ).toBe(404);
  });
});

describe('organization_id of a navigation link', () => {
  test('is the organization that a super administrator means', async () => {
    expect(await made('POST /api/organization-links', as.root, { organization_id: other.id })).toEqual([200, other.id]);
    expect(await made('POST /api/organization-links', as.unbound, { organization_id: String(other.id) })).toEqual([
      200,
      other.id,
    ]);
    expect(await made('POST /api/organization-links', as.root, { organization_id: null })).toEqual([200, own.id]);
    const link = await createLink(app.manager, other.id);
    const changed = await call(`PUT /api/organization-links/${link.id}`, {
      as: as.unbound,
      json: { label: 'Ours', organization_id: other.id },
    });
    expect([changed.status, changed.body]).toMatchObject([200, { label: 'Ours', organization_id: other.id }]);
  });

  test('has to exist, and to be the one that the address names', async () => {
    for (const id of [2147483647, 0, 'x', 'null', [own.id]])
      expect(await made('POST /api/organization-links', as.unbound, { organization_id: id })).toEqual([
        404,
        'Organization not found.',
      ]);
    expect(
      await made(`POST /api/organization-links?slug=${own.slug}`, as.unbound, { organization_id: other.id }),
    ).toEqual([404, 'Organization not found.']);
    expect(await made('POST /api/organization-links', as.unbound)).toEqual([400, 'organization required']);
    for (const caller of [as.owner, as.staff]) {
      expect(await made('POST /api/organization-links', caller, { organization_id: other.id })).toEqual([
        404,
        'Organization not found.',
      ]);
      expect(await made('POST /api/organization-links', caller, { organization_id: own.id })).toEqual([200, own.id]);
    }
  });
});
