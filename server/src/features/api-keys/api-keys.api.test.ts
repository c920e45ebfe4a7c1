import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createApiKeyRow, createOrganization, createUser, unique } from '../../testing/factories.js';
import { sweepApiKeys } from './api-keys.service.js';

const FIELDS = 'id name prefix scopes origins madeBy expiresAt revokedAt isValid lastUsedAt version';
const LIST = `{ apiKeys { ${FIELDS} days { date requests errors } } }`;
const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { ${FIELDS} } } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateApiKeyInput!) { updateApiKey(id: $id, input: $input) { undoId apiKey { ${FIELDS} } } }`;
const REVOKE = `mutation ($id: ID!) { revokeApiKey(id: $id) { apiKey { revokedAt isValid } } }`;
const NOW = new Date('2026-03-10T12:00:00Z');

interface Key {
  id: string;
  name: string;
  prefix: string;
  version: number;
  days: { date: string; requests: number; errors: number }[];
}

let app: TestApp;
let organizationId: number;
let owner: Caller;
let username: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => NOW });
});
beforeEach(async () => {
  organizationId = (await createOrganization(app.manager)).id;
  const user = await createUser(app.manager, organizationId, { role: 'org_owner' });
  ({ username } = user);
  owner = await app.signInAs({ id: user.id, organizationId });
});
afterAll(() => app.close());

async function create(input: Record<string, unknown>): Promise<{ secret: string; apiKey: Key }> {
  const { data, errors } = await app.graphql<{ createApiKey: { secret: string; apiKey: Key } }>(
    CREATE,
    { input: { name: unique('key'), scopes: ['READ'], ...input } },
    { as: owner },
  );
  if (errors) throw new Error(errors[0]!.message);
  return data!.createApiKey;
}

const keys = async (): Promise<Key[]> => (await app.graphql<{ apiKeys: Key[] }>(LIST, {}, { as: owner })).data!.apiKeys;

test('a key is shown once: the table has its digest, and the list how it begins', async () => {
  const { secret, apiKey } = await create({ name: 'Scoreboard bot', scopes: ['WRITE_GAMES'] });
  expect(secret).toMatch(/^cbk_[0-9A-Za-z]{40}$/);
  expect(apiKey).toMatchObject({
    name: 'Scoreboard bot',
    prefix: secret.slice(0, 14),
    scopes: ['READ', 'READ_MEMBERS', 'WRITE_GAMES'],
    origins: [],
    madeBy: username,
    isValid: true,
    lastUsedAt: null,
  });
  const listed = await app.graphql(LIST, {}, { as: owner });
  expect(JSON.stringify(listed)).not.toContain(secret);
  const stored = await app.manager.query(
    `SELECT to_jsonb(k)::text FROM api_keys k WHERE organization_id = $1
     UNION ALL SELECT to_jsonb(a)::text FROM audit_entries a WHERE organization_id = $1
     UNION ALL SELECT to_jsonb(i)::text FROM idempotency_entries i WHERE organization_id = $1`,
    [organizationId],
  );
  expect(JSON.stringify(stored)).not.toContain(secret.slice(14));
});

test('the answer of a retried creation is not given again', async () => {
  const call = () =>
    app.graphql(
      CREATE,
      { input: { name: 'Once', scopes: ['READ'] } },
      { as: owner, headers: { 'idempotency-key': 'once-1' } },
    );
  expect((await call()).errors).toBeUndefined();
  expect((await call()).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await keys()).toHaveLength(1);
});

describe('what is wrong is said', () => {
  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['an expiry in the past', { expiresAt: '2026-03-10T11:59:59Z' }, 'expiresAt'],
    ['a path', { origins: ['https://example.org/page'] }, 'origins'],
    ['no scheme', { origins: ['example.org'] }, 'origins'],
    ['a script', { origins: ['javascript:alert(1)'] }, 'origins'],
    ['too many origins', { origins: Array.from({ length: 21 }, (_none, at) => `https://${at}.example`) }, 'origins'],
  ])('%s', async (_what, input, field) => {
    const { errors } = await app.graphql(CREATE, { input: { name: 'x', scopes: ['READ'], ...input } }, { as: owner });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ field }] });
  });

  test('a name that another key has, until that one is revoked', async () => {
    const { apiKey } = await create({ name: 'Bot' });
    await expect(create({ name: 'bot' })).rejects.toThrow('Another key has this name');
    await app.graphql(REVOKE, { id: apiKey.id }, { as: owner });
    await create({ name: 'bot' });
  });

  test('the twenty-first key', async () => {
    for (let made = 0; made < 20; made += 1) await createApiKeyRow(app.manager, organizationId);
    await expect(create({})).rejects.toThrow('at most 20');
  });
});

test('origins are written as browsers send them', async () => {
  const origins = ['https://Example.org/', ' http://localhost:3000', 'https://example.org:443'];
  expect((await create({ origins })).apiKey).toMatchObject({
    origins: ['https://example.org', 'http://localhost:3000'],
  });
});

test('a change is audited, and can be undone; a stale one is refused', async () => {
  const { apiKey } = await create({ name: 'Bot', expiresAt: '2026-04-01T00:00:00Z' });
  const change = (input: Record<string, unknown>) =>
    app.graphql<{ updateApiKey: { undoId: string; apiKey: Key } }>(UPDATE, { id: apiKey.id, input }, { as: owner });
  const { data } = await change({ name: 'Robot', scopes: ['WRITE'], expiresAt: null, expectedVersion: 1 });
  expect(data?.updateApiKey.apiKey).toMatchObject({ name: 'Robot', expiresAt: null, version: 2 });
  expect((await change({ name: 'Other', expectedVersion: 1 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const undo = 'mutation ($id: ID!) { undo(id: $id) { label } }';
  expect((await app.graphql(undo, { id: data!.updateApiKey.undoId }, { as: owner })).data).toEqual({
    undo: { label: 'Changed the API key Bot.' },
  });
  expect(await keys()).toMatchObject([{ name: 'Bot', scopes: ['READ'], expiresAt: '2026-04-01T00:00:00.000Z' }]);
  const trail = (await app.manager.query(
    "SELECT action, changes FROM audit_entries WHERE organization_id = $1 AND entity_type = 'api_key' ORDER BY id",
    [organizationId],
  )) as { action: string; changes: Record<string, unknown> }[];
  expect(trail.map(({ action }) => action)).toEqual(['api_key.create', 'api_key.update']);
  expect(Object.keys(trail[1]!.changes).toSorted()).toEqual(['expiresAt', 'name', 'scopes']);
});

test('staff do not take back what an owner changed', async () => {
  const { apiKey } = await create({ name: 'Bot' });
  const { data } = await app.graphql<{ updateApiKey: { undoId: string } }>(
    UPDATE,
    { id: apiKey.id, input: { scopes: ['WRITE'], expectedVersion: 1 } },
    { as: owner },
  );
  const staff = await app.signInAs(await createUser(app.manager, organizationId));
  const answer = await app.graphql(
    'mutation ($id: ID!) { undo(id: $id) { label } }',
    { id: data!.updateApiKey.undoId },
    { as: staff },
  );
  expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a key that was revoked is listed last, is changed no more, and is forgotten after 30 days', async () => {
  const { apiKey } = await create({ name: 'A' });
  await create({ name: 'B' });
  expect((await app.graphql(REVOKE, { id: apiKey.id }, { as: owner })).data).toEqual({
    revokeApiKey: { apiKey: { revokedAt: NOW.toISOString(), isValid: false } },
  });
  expect((await app.graphql(REVOKE, { id: apiKey.id }, { as: owner })).errors).toBeUndefined();
  expect(
    await app.manager.query(
      "SELECT version FROM audit_entries WHERE organization_id = $1 AND action = 'api_key.revoke'",
      [organizationId],
    ),
  ).toEqual([{ version: 2 }]);
  expect((await keys()).map(({ name }) => name)).toEqual(['B', 'A']);
  const change = await app.graphql(UPDATE, { id: apiKey.id, input: { name: 'C', expectedVersion: 2 } }, { as: owner });
  expect(change.errors?.[0]?.extensions.code).toBe('UNPROCESSABLE');
  const { services } = app.app.parts;
  await sweepApiKeys(services);
  expect(await keys()).toHaveLength(2);
  await sweepApiKeys({ ...services, now: () => new Date('2026-04-12T00:00:00Z') });
  expect((await keys()).map(({ name }) => name)).toEqual(['B']);
});

test('requests and errors of 30 days are there, with zeros between, and when the key was last shown', async () => {
  const as = await app.showKeyOf({ organizationId, scopes: ['read'], name: 'Counted' });
  await app.graphql('{ sports { id } }', {}, { as });
  await app.graphql('{ sports { id } }', {}, { as });
  await app.graphql('{ users { id } }', {}, { as });
  await app.app.parts.usage.flush();
  await app.graphql('{ nothing }', {}, { as });
  await app.app.parts.usage.flush();
  const [key] = await keys();
  expect(key).toMatchObject({ lastUsedAt: NOW.toISOString() });
  expect(key!.days).toHaveLength(30);
  expect(key!.days[0]).toEqual({ date: '2026-02-09', requests: 0, errors: 0 });
  expect(key!.days.at(-1)).toEqual({ date: '2026-03-10', requests: 4, errors: 2 });
});

test('what could not be written down is counted on', async () => {
  const { id } = await createApiKeyRow(app.manager, organizationId);
  const { usage } = app.app.parts;
  usage.count({ ownerId: organizationId, id }, false);
  const { pool } = app.database;
  const query = pool.query.bind(pool);
  pool.query = (() => Promise.reject(new Error('gone'))) as unknown as typeof pool.query;
  await usage.flush();
  pool.query = query as typeof pool.query;
  usage.count({ ownerId: organizationId, id }, true);
  await usage.flush();
  expect((await keys())[0]!.days.at(-1)).toMatchObject({ requests: 2, errors: 1 });
});

test('what a process has counted is written down when it ends', async () => {
  const other = await startTestApp({ databaseUrl: app.database.url, now: () => NOW });
  const as = await app.showKeyOf({ organizationId, scopes: ['read'] });
  await other.graphql('{ sports { id } }', {}, { as });
  await other.close();
  expect((await keys())[0]!.days.at(-1)).toMatchObject({ requests: 1, errors: 0 });
});
