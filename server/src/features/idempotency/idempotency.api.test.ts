import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../testing/app.js';
import type { TestResponse } from '../../testing/http-client.js';
import { createLink, createOrganization, createUser, unique } from '../../testing/factories.js';
import { write } from '../audit/write.service.js';
import { runIdempotent, sweepIdempotencyEntries } from './idempotency.service.js';

const CREATE = 'mutation ($input: CreateOrganizationInput!) { createOrganization(input: $input) { id name } }';

let app: TestApp;
let as: Caller;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date();
  as = await app.signInAs(await createUser(app.manager, null));
});

function send(key: string, query: string, variables: object, caller = as): Promise<TestResponse> {
  return app.request({
    method: 'POST',
    path: '/graphql',
    as: caller,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ query, variables }),
  });
}

async function countOf(name: string): Promise<number> {
  const [{ count }] = (await app.manager.query('SELECT count(*)::integer AS count FROM organizations WHERE name = $1', [
    name,
  ])) as [{ count: number }];
  return count;
}

test('a retried write is done once and answers the same', async () => {
  const [key, name] = [unique('key'), unique('Once')];
  const first = await send(key, CREATE, { input: { name } });
  const second = await send(key, CREATE, { input: { name } });
  expect(first.status).toBe(200);
  expect(second.text).toBe(first.text);
  expect([first.headers['idempotency-replayed'], second.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
  expect(second.headers['cache-control']).toContain('no-store');
  expect(await countOf(name)).toBe(1);
});

test('ten at the same time wait for the first one', async () => {
  const [key, name] = [unique('key'), unique('Once')];
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(key, CREATE, { input: { name } })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]!.text).toContain(name);
  expect(await countOf(name)).toBe(1);
});

test('another request under the same key is refused, and does nothing', async () => {
  const [key, name] = [unique('key'), unique('Other')];
  await send(key, CREATE, { input: { name: unique('First') } });
  const other = await send(key, CREATE, { input: { name } });
  expect(other.status).toBe(422);
  expect(JSON.parse(other.text)).toMatchObject({
    errors: [{ message: 'This Idempotency-Key was used for another request.', extensions: { code: 'UNPROCESSABLE' } }],
  });
  expect(await countOf(name)).toBe(0);
});

test('a call that failed before it changed anything may be sent again', async () => {
  const [key, name, slug] = [unique('key'), unique('Again'), unique('slug')];
  const taker = await createOrganization(app.manager, { slug });
  expect((await send(key, CREATE, { input: { name, slug } })).text).toContain('CONFLICT');
  await app.manager.query('UPDATE organizations SET slug = $2 WHERE id = $1', [taker.id, unique('moved')]);
  expect((await send(key, CREATE, { input: { name, slug } })).text).toContain(name);
  expect(await countOf(name)).toBe(1);
});

test("a key is its user's own", async () => {
  const [key, name] = [unique('key'), unique('Shared')];
  await send(key, CREATE, { input: { name, slug: unique('a') } });
  const second = await app.signInAs(await createUser(app.manager, null));
  await send(key, CREATE, { input: { name, slug: unique('b') } }, second);
  expect(await countOf(name)).toBe(2);
});

test('a temporary password is not kept: the retry learns that it was done', async () => {
  const { id } = await createOrganization(app.manager);
  const key = unique('key');
  const query = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { temporaryPassword } }';
  const variables = { input: { username: unique('user'), role: 'STAFF', organizationId: String(id) } };
  const first = JSON.parse((await send(key, query, variables)).text) as {
    data: { createUser: { temporaryPassword: string } };
  };
  const second = await send(key, query, variables);
  expect(second.status).toBe(409);
  expect(JSON.stringify(await app.manager.query('SELECT * FROM idempotency_entries'))).not.toContain(
    first.data.createUser.temporaryPassword,
  );
});

test.each(['', ' ', 'ä', 'x'.repeat(201)])('the key %j is refused', async (key) => {
  const { status } = await send(key, CREATE, { input: { name: unique('x') } });
  expect(status).toBe(400);
});

test('queries and callers who are not signed in pass', async () => {
  const key = unique('key');
  expect((await send(key, '{ sports { id } }', {}, {})).status).toBe(200);
  expect((await send(key, '{ sports { id } }', {})).status).toBe(200);
  expect((await send(key, '{ sports { name } }', {})).status).toBe(200);
});

test('a claim whose write is rolled back does not hold the key, and keys are forgotten after a day', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  const user = await createUser(app.manager, organizationId);
  const key = unique('key');
  const attempt = async (fails: boolean): Promise<unknown> => {
    const ctx = await app.context({
      signedIn: {
        actor: { ...user, role: 'staff' },
        session: { id: 0, csrfToken: '', expiresAt: new Date(), organizationId },
      },
    });
    return runIdempotent(ctx, key, ['test'], async () => {
      await write(ctx, organizationId, async (tx) => {
        await createLink(tx.manager, organizationId);
        if (fails) throw new Error('the database went away');
      });
      return { status: 200, headers: {}, body: Buffer.from('done') };
    });
  };
  await expect(attempt(true)).rejects.toThrow('the database went away');
  await attempt(false);
  expect(await attempt(false)).toMatchObject({
    status: 200,
    body: Buffer.from('done'),
    headers: { 'idempotency-replayed': 'true' },
  });
  const links = async (): Promise<unknown> =>
    app.manager.query('SELECT count(*)::integer AS count FROM links WHERE organization_id = $1', [organizationId]);
  expect(await links()).toEqual([{ count: 1 }]);
  now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
  expect(await sweepIdempotencyEntries(app.app.parts.services)).toBeGreaterThan(0);
  await attempt(false);
  expect(await links()).toEqual([{ count: 2 }]);
});

test('a write that was done while its answer failed is not done again', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  const user = await createUser(app.manager, organizationId);
  const key = unique('key');
  const attempt = async (): Promise<unknown> => {
    const ctx = await app.context({
      signedIn: {
        actor: { ...user, role: 'staff' },
        session: { id: 0, csrfToken: '', expiresAt: new Date(), organizationId },
      },
    });
    return runIdempotent(ctx, key, ['test'], async () => {
      await write(ctx, organizationId, (tx) => createLink(tx.manager, organizationId));
      throw new Error('no answer');
    });
  };
  await expect(attempt()).rejects.toThrow('no answer');
  await expect(attempt()).rejects.toMatchObject({
    code: 'CONFLICT',
    message: 'This was done already; its answer cannot be given again.',
  });
  expect(
    await app.manager.query('SELECT count(*)::integer AS count FROM links WHERE organization_id = $1', [
      organizationId,
    ]),
  ).toEqual([{ count: 1 }]);
});
