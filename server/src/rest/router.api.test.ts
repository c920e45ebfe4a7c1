import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createOrganization, createSeason } from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';
import { restRouter } from './router.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter], ownDatabase: true });
});
afterAll(() => app.close());

describe('an address that is not in the table', () => {
  test('is 404, as JSON', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/gamesv2/abc',
      '/api/gamesv2/1/2/3',
      '/api/gamesv2/-1',
      '/api/gamesv2/1.5',
    ]) {
      const { status, body, headers } = await rest(app, `GET ${path}`);
      expect([path, status, body]).toEqual([path, 404, { message: 'Not found.', code: 'NOT_FOUND' }]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('is 405 for the wrong method, with the right ones', async () => {
    expect(await rest(app, 'PATCH /api/sportsv2')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      body: { code: 'METHOD_NOT_ALLOWED' },
    });
    expect((await rest(app, 'POST /api/gamesv2/1')).status).toBe(405);
  });

  test('is no page of the site', async () => {
    expect((await rest(app, 'GET /apiary')).body).toEqual({ code: 'NOT_FOUND', message: 'Not found.' });
  });
});

describe('ids that no row can have', () => {
  test.each(['0', '00', '4294967296', '99999999999999999999'])('%s is missing', async (id) => {
    const { slug } = await createOrganization(app.manager);
    expect(await rest(app, `GET /api/gamesv2/${id}?slug=${slug}`)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });
});

describe('answers to visitors', () => {
  test('are kept until the organization changes, and known by their tag', async () => {
    const { id, slug } = await createOrganization(app.manager);
    const call = `GET /api/seasonsv2?slug=${slug}`;
    const first = await rest<unknown[]>(app, call);
    expect([first.body, first.headers['cache-control'], first.headers['set-cookie']]).toEqual([
      [],
      'no-cache',
      undefined,
    ]);
    const hits = app.app.parts.responses.counts.hits;
    expect((await rest(app, call, { headers: { 'if-none-match': String(first.headers['etag']) } })).status).toBe(304);
    expect(app.app.parts.responses.counts.hits).toBe(hits + 1);
    await createSeason(app.manager, id, { name: 'Autumn' });
    expect((await rest<{ name: string }[]>(app, call)).body.map(({ name }) => name)).toEqual(['Autumn']);
  });

  test('do not depend on parameters that mean nothing here', async () => {
    const { slug } = await createOrganization(app.manager);
    await rest(app, `GET /api/seasonsv2?slug=${slug}`);
    const hits = app.app.parts.responses.counts.hits;
    await rest(app, `GET /api/seasonsv2?slug=${slug}&utm_source=mail`);
    expect(app.app.parts.responses.counts.hits).toBe(hits + 1);
  });
});

test('the description is served', async () => {
  const { status, body } = await rest<{ openapi: string; paths: Record<string, unknown> }>(
    app,
    'GET /api/openapi.json',
  );
  expect([status, body.openapi]).toEqual([200, '3.1.0']);
  expect(Object.keys(body.paths)).toContain('/api/gamesv2/{id}');
});
