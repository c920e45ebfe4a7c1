import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type CallOptions, type Caller, type GraphqlResponse, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser, unique } from '../../testing/factories.js';
import type { OrganizationEntity } from '../organizations/organization.entity.js';
import type { UserEntity } from '../users/user.entity.js';
import { hashPassword } from '../users/password.service.js';
import { ABSOLUTE_MS, IDLE_MS, sweepSessions } from './session.service.js';
import { SIGN_IN_FAILED } from './sign-in.service.js';

const PASSWORD = 'correct horse battery';
const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { csrfToken user { id username role organization { slug } actingFor { slug } } } }';
const NO_SCOREKEEPER = 'scorekeeper=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly';
const ME =
  '{ me { username role email mustChangePassword theme organization { slug } actingFor { slug } sports { name } } }';

let app: TestApp;
let now = new Date();
let passwordHash: string;
let organization: OrganizationEntity;
let other: OrganizationEntity;
let staff: UserEntity;
let address = 0;

beforeAll(async () => {
  // Sweeping would end the sessions of other tests.
  app = await startTestApp({ now: () => now, config: { trustProxy: 1 }, ownDatabase: true });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date();
  address += 1;
  organization = await createOrganization(app.manager, { domains: [`${unique('league')}.example`] });
  other = await createOrganization(app.manager);
  staff = await createUser(app.manager, organization.id, { passwordHash });
});

/** Each test comes from an address of its own, so that tries do not add up. */
function signIn(
  input: object,
  options: CallOptions = {},
): Promise<GraphqlResponse<{ signIn: { csrfToken: string; user: object } }>> {
  const headers = { 'x-forwarded-for': `198.51.100.${address}`, ...options.headers };
  return app.graphql(
    SIGN_IN,
    { input: { username: staff.username, password: PASSWORD, ...input } },
    { ...options, headers },
  );
}

function cookiesOf({ headers }: GraphqlResponse<unknown>): string[] {
  return [headers['set-cookie'] ?? []].flat();
}

function callerOf(response: GraphqlResponse<{ signIn: { csrfToken: string } }>): Caller {
  const cookie = cookiesOf(response)
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  return { cookie, 'x-xsrf-token': response.data!.signIn.csrfToken };
}

test('signing in gives a session in a cookie that scripts cannot read, and a token that they can', async () => {
  const response = await signIn({ username: staff.username.toUpperCase() });
  expect(response.data).toMatchObject({
    signIn: {
      user: {
        username: staff.username,
        role: 'STAFF',
        organization: { slug: organization.slug },
        actingFor: { slug: organization.slug },
      },
    },
  });
  const [session, token, ...more] = cookiesOf(response);
  expect(more).toEqual([NO_SCOREKEEPER]);
  expect(session).toMatch(/^session=[\w-]{43}; Path=\/; SameSite=Lax; Expires=[^;]+; HttpOnly$/);
  expect(token).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax; Expires=[^;]+$/);
  expect(response.headers['cache-control']).toContain('no-store');
  const me = await app.graphql(ME, {}, { as: callerOf(response) });
  expect(me.data).toEqual({
    me: {
      username: staff.username,
      role: 'STAFF',
      email: staff.email,
      mustChangePassword: false,
      theme: 'LIGHT',
      organization: { slug: organization.slug },
      actingFor: { slug: organization.slug },
      sports: [{ name: 'basketball' }],
    },
  });
  expect((await app.graphql(ME)).data).toEqual({ me: null });
});

test('behind HTTPS the cookies are Secure and the session has the __Host- prefix; a plain session cookie then counts for nothing', async () => {
  const https = { headers: { 'x-forwarded-proto': 'https' } };
  const response = await signIn({}, https);
  const [session, token] = cookiesOf(response);
  expect(session).toMatch(/^__Host-session=.*; Path=\/; .*HttpOnly; Secure$/);
  expect(token).toMatch(/^XSRF-TOKEN=.*Secure$/);
  const as = callerOf(response);
  expect((await app.graphql<{ me: object | null }>(ME, {}, { as, ...https })).data?.me).not.toBeNull();
  const plain = { ...as, cookie: as['cookie']!.replace('__Host-', '') };
  expect((await app.graphql<{ me: object | null }>(ME, {}, { as: plain, ...https })).data?.me).toBeNull();
});

test('an unknown name, a wrong password and the site of another organization answer alike, after the same hashing', async () => {
  const answers = [
    await signIn({ username: unique('nobody') }),
    await signIn({ password: 'wrong' }),
    await signIn({ slug: other.slug }),
    await signIn({ slug: unique('no-such') }),
    await signIn({ domain: 'no-such.example' }),
    await signIn({ username: '' }),
    await signIn({ username: 'x'.repeat(10_000), password: 'y'.repeat(10_000) }),
  ];
  for (const { status, data, errors, headers } of answers) {
    expect({
      status,
      data,
      message: errors?.[0]?.message,
      code: errors?.[0]?.extensions.code,
      cookies: headers['set-cookie'],
    }).toEqual({
      status: 200,
      data: { signIn: null },
      message: SIGN_IN_FAILED,
      code: 'UNAUTHENTICATED',
      cookies: undefined,
    });
  }
  expect(SIGN_IN_FAILED).toBe('Login failed. Please check your credentials.');
});

test('staff sign in at their own site by slug, domain or host, and at the platform; a super administrator anywhere', async () => {
  const [{ domain }] = (await app.manager.query('SELECT domain FROM organization_domains WHERE organization_id = $1', [
    organization.id,
  ])) as [{ domain: string }];
  expect((await signIn({ slug: organization.slug.toUpperCase() })).errors).toBeUndefined();
  expect((await signIn({ domain: `www.${domain}` })).errors).toBeUndefined();
  expect((await signIn({}, { host: `WWW.${domain}:8080` })).errors).toBeUndefined();
  expect((await signIn({ domain: 'localhost' })).errors).toBeUndefined();
  expect((await signIn({}, { host: 'nobodys.example' })).errors).toBeUndefined();
  const elsewhere = await createUser(app.manager, other.id, { passwordHash });
  expect((await signIn({ username: elsewhere.username }, { host: domain })).errors?.[0]?.message).toBe(SIGN_IN_FAILED);

  const root = await createUser(app.manager, null, { passwordHash });
  const visit = await signIn({ username: root.username, slug: other.slug });
  expect(visit.data).toMatchObject({
    signIn: { user: { role: 'SUPER_ADMIN', organization: null, actingFor: { slug: other.slug } } },
  });
  expect((await signIn({ username: root.username })).data).toMatchObject({ signIn: { user: { actingFor: null } } });
});

test('signing in again ends the session that the caller came with, and needs its token', async () => {
  const first = callerOf(await signIn({}));
  const forged = await signIn({}, { as: { cookie: first['cookie']! } });
  expect(forged.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const second = callerOf(await signIn({}, { as: first }));
  expect(second['cookie']).not.toBe(first['cookie']);
  expect((await app.graphql(ME, {}, { as: first })).data).toEqual({ me: null });
  expect((await app.graphql<{ me: object }>(ME, {}, { as: second })).data?.me).toBeTruthy();
});

test('a call from another site is refused, with or without a session, also when the browser names no origin', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:81' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    const { status, errors } = await signIn({}, { headers });
    expect({ headers, status, code: errors?.[0]?.extensions.code }).toEqual({
      headers,
      status: 403,
      code: 'FORBIDDEN',
    });
  }
  expect(
    (await signIn({}, { headers: { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' } })).errors,
  ).toBeUndefined();
  const as = callerOf(await signIn({}));
  const { 'x-xsrf-token': _token, ...cookieOnly } = as;
  const out = 'mutation { signOut }';
  expect((await app.graphql(out, {}, { as: cookieOnly })).status).toBe(403);
  expect((await app.graphql(out, {}, { as: { ...as, 'x-xsrf-token': 'x'.repeat(43) } })).status).toBe(403);
  const multipart = await app.request({
    method: 'POST',
    path: '/graphql',
    as: cookieOnly,
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': '1' },
    body: `--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${JSON.stringify({ query: out })}\r\n--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--b--\r\n`,
  });
  expect(multipart.status).toBe(403);
  expect((await app.graphql<{ me: object }>(ME, {}, { as })).data?.me).toBeTruthy();
});

test('a mutation does not run by GET, with which cookies travel', async () => {
  const as = callerOf(await signIn({}));
  const { status } = await app.request({ path: `/graphql?query=${encodeURIComponent('mutation { signOut }')}`, as });
  expect(status).toBe(405);
  expect((await app.graphql<{ me: object }>(ME, {}, { as })).data?.me).toBeTruthy();
});

test('signing out ends the session and clears its cookies', async () => {
  const as = callerOf(await signIn({}));
  const response = await app.graphql('mutation { signOut }', {}, { as });
  expect(response.data).toEqual({ signOut: true });
  expect(cookiesOf(response)).toEqual([
    'session=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly',
    'XSRF-TOKEN=; Path=/; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    NO_SCOREKEEPER,
  ]);
  expect((await app.graphql(ME, {}, { as })).data).toEqual({ me: null });
});

test('a session ends three days after its last use, and thirty days after signing in however busy', async () => {
  const start = now.getTime();
  const alive = async (as: Caller): Promise<boolean> =>
    (await app.graphql<{ me: object | null }>(ME, {}, { as })).data?.me !== null;
  const idle = callerOf(await signIn({}));
  now = new Date(start + IDLE_MS - 1000);
  expect(await alive(idle)).toBe(true);
  now = new Date(start + 2 * IDLE_MS - 2000);
  expect(await alive(idle)).toBe(true);
  now = new Date(start + 3 * IDLE_MS);
  expect(await alive(idle)).toBe(false);

  now = new Date(start);
  const busy = callerOf(await signIn({}));
  for (let at = start; at < start + ABSOLUTE_MS; at += IDLE_MS / 2) {
    now = new Date(at);
    expect(await alive(busy)).toBe(true);
  }
  now = new Date(start + ABSOLUTE_MS);
  expect(await alive(busy)).toBe(false);
  expect(await sweepSessions(app.app.parts.services)).toBeGreaterThan(0);
});

test("the token's cookie ends with the session, whatever is asked while it lasts", async () => {
  const start = now.getTime();
  const expiry = (response: GraphqlResponse<unknown>): number | null => {
    const cookie = cookiesOf(response).find((line) => line.startsWith('XSRF-TOKEN='));
    return cookie === undefined ? null : Date.parse(/Expires=([^;]+)/.exec(cookie)![1]!);
  };
  const seconds = (time: number): number => Math.floor(time / 1000) * 1000;
  const signedIn = await signIn({});
  const as = callerOf(signedIn);
  const withoutToken = { ...as, cookie: as['cookie']!.replace(/; XSRF-TOKEN=[^;]*/, '') };
  expect(expiry(signedIn)).toBe(seconds(start + IDLE_MS));
  now = new Date(start + 1000);
  expect(expiry(await app.graphql('{ mySessions { id } }', {}, { as }))).toBeNull();
  // A late answer must not put it in place of the next session's.
  expect(expiry(await app.graphql(ME, {}, { as }))).toBeNull();
  expect(expiry(await app.graphql(ME, {}, { as: withoutToken }))).toBe(seconds(start + 1000 + IDLE_MS));
  for (let days = 2; days <= 28; days += 2) {
    now = new Date(start + (days * IDLE_MS) / 3);
    const end = Math.min(now.getTime() + IDLE_MS, start + ABSOLUTE_MS);
    expect(expiry(await app.graphql('{ mySessions { id } }', {}, { as }))).toBe(seconds(end));
  }
  expect(expiry(await app.graphql(ME, {}, { as: withoutToken }))).toBe(seconds(start + ABSOLUTE_MS));
});

test('too many tries at an account are refused before hashing, at that address alone', async () => {
  for (let count = 0; count < 10; count += 1)
    expect((await signIn({ password: 'wrong' })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const refused = await signIn({});
  expect(refused.errors?.[0]).toMatchObject({
    extensions: { code: 'TOO_MANY_REQUESTS', details: { retryAfterSeconds: expect.any(Number) as number } },
  });
  expect((await signIn({}, { headers: { 'x-forwarded-for': '203.0.113.77' } })).errors).toBeUndefined();
  const elsewhere = await createUser(app.manager, organization.id, { passwordHash });
  expect((await signIn({ username: elsewhere.username })).errors).toBeUndefined();
});

test('knowing the password sets the count back', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 6; count += 1) await signIn({ password: 'wrong' });
    expect((await signIn({})).errors).toBeUndefined();
  }
});

test('the own password: the present one is asked for, other sessions end, the trail knows', async () => {
  const [as, elsewhere] = [callerOf(await signIn({})), callerOf(await signIn({}))];
  const change = (currentPassword: string, newPassword: string): Promise<GraphqlResponse<unknown>> =>
    app.graphql(
      'mutation ($input: ChangePasswordInput!) { changeOwnPassword(input: $input) { username } }',
      { input: { currentPassword, newPassword } },
      { as },
    );
  expect((await change(PASSWORD, 'short')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ field: 'newPassword' }],
  });
  expect((await change('wrong', 'a whole new password')).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ field: 'currentPassword' }],
  });
  expect((await change(PASSWORD, PASSWORD)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ field: 'newPassword', message: 'This is your present password: please choose another one.' }],
  });
  expect((await change(PASSWORD, 'a whole new password')).errors).toBeUndefined();
  expect((await app.graphql<{ me: object }>(ME, {}, { as })).data?.me).toBeTruthy();
  expect((await app.graphql(ME, {}, { as: elsewhere })).data).toEqual({ me: null });
  expect((await signIn({})).errors?.[0]?.message).toBe(SIGN_IN_FAILED);
  expect((await signIn({ password: 'a whole new password' })).errors).toBeUndefined();
  const trail = await app.manager.query(
    "SELECT action, entity_label AS label, changes, version FROM audit_entries WHERE organization_id = $1 AND action NOT LIKE '%sign-in%'",
    [organization.id],
  );
  expect(trail).toEqual([{ action: 'user.password', label: staff.username, changes: null, version: 2 }]);
});

test('the admin area is light, dark, or as the device is set', async () => {
  const as = callerOf(await signIn({}));
  const choose = (theme: string): Promise<GraphqlResponse<{ setMyTheme: object }>> =>
    app.graphql('mutation ($theme: Theme!) { setMyTheme(theme: $theme) { theme } }', { theme }, { as });
  const mine = async (): Promise<unknown> =>
    (await app.graphql<{ me: object }>('{ me { theme } }', {}, { as })).data?.me;
  for (const theme of ['DARK', 'DEVICE']) {
    expect((await choose(theme)).data).toEqual({ setMyTheme: { theme } });
    expect(await mine()).toEqual({ theme });
  }
  expect((await choose('SEPIA')).errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  expect(await mine()).toEqual({ theme: 'DEVICE' });
  const trail = await app.manager.query(
    "SELECT changes FROM audit_entries WHERE action = 'user.update' AND entity_id = (SELECT max(entity_id) FROM audit_entries WHERE action = 'user.update') ORDER BY id",
  );
  expect(trail).toEqual([{ changes: { theme: ['light', 'dark'] } }, { changes: { theme: ['dark', 'device'] } }]);
  const versions = await app.manager.query(
    "SELECT version FROM audit_entries WHERE organization_id = $1 AND action = 'user.update' ORDER BY id",
    [organization.id],
  );
  expect(versions).toEqual([{ version: 2 }, { version: 3 }]);
});

test('the own sessions are listed, and the others ended at once', async () => {
  const here = callerOf(await signIn({}, { headers: { 'user-agent': 'Firefox' } }));
  await signIn({}, { headers: { 'user-agent': 'Phone' } });
  const list = '{ mySessions { userAgent address current } }';
  const both = await app.graphql<{ mySessions: object[] }>(list, {}, { as: here });
  expect(both.data?.mySessions).toHaveLength(2);
  expect(both.data?.mySessions).toContainEqual({
    userAgent: 'Firefox',
    address: `198.51.100.${address}`,
    current: true,
  });
  expect((await app.graphql('mutation { signOutElsewhere }', {}, { as: here })).data).toEqual({ signOutElsewhere: 1 });
  expect((await app.graphql(list, {}, { as: here })).data).toEqual({
    mySessions: [expect.objectContaining({ userAgent: 'Firefox' })],
  });
});

test('a super administrator switches the organization acted for, and acts for none', async () => {
  const root = await createUser(app.manager, null, { passwordHash });
  const as = callerOf(await signIn({ username: root.username }));
  const switchTo = (organizationId: number | null): Promise<GraphqlResponse<unknown>> =>
    app.graphql(
      'mutation ($organizationId: ID) { actFor(organizationId: $organizationId) { actingFor { slug } } }',
      { organizationId },
      { as },
    );
  const users = '{ users { username } }';
  expect((await app.graphql(users, {}, { as })).errors?.[0]).toMatchObject({
    message: 'organization required',
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect((await switchTo(organization.id)).data).toEqual({ actFor: { actingFor: { slug: organization.slug } } });
  expect((await app.graphql(users, {}, { as })).data).toEqual({ users: [{ username: staff.username }] });
  expect((await switchTo(null)).data).toEqual({ actFor: { actingFor: null } });
  expect((await switchTo(2_147_483_647)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a role or organization in the input is not part of the graph', async () => {
  const { status, errors } = await signIn({ role: 'SUPER_ADMIN', organization_id: other.id });
  expect({ status, code: errors?.[0]?.extensions.code }).toEqual({ status: 200, code: 'BAD_USER_INPUT' });
});
