import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { pages } from './pages.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [pages] });
});
afterAll(() => app.close());

test.each([
  'localhost:4000@evil.example',
  'evil.example"><script>alert(1)</script>',
  'a b',
  'localhost/../x',
  'a.example,b.example',
  'localhost:port',
  '#',
])('a page is not asked for at %j, which is no host, and says nothing of it', async (host) => {
  const { status, headers, text } = await app.request({ path: '/nba', host });
  expect([status, headers['cache-control'], headers['location']]).toEqual([400, 'no-store', undefined]);
  expect(text).toContain('>This address is not valid</h1>');
  expect(text).not.toContain(host);
});
