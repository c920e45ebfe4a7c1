import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../features/users/password.service.js';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import { createLink, createOrganization, createUser, unique } from '../testing/factories.js';
import { rest, type RestOptions, type RestResponse } from '../testing/rest-client.js';
import { restRouter } from './router.js';

type Body = Record<string, unknown>;

const PASSWORD = 'correct horse battery';

let app: TestApp;
let dataDir: string;
let passwordHash: string;
let own: { id: number; slug: string };
let other: { id: number; slug: string };
let as: Record<'root' | 'staff', Caller>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'courtbook-rest-'));
  app = await startTestApp({ config: { dataDir, trustProxy: 1 }, routers: [restRouter] });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  [own, other] = [await createOrganization(app.manager), await createOrganization(app.manager)];
  as = {
    root: await app.signInAs({ id: (await createUser(app.manager, null)).id, organizationId: own.id }),
    staff: await app.signInAs({ id: (await createUser(app.manager, own.id)).id, organizationId: own.id }),
  };
});

const call = (what: string, options: RestOptions = {}): Promise<RestResponse<Body>> => rest<Body>(app, what, options);
const success = { success: true, message: expect.any(String) as string, undo_id: expect.any(Number) as number };

/** A form as browsers send it. */
async function send(what: string, fields: readonly (readonly [string, string | Blob])[]): Promise<RestResponse<Body>> {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'logo.png');
  }
  const [method = '', path = ''] = what.split(' ');
  const request = new Request(`http://localhost${path}`, { method, body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const { status, headers, text } = await app.request({
    method,
    path,
    as: as.root,
    headers: { 'content-type': request.headers.get('content-type')! },
    body,
  });
  return { status, headers, body: JSON.parse(text) as Body };
}

describe('signing in', () => {
  const login = (json: unknown) =>
    call('POST /api/auth/login', { json, headers: { 'x-forwarded-for': '203.0.113.9' } });

  test('sets the session, which is asked for and ended', async () => {
    const user = await createUser(app.manager, own.id, { passwordHash });
    expect((await call('GET /api/auth/check-auth')).body).toEqual({ authenticated: false, user: null });
    const { status, body, headers } = await login({ username: user.username, password: PASSWORD, slug: own.slug });
    expect([status, body]).toMatchObject([
      200,
      { authenticated: true, user: { id: user.id, username: user.username, role: 'staff', organization_id: own.id } },
    ]);
    const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';', 1)[0]!);
    const session: Caller = { cookie: cookies.join('; '), 'x-xsrf-token': String(body['csrfToken']) };
    expect((await call('GET /api/auth/check-auth', { as: session })).body).toMatchObject({
      authenticated: true,
      user: { id: user.id },
    });
    expect(await call('POST /api/auth/logout', { as: { cookie: cookies.join('; ') } })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await call('POST /api/auth/logout', { as: session, json: {} })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await call('GET /api/auth/check-auth', { as: session })).body).toEqual({
      authenticated: false,
      user: null,
    });
  });

  test('fails with one message, whatever the reason', async () => {
    const user = await createUser(app.manager, own.id, { passwordHash });
    const failed = {
      status: 401,
      body: { message: 'Login failed. Please check your credentials.', code: 'UNAUTHENTICATED' },
    };
    expect(await login({ username: user.username, password: 'wrong' })).toMatchObject(failed);
    expect(await login({ username: unique('nobody'), password: PASSWORD })).toMatchObject(failed);
    expect(await login({ username: user.username, password: PASSWORD, slug: other.slug })).toMatchObject(failed);
    expect(await login({ username: user.username })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', message: 'password is required.' }] },
    });
  });

  test('does not come from another site', async () => {
    const from = { headers: { origin: 'https://elsewhere.example' }, json: { username: 'a', password: 'b' } };
    expect(await call('POST /api/auth/login', from)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});

describe('organizations', () => {
  test('are created and changed by forms, with a logo', async () => {
    const slug = unique('made');
    const logo = new Blob([
      new Uint8Array(
        await sharp({ create: { width: 40, height: 40, channels: 3, background: '#123456' } })
          .png()
          .toBuffer(),
      ),
    ]);
    const [sport] = (await call('GET /api/sportsv2')).body as unknown as { id: number }[];
    const made = await send('POST /api/organizations', [
      ['name', 'Ünïcode 🏀'],
      ['slug', slug],
      ['domain', `${slug}.example`],
      ['facebook_url', 'https://facebook.com/x'],
      ['sportIds[]', String(sport!.id)],
      ['customSite', 'true'],
      ['logo', logo],
    ]);
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        organization: {
          name: 'Ünïcode 🏀',
          slug,
          domain: `${slug}.example`,
          facebook_url: 'https://facebook.com/x',
          customSite: true,
          sports: [{ id: sport!.id }],
        },
      },
    ]);
    const { id, logo_url } = made.body['organization'] as { id: number; logo_url: string };
    expect(logo_url).toMatch(/^\/uploads\/.+\.webp$/);
    // An address in place of a file, and a file of nothing, leave the logo as it is.
    const changed = await send(`PUT /api/organizations/${id}`, [
      ['name', 'Other'],
      ['logo', logo_url],
      ['logo', new Blob([])],
    ]);
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { id, name: 'Other', slug, logo_url, facebook_url: 'https://facebook.com/x' },
    ]);
    expect(
      (await call(`PUT /api/organizations/${id}`, { as: as.root, json: { facebook_url: null, logo: null } })).body,
    ).toMatchObject({ facebook_url: null, logo_url: null });
    expect((await call(`DELETE /api/organizations/${id}`, { as: as.root })).body).toEqual(success);
    expect((await call(`GET /api/organizations/slug/${slug}`)).status).toBe(404);
  });

  test('name what is wrong by the names that callers know', async () => {
    const { status, body } = await call('POST /api/admin/organizations', {
      as: as.root,
      json: { name: 'x', slug: unique('x'), instagram_url: 'javascript:alert(1)' },
    });
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'BAD_USER_INPUT',
        errors: [{ field: 'instagram_url', message: expect.stringContaining('instagram_url') }],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('instagramUrl');
    expect(await call('POST /api/organizations', { as: as.root, json: {} })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'name', message: 'name is required.' }] },
    });
    expect(
      (
        await send('POST /api/organizations', [
          ['name', 'x'],
          ['logo', new Blob([new Uint8Array(100)])],
        ])
      ).status,
    ).toBe(400);
    expect(
      await send('POST /api/organizations', [
        ['name', 'x'],
        ['logo', new Blob([new Uint8Array(6 * 1024 * 1024)])],
      ]),
    ).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  test('are for super administrators', async () => {
    for (const what of [
      'POST /api/organizations',
      `PUT /api/organizations/${own.id}`,
      `DELETE /api/organizations/${own.id}`,
      `POST /api/organizations/${own.id}/addUser`,
    ]) {
      expect([what, (await call(what)).status]).toEqual([what, 401]);
      expect([what, (await call(what, { as: as.staff })).status]).toEqual([what, 403]);
    }
  });

  test('take users in', async () => {
    const user = await createUser(app.manager, other.id);
    const { status, body } = await call(`POST /api/organizations/${own.id}/addUser`, {
      as: as.root,
      json: { userId: user.id },
    });
    expect([status, (body['users'] as Body[]).map(({ id }) => id)]).toEqual([200, expect.arrayContaining([user.id])]);
    expect((await call(`GET /api/organizations/${own.id}`)).body['users']).toEqual([]);
  });

  test('are light, dark, or as the device of the visitor is set', async () => {
    const put = (theme: string) => call(`PUT /api/organizations/${own.id}`, { as: as.root, json: { theme } });
    const shown = async (): Promise<unknown> => (await call(`GET /api/organizations/slug/${own.slug}`)).body['theme'];
    expect(await shown()).toBe('light');
    expect(await put('device')).toMatchObject({ status: 200, body: { theme: 'device' } });
    expect(await shown()).toBe('device');
    expect(await put('sepia')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'theme', message: 'theme must be one of light, dark, device.' }] },
    });
    expect(await shown()).toBe('device');
  });
});

describe('users', () => {
  test('are created, changed and deleted', async () => {
    const username = unique('user');
    const made = await call('POST /api/usersv2', {
      as: as.root,
      json: { username, email: 'a@example.com', role: 'staff', organization_id: other.id },
    });
    expect([made.status, made.body]).toMatchObject([
      200,
      { username, role: 'staff', organization_id: other.id, tempPassword: expect.any(String) },
    ]);
    const id = Number(made.body['id']);
    const changed = await call(`PUT /api/usersv2/${id}`, {
      as: as.root,
      json: { role: 'org_owner', resetPassword: true },
    });
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { user: { id, role: 'org_owner', email: 'a@example.com' }, tempPassword: expect.any(String) },
    ]);
    expect((await call(`DELETE /api/users/${id}`, { as: as.root })).body).toEqual(success);
    expect((await call(`DELETE /api/usersv2/${id}`, { as: as.root })).status).toBe(404);
  });

  test('have one of the known roles', async () => {
    const json = { username: unique('user'), role: 'super_admin' };
    const smuggled = await call('POST /api/usersv2', { as: as.root, json });
    expect([smuggled.status, smuggled.body]).toMatchObject([400, { errors: [{ field: 'role' }] }]);
    expect(await call('POST /api/usersv2', { as: as.root, json: { ...json, role: 'king' } })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'role', message: 'role must be one of staff, org_owner, super_admin.' }] },
    });
  });
});

describe('navigation links', () => {
  const link = { label: 'Rules', is_external: true, url: 'https://example.com/rules', show_in_navbar: true };

  test('are added, changed by any of their fields, and removed', async () => {
    const made = await call('POST /api/organization-links', {
      as: as.staff,
      json: { ...link, organization_id: own.id },
    });
    expect([made.status, made.body]).toMatchObject([
      200,
      { ...link, slug: null, position: 0, organization_id: own.id, version: 1 },
    ]);
    const path = `/api/organization-links/${String(made.body['id'])}`;
    expect((await call(`PUT ${path}`, { as: as.staff, json: { show_in_navbar: false } })).body).toMatchObject({
      label: 'Rules',
      show_in_navbar: false,
      version: 2,
    });
    expect(
      (await call(`PUT ${path}`, { as: as.staff, json: { ...made.body, label: 'House rules' } })).body,
    ).toMatchObject({ label: 'House rules', show_in_navbar: true, version: 3 });
    expect((await call(`PUT ${path}`, { as: as.staff, json: { position: 4 } })).body).toMatchObject({
      position: 4,
      version: 4,
    });
    expect((await call(`DELETE ${path}`, { as: as.staff })).body).toEqual(success);
    expect((await call(`PUT ${path}`, { as: as.staff, json: { position: 4 } })).status).toBe(404);
  });

  test('are changed only as they were seen, where If-Match says so', async () => {
    const made = await call('POST /api/organization-links', { as: as.staff, json: link });
    const path = `/api/organization-links/${String(made.body['id'])}`;
    const change = (tag: string) =>
      call(`PUT ${path}`, { as: as.staff, json: { label: `After ${tag}` }, headers: { 'if-match': tag } });
    expect(made.headers['etag']).toBe('"1"');
    expect(await change('"1"')).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { version: 2 } });
    expect(await change('"1"')).toMatchObject({
      status: 412,
      body: { code: 'PRECONDITION_FAILED', details: { version: 2 } },
    });
    expect((await change('W/"2"')).status).toBe(200);
    expect((await change('*')).status).toBe(200);
    expect((await change('yesterday')).status).toBe(412);
  });

  test('belong to the own organization, whatever the body says', async () => {
    const json = { ...link, organization_id: other.id };
    expect(await call('POST /api/organization-links', { as: as.staff, json })).toMatchObject({
      status: 404,
      body: { message: 'Organization not found.' },
    });
    const theirs = await createLink(app.manager, other.id);
    expect(
      (await call(`PUT /api/organization-links/${theirs.id}`, { as: as.staff, json: { label: 'Mine' } })).status,
    ).toBe(404);
    expect(
      (await call(`DELETE /api/organization-links/${theirs.id}?slug=${other.slug}`, { as: as.staff })).status,
    ).toBe(404);
    expect(
      ((await call(`GET /api/organization-links/${other.id}`)).body as unknown as Body[]).map(({ label }) => label),
    ).toEqual([theirs.label]);
  });

  test('are moved by one call for each, all at once', async () => {
    const made = [];
    for (let i = 0; i < 5; i += 1) made.push(await createLink(app.manager, own.id, { position: i }));
    const order = made.toReversed();
    const answers = await Promise.all(
      order.map(({ id }, position) => call(`PUT /api/organization-links/${id}`, { as: as.staff, json: { position } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(
      ((await call(`GET /api/organization-links/${own.id}`)).body as unknown as Body[]).map(({ id }) => id),
    ).toEqual(order.map(({ id }) => id));
  });
});

describe('a body', () => {
  const put = (options: RestOptions & { body?: string }) =>
    app.request({ method: 'POST', path: '/api/organization-links', as: as.staff, ...options });

  test.each([
    ['{"label":', 'application/json', 400, 'BAD_USER_INPUT'],
    ['[]', 'application/json', 400, 'BAD_USER_INPUT'],
    ['null', 'application/json', 400, 'BAD_USER_INPUT'],
    ['label=x', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('%j as %s is refused', async (body, type, status, code) => {
    const answer = await put({ headers: { 'content-type': type }, body });
    expect([answer.status, (JSON.parse(answer.text) as Body)['code']]).toEqual([status, code]);
  });

  test('that is too long is refused', async () => {
    expect(
      await call('POST /api/organization-links', { as: as.staff, json: { label: 'x'.repeat(200_000) } }),
    ).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
  });

  test('sent twice with one Idempotency-Key is written once', async () => {
    const options = { as: as.staff, json: { label: 'Once' }, headers: { 'idempotency-key': unique('key') } };
    const [first, second] = [
      await call('POST /api/organization-links', options),
      await call('POST /api/organization-links', options),
    ];
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await call(`GET /api/organization-links/${own.id}`)).body).toHaveLength(1);
  });
});
