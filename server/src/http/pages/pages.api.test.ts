import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { pages } from './pages.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [pages] });
});
afterAll(() => app.close());

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('a page does not take %s, and says what it takes', async (method) => {
  for (const path of ['/', '/fab', '/fab/schedule', '/login']) {
    const { status, headers, text } = await app.request({ method, path });
    expect([path, status, headers['allow'], JSON.parse(text)]).toEqual([
      path,
      405,
      'GET, HEAD',
      { message: 'This address is for GET, HEAD.', code: 'METHOD_NOT_ALLOWED', requestId: headers['x-request-id'] },
    ]);
  }
});

test('where there is no page, none is refused', async () => {
  for (const path of ['/developers', '/static/x', '/fab/logo.png', '/exports/nothing'])
    expect([path, (await app.request({ method: 'POST', path })).status]).toEqual([path, 404]);
});
