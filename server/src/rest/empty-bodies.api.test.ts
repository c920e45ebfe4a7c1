import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../testing/app.js';
import { createLink, createOrganization, createUser } from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';
import { restRouter } from './router.js';
import { routes } from './routes.js';

let app: TestApp;
let organizationId: number;
let root: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  organizationId = (await createOrganization(app.manager)).id;
  root = await app.signInAs({ id: (await createUser(app.manager, null)).id, organizationId });
});
afterAll(() => app.close());

test('a change of nothing says what could be changed', async () => {
  const { id } = await createLink(app.manager, organizationId, { label: 'Rules' });
  const message = 'Nothing to change: give at least one of label, is_external, slug, url, show_in_navbar, position.';
  for (const json of [undefined, {}, { organization_id: organizationId }, { colour: 'red' }]) {
    expect(await rest(app, `PUT /api/organization-links/${id}`, { as: root, json })).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', message },
    });
  }
  expect(
    await rest(app, `PUT /api/organization-links/${id}`, { as: root, json: {}, headers: { 'if-match': '"1"' } }),
  ).toMatchObject({ status: 400, body: { message } });
});

describe('an empty body', () => {
  const writing = routes.filter(({ method, body }) => method !== 'GET' && method !== 'DELETE' && body !== undefined);

  test.each(writing.map(({ method, path }) => `${method} ${path}`))(
    'of %s is answered in the words of the endpoint',
    async (call) => {
      const { status, body } = await rest<{ message?: string; errors?: { field: string }[] }>(
        app,
        call.replace(/\{\w+\}/g, '2147483647'),
        { as: root, json: {} },
      );
      expect([400, 401, 404]).toContain(status);
      expect(body.message).not.toMatch(/\$|variable|input\b|GraphQL|!"/i);
    },
  );
});
