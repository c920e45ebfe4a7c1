import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createUser } from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';
import { restRouter } from './router.js';
import type { Row } from './row.js';
import { routes } from './routes.js';

let app: TestApp;
let as: Record<'staff' | 'owner' | 'unbound', Caller>;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  const { id: organizationId } = await createOrganization(app.manager);
  const signIn = async (input: Parameters<typeof createUser>[2]) =>
    app.signInAs({ id: (await createUser(app.manager, organizationId, input)).id, organizationId });
  as = {
    staff: await signIn({}),
    owner: await signIn({ role: 'org_owner' }),
    unbound: await app.signInAs({ id: (await createUser(app.manager, null)).id }),
  };
});
afterAll(() => app.close());

/** The largest id that there could be, and is not. */
const callOf = ({ method, path }: Row): string => `${method} ${path.replace(/\{\w+\}/g, '2147483647')}`;
const writes = routes
  .filter(({ method }) => method !== 'GET')
  .map((row) => [`${row.method} ${row.path}`, row] as const);
const protectedWrites = writes.filter(([, { access }]) => access === 'admin' || access === 'super_admin');

test.each(protectedWrites)('%s is not for visitors', async (_, row) => {
  expect(await rest(app, callOf(row))).toMatchObject({
    status: 401,
    body: { message: 'Please sign in.', code: 'UNAUTHENTICATED' },
  });
});

test.each(protectedWrites)('%s needs the token of the session', async (_, row) => {
  const { cookie = '' } = as.staff;
  expect(await rest(app, callOf(row), { as: { cookie } })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

test.each(protectedWrites.filter(([, { access }]) => access === 'super_admin'))(
  '%s is not for staff, nor for owners who may not',
  async (_, row) => {
    expect(await rest(app, callOf(row), { as: as.staff })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await rest(app, callOf(row), { as: as.owner })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  },
);

test.each(protectedWrites.filter(([, { access }]) => access === 'admin'))(
  '%s needs an organization to act for',
  async (_, row) => {
    expect(await rest(app, callOf(row), { as: as.unbound })).toMatchObject({
      status: 400,
      body: { message: 'organization required' },
    });
  },
);

test.each(protectedWrites.filter(([, { path, method }]) => path.includes('{') && method === 'DELETE'))(
  '%s knows no missing id',
  async (_, row) => {
    const caller = row.access === 'admin' ? as.staff : as.unbound;
    expect(await rest(app, callOf(row), { as: caller })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  },
);
