import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { offlineCourtside } from './offline-courtside.js';
import { pages } from './pages.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ routers: [offlineCourtside, pages], config: { courtsideOffline: false } });
});
afterAll(() => app.close());

test.each(['/games/courtside-worker.js', '/score/courtside-worker.js'])(
  'taken off, %s ends itself and what it has kept, and no proxy keeps the old one',
  async (path) => {
    const { status, headers, text } = await app.request({ path });
    expect([status, headers['cache-control'], headers['service-worker-allowed']]).toEqual([200, 'no-cache', undefined]);
    expect(headers['content-type']).toMatch(/^text\/javascript/);
    expect(text).toContain('registration.unregister()');
    expect(text).toContain('caches.delete');
    expect(text).not.toContain('fetch');
  },
);

test('there is no worker elsewhere, whose scope would be wider, and no document while it is taken off', async () => {
  for (const path of ['/courtside-worker.js', '/nba/courtside-worker.js', '/games/courtside-shell.html'])
    expect([path, (await app.request({ path })).status]).toEqual([path, 404]);
});
