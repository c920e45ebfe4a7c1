import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { revokeApiKey } from '../../features/api-keys/api-key.write.service.js';
import { BASE62 } from '../../domain/keys/base62.js';
import { KEY_PARTS } from '../../domain/keys/key-form.js';
import { writeKey } from '../../domain/keys/write-key.js';
import { createLog } from '../../lib/log.js';
import { drawLetters } from '../../lib/secrets.js';
import { routers } from '../../routers.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createApiKeyRow, createGame, createOrganization, createUser } from '../../testing/factories.js';
import { sendRequest, type TestResponse } from '../../testing/http-client.js';
import { rest } from '../../testing/rest-client.js';

const PAGE = 'https://widgets.example';
const USERS = '{ users { username } }';
const SCORE =
  'mutation ($id: ID!) { setGameScore(id: $id, input: { homeScore: 3, awayScore: 2, expectedVersion: 1 }) { id } }';

/** Two processes over one database. */
let apps: TestApp[];
let app: TestApp;
let logged = '';
let organization: { id: number; slug: string };
let now = new Date();

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void (logged += line) });
  const options = { routers, log, now: () => now };
  app = await startTestApp({ ...options, ownDatabase: true });
  apps = [app, await startTestApp({ ...options, databaseUrl: app.database.url })];
});
beforeEach(async () => {
  logged = '';
  now = new Date();
  organization = await createOrganization(app.manager);
});
afterAll(async () => {
  for (const one of apps.toReversed()) await one.close();
});

const post = (body: unknown, headers: Record<string, string>, to = app): Promise<TestResponse> =>
  to.request({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** All ways in that take notice of a key, with one read of each. */
const reads = (): string[] => [
  `/graphql?query=${encodeURIComponent('{ sports { id } }')}`,
  '/api/sportsv2',
  '/api/openapi.json',
  `/api/bulk/1/games.csv?slug=${organization.slug}`,
  `/${organization.slug}/calendar.ics`,
  '/exports/players.csv',
  `/embed/standings?slug=${organization.slug}`,
];

describe('a key that is none, or no longer, answers 401 and nothing else', () => {
  const headersOf = {
    'a wrong one': async () => {
      const { authorization } = await app.showKeyOf({ organizationId: organization.id, scopes: ['read'] });
      await app.manager.query('DELETE FROM api_keys WHERE organization_id = $1', [organization.id]);
      return authorization!;
    },
    'no key at all': async () => 'Bearer something',
    'an empty one': async () => 'Bearer ',
    'another scheme': async () => 'Token cbk_0000000000000000000000000000000000000000',
    'an expired one': async () => {
      const expiresAt = new Date(now.getTime() + 60_000);
      const key = await app.showKeyOf({ organizationId: organization.id, scopes: ['write'], expiresAt });
      expect((await rest(app, 'GET /api/sportsv2', { as: key })).status).toBe(200);
      now = expiresAt;
      return key['authorization']!;
    },
    'a revoked one': async () => {
      const key = await app.showKeyOf({ organizationId: organization.id, scopes: ['write'] });
      await app.manager.query('UPDATE api_keys SET revoked_at = now() WHERE organization_id = $1', [organization.id]);
      return key['authorization']!;
    },
  };

  test.each(Object.entries(headersOf))('%s', async (_what, header) => {
    const authorization = await header();
    const user = await createUser(app.manager, organization.id, { role: 'org_owner' });
    const as = await app.signInAs({ id: user.id, organizationId: organization.id });
    for (const caller of [{}, as])
      for (const path of reads()) {
        const { status, headers, text } = await app.request({ path, headers: { ...caller, authorization } });
        expect([path, status]).toEqual([path, 401]);
        expect(headers['www-authenticate']).toContain('Bearer');
        expect(text).not.toContain('"data":{');
      }
    const posted = await post({ query: '{ sports { id } }' }, { authorization });
    expect([posted.status, JSON.parse(posted.text)]).toEqual([
      401,
      { errors: [expect.objectContaining({ extensions: expect.objectContaining({ code: 'UNAUTHENTICATED' }) })] },
    ]);
    const secret = authorization.split(' ')[1]?.slice(14) || 'nothing secret';
    expect(logged + posted.text).not.toContain(secret);
  });

  test('the password of a proxy in front is no key', async () => {
    const { status } = await rest(app, 'GET /api/sportsv2', { headers: { authorization: 'Basic dTpw' } });
    expect(status).toBe(200);
  });
});

describe('a scope', () => {
  const keyOf = (...scopes: Parameters<TestApp['showKeyOf']>[0]['scopes'] & object): Promise<Caller> =>
    app.showKeyOf({ organizationId: organization.id, scopes });

  test('that is missing is named, by both interfaces', async () => {
    const key = await keyOf('read');
    const { errors } = await app.graphql(USERS, {}, { as: key });
    expect(errors).toMatchObject([
      {
        message: 'This API key lacks the scope read:members.',
        extensions: { code: 'FORBIDDEN', details: { scope: 'read:members' } },
      },
    ]);
    const answer = await rest(app, 'GET /api/seasonsv2/1', { as: key });
    expect([answer.status, answer.headers['www-authenticate']]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="read:members"',
    ]);
    const game = await createGame(app.manager, organization.id);
    for (const scopes of [['read'], ['read:members']] as const) {
      const refused = await app.graphql(SCORE, { id: String(game.id) }, { as: await keyOf(...scopes) });
      expect([refused.status, refused.errors?.[0]?.message]).toEqual([
        403,
        'This API key lacks the scope write:games.',
      ]);
      expect(refused.headers['www-authenticate']).toContain('scope="write:games"');
    }
    const made = await app.graphql(
      'mutation { ...On } fragment On on Mutation { deleteLink(id: "1") { message } }',
      {},
      {
        as: await keyOf('write:games'),
      },
    );
    expect(made.errors?.[0]?.message).toBe('This API key lacks the scope write.');
  });

  test('is told where no scope would do', async () => {
    const made = await app.graphql(
      'mutation { createApiKey(input: { name: "Another", scopes: [READ] }) { secret } }',
      {},
      { as: await keyOf('write') },
    );
    expect(made.errors?.[0]?.message).toBe('No API key may do this, whatever its scopes.');
  });

  test('writes without a token of forgery, and signs as the key and who made it', async () => {
    const { id } = await createGame(app.manager, organization.id);
    const as = await app.showKeyOf({
      organizationId: organization.id,
      scopes: ['write:games'],
      name: 'Scoreboard bot',
    });
    expect((await app.graphql(SCORE, { id: String(id) }, { as })).errors).toBeUndefined();
    const answer = await rest(app, `PUT /api/gamesv2/${id}/scores`, { as, json: { score_home: 4, score_away: 2 } });
    expect(answer.status).toBe(200);
    const trail = (await app.manager.query(
      'SELECT DISTINCT actor_id AS id, actor_name AS name FROM audit_entries WHERE organization_id = $1',
      [organization.id],
    )) as unknown[];
    expect(trail).toEqual([{ id: null, name: 'key: Scoreboard bot (test)' }]);
  });

  test('is that of the key, whoever is signed in beside it', async () => {
    const user = await createUser(app.manager, organization.id, { role: 'org_owner' });
    const as = { ...(await app.signInAs({ id: user.id, organizationId: organization.id })), ...(await keyOf('read')) };
    expect((await app.graphql('{ me { id } }', {}, { as })).data).toEqual({ me: null });
  });

  test('a retried write of a key is done once', async () => {
    const as = await keyOf('write');
    const create = (): Promise<{ data: unknown }> =>
      app.graphql(
        'mutation { createLink(input: { label: "Rules", slug: "rules" }) { id } }',
        {},
        { as, headers: { 'idempotency-key': 'again' } },
      );
    const first = await create();
    expect(first.data).toBeTruthy();
    expect((await create()).data).toEqual(first.data);
  });
});

describe('the organization of a key', () => {
  test('is meant where none is named; of others it sees what visitors see', async () => {
    const other = await createOrganization(app.manager);
    const as = await app.showKeyOf({ organizationId: organization.id, scopes: ['read:members'] });
    const visitor = await app.showKeyOf({ organizationId: organization.id, scopes: ['read'] });
    const read = '{ organization { slug } }';
    for (const key of [as, visitor])
      expect((await app.graphql(read, {}, { as: key })).data).toEqual({ organization: { slug: organization.slug } });
    const elsewhere = await app.graphql(read, {}, { as, organization: other.id });
    expect(elsewhere.data).toEqual({ organization: { slug: other.slug } });
    const refused = await app.graphql(USERS, {}, { as, organization: other.id });
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const visited = await app.graphql(`{ organization(slug: "${other.slug}") { id } ${USERS.slice(1)}`, {}, { as });
    expect(visited.errors).toBeUndefined();
  });
});

describe('what is cached', () => {
  test('is used for keys that see what visitors see, and by nobody else for others', async () => {
    const read = await app.showKeyOf({ organizationId: organization.id, scopes: ['read'] });
    const members = await app.showKeyOf({ organizationId: organization.id, scopes: ['read:members'] });
    const body = { query: '{ organization { id slug } }' };
    const { counts } = app.app.parts.responses;
    const first = await post(body, read);
    const before = counts.hits;
    const again = await post(body, read);
    expect([again.text, counts.hits]).toEqual([first.text, before + 1]);
    const own = await post(body, members);
    expect([own.text, counts.hits]).toEqual([first.text, before + 1]);
    expect(own.headers['cache-control']).toBe('private, no-store');
    // A visitor of the platform's host means no organization.
    expect(JSON.parse((await post(body, {})).text)).toEqual({ data: { organization: null } });
  });

  test('a key is looked up once, and anew when its organization has changed', async () => {
    const { authorization } = await app.showKeyOf({ organizationId: organization.id, scopes: ['read'] });
    const { keys } = app.app.parts;
    const statements: string[] = [];
    const shown = authorization!.slice(7);
    await app.request({ path: '/healthz' }); // by then it has been told of the new key
    await keys.find(shown, statements);
    await keys.find(shown, statements);
    expect(statements).toEqual(['api_key_find']);
    app.versions.bump(organization.id);
    await keys.find(shown, statements);
    expect(statements).toHaveLength(2);
    await keys.find(`${shown.slice(0, -1)}${shown.endsWith('a') ? 'b' : 'a'}`, statements);
    expect(statements).toHaveLength(2);
  });
});

describe('pages of other origins', () => {
  const preflight = (path: string, method: string, headers: string): Promise<TestResponse> =>
    app.request({
      method: 'OPTIONS',
      path,
      headers: {
        origin: PAGE,
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
    });

  test('get leave to show a key, for reads and writes', async () => {
    for (const [path, method] of [
      ['/graphql', 'POST'],
      ['/api/sportsv2', 'GET'],
      ['/api/gamesv2/1/scores', 'PUT'],
      ['/api/bulk/1/games.csv', 'GET'],
    ] as const) {
      const { status, headers } = await preflight(path, method, 'authorization,content-type');
      expect([path, status, headers['access-control-allow-headers']]).toEqual([path, 204, '*, Authorization']);
      expect(headers['access-control-allow-methods']).toContain(method);
    }
    expect(
      (await preflight('/api/gamesv2/1/scores', 'PUT', 'content-type')).headers['access-control-allow-origin'],
    ).toBe(undefined);
  });

  test('read by a key without origins, and write by none that does not name them', async () => {
    const { id } = await createGame(app.manager, organization.id);
    const score = { query: SCORE, variables: { id: String(id) } };
    const open = await app.showKeyOf({ organizationId: organization.id, scopes: ['write'] });
    const read = await post({ query: USERS }, { ...open, origin: PAGE });
    expect([read.status, read.headers['access-control-allow-origin'], JSON.parse(read.text)]).toEqual([
      200,
      '*',
      { data: { users: expect.any(Array) } },
    ]);
    const refused = await post(score, { ...open, origin: PAGE });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([403, '*']);
    const put = { as: open, headers: { origin: PAGE }, json: { score_home: 5, score_away: 2 } };
    expect((await rest(app, `PUT /api/gamesv2/${id}/scores`, put)).status).toBe(403);

    const origins = [PAGE];
    const named = await app.showKeyOf({ organizationId: organization.id, scopes: ['write'], origins });
    expect(JSON.parse((await post(score, { ...named, origin: PAGE })).text)).toMatchObject({
      data: { setGameScore: { id: String(id) } },
    });
    const done = await rest(app, `PUT /api/gamesv2/${id}/scores`, { ...put, as: named });
    expect([done.status, done.headers['access-control-allow-origin']]).toEqual([200, '*']);
    for (const origin of ['https://elsewhere.example', 'null', 'http://widgets.example', 'http://localhost'])
      expect([origin, (await post({ query: USERS }, { ...named, origin })).status]).toEqual([origin, 403]);
    expect((await post({ query: USERS }, named)).status).toBe(200);
  });
});

test('a key that is revoked opens nothing any more in another process either', async () => {
  const [here, there] = apps as [TestApp, TestApp];
  const { id, secret } = await createApiKeyRow(app.manager, organization.id, { scopes: ['read:members'] });
  const as = { authorization: `Bearer ${secret}` };
  expect((await there.graphql(USERS, {}, { as })).errors).toBeUndefined();
  const owner = await createUser(app.manager, organization.id, { role: 'org_owner' });
  const session = { id: 1, csrfToken: '', expiresAt: now, organizationId: organization.id };
  const actor = { id: owner.id, username: owner.username, role: 'org_owner', organizationId: organization.id } as const;
  await revokeApiKey(await here.context({ signedIn: { session, actor } }), id);
  // Its own process knows at once, the other one as soon as it is told.
  const ask = {
    method: 'POST',
    path: '/graphql',
    headers: { host: 'localhost', 'content-type': 'application/json', ...as },
  };
  expect((await sendRequest(here.port, { ...ask, body: JSON.stringify({ query: USERS }) })).status).toBe(401);
  expect((await there.graphql(USERS, {}, { as })).status).toBe(401);
});

test('a key draws on a budget of its own, wherever it is used, and a wrong one on its address’', async () => {
  const config = { trustProxy: 1, rateLimit: 1, rateLimitBurst: 40, rateLimitKey: 1, rateLimitKeyBurst: 100 };
  const limited = await startTestApp({ routers, config, databaseUrl: app.database.url });
  try {
    const key = await app.showKeyOf({ organizationId: organization.id, scopes: ['read'] });
    const ask = (address: string, headers: Caller): Promise<TestResponse> =>
      limited.request({
        path: `/graphql?query=${encodeURIComponent('{ organization { id } }')}`,
        headers: { 'x-forwarded-for': address, ...headers },
      });
    const first = await ask('203.0.113.1', key);
    expect([first.status, first.headers['ratelimit-policy']]).toEqual([200, '"key";q=100;w=6000']);
    const statuses = new Set<number>();
    for (let calls = 0; calls < 100 && !statuses.has(429); calls += 1)
      statuses.add((await ask(`203.0.113.${2 + (calls % 200)}`, key)).status);
    expect([...statuses]).toEqual([200, 429]);
    const other = await app.showKeyOf({ organizationId: organization.id, scopes: ['read'] });
    expect((await ask('203.0.113.1', other)).status).toBe(200);
    const tries = new Set<number>();
    for (let calls = 0; calls < 50; calls += 1)
      tries.add((await ask('198.51.100.1', { authorization: 'Bearer cbk_wrong' })).status);
    expect([...tries]).toEqual([401, 429]);
  } finally {
    await limited.close();
  }
});

test('whoever has shown too many wrong keys is refused before one is looked up, and keys that are known are not', async () => {
  const config = { trustProxy: 1, rateLimit: 1, rateLimitBurst: 5 };
  const limited = await startTestApp({ routers, config, databaseUrl: app.database.url });
  try {
    const [known, unknown] = [
      await app.showKeyOf({ organizationId: organization.id }),
      await app.showKeyOf({ organizationId: organization.id }),
    ];
    const ask = async (headers: Caller): Promise<[status: number, statements: number]> => {
      const answer = await limited.request({
        path: '/api/sportsv2',
        headers: { 'x-forwarded-for': '198.51.100.2', 'query-cost': 'include', ...headers },
      });
      return [answer.status, Number(/statements=(\d+)/.exec(String(answer.headers['query-cost']))?.[1])];
    };
    expect((await ask(known))[0]).toBe(200);
    const wrong = () => ({
      authorization: `Bearer ${writeKey(organization.id, drawLetters(BASE62, KEY_PARTS.drawn))}`,
    });
    for (let calls = 0; calls < 5; calls += 1) expect(await ask(wrong())).toEqual([401, 1]);
    expect(await ask(wrong())).toEqual([429, 0]);
    expect(await ask(unknown)).toEqual([429, 0]);
    expect((await ask(known))[0]).toBe(200);
    expect((await ask({}))[0]).toBe(200);
  } finally {
    await limited.close();
  }
});
