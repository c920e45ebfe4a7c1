import { afterAll, beforeAll, expect, test } from 'vitest';
import { restRouter } from '../../rest/router.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { serveUploads } from '../../uploads/serve-uploads.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { trustProxy: 1 }, routers: [serveUploads, restRouter] });
});
afterAll(() => app.close());

test.each([
  '/healthz',
  '/graphql?query={__typename}',
  '/api/sportsv2',
  '/api/nothing',
  '/uploads/nothing.webp',
  '/nowhere',
])('%s: over HTTPS a promise for this host alone, none over plain HTTP', async (path) => {
  const promise = async (proto: string) =>
    (await app.request({ path, headers: { 'x-forwarded-proto': proto } })).headers['strict-transport-security'];
  expect([await promise('https'), await promise('http')]).toEqual(['max-age=15552000', undefined]);
});
