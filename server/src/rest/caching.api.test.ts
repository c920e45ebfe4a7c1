import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLink } from '../testing/factories.js';
import { callOf } from '../testing/rest-permissions/call.js';
import { restPermissionRows } from '../testing/rest-permissions/rows.js';
import { type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { restRouter } from './router.js';
import { routes } from './routes.js';

const reading = restPermissionRows
  .filter(({ call }) => call.startsWith('GET'))
  .map((line) => ({ ...line, access: routes.find(({ method, path }) => `${method} ${path}` === line.call)!.access }));

let world: RestWorld;
beforeAll(async () => {
  world = await startRestWorld([restRouter]);
  await createLink(world.app.manager, world.own.id, { showInNavbar: false, label: 'Hidden entry' });
});
afterAll(() => world.close());

const get = (
  path: string,
  options: { as?: Record<string, string>; host?: string; method?: string; headers?: Record<string, string> } = {},
) => world.app.request({ path, ...options });

/**
 * A body but for the number of its request, which each one has of its own, and for a cursor that says when it was
 * given.
 */
const bodyOf = ({ text, headers }: { text: string; headers: Record<string, unknown> }): string =>
  text.replace(String(headers['x-request-id']), 'ID').replace(/"cursor":"[^"]+"/, '"cursor":"given now"');

describe.each(reading)('$call ($access)', (line) => {
  const pathOf = (): string => {
    const { path } = callOf(line, world.own);
    return `${path}${path.includes('?') ? '&' : '?'}slug=${world.own.slug}`;
  };

  test.each(['staff', 'super_admin'] as const)(
    'what %s sees is kept by nobody, and shown to no visitor',
    async (role) => {
      const as = await world.signIn(role, world.own);
      const first = await get(pathOf(), { as });
      expect([
        first.status,
        first.headers['cache-control'],
        first.headers['etag']?.toString().startsWith('W/') ?? false,
      ]).toEqual([200, 'private, no-store', false]);
      expect(first.headers['vary']).toContain('Cookie');
      const visitor = await get(pathOf());
      const isOpen = line.access.startsWith('public');
      expect([visitor.status, visitor.headers['cache-control'], visitor.headers['set-cookie']]).toEqual(
        isOpen ? [200, 'no-cache', undefined] : [401, 'private, no-store', undefined],
      );
      for (const secret of ['Hidden entry', world.own.staff.username, '@example.com', 'csrfToken'])
        expect([secret, visitor.text.includes(secret)]).toEqual([secret, false]);
      expect(bodyOf(await get(pathOf(), { as }))).toBe(bodyOf(first));
    },
  );

  test('HEAD is GET without its body', async () => {
    const as = await world.signIn('staff', world.own);
    for (const caller of [{}, as]) {
      const [whole, head] = [await get(pathOf(), { as: caller }), await get(pathOf(), { as: caller, method: 'HEAD' })];
      const headersOf = ({ headers }: typeof whole) => ({ ...headers, date: '', 'x-request-id': '', 'set-cookie': '' });
      expect([head.status, head.text, headersOf(head)]).toEqual([whole.status, '', headersOf(whole)]);
    }
  });

  test('says the same whatever host a visitor names beside the organization', async () => {
    const expected = await get(pathOf());
    for (const host of [
      'evil.example',
      'LOCALHOST:81',
      '"><script>alert(1)</script>',
      'a b',
      world.other.things.domain,
      'localhost/@evil.example',
      '[::1]',
      '',
    ]) {
      const seen = await get(pathOf(), { host, headers: { 'x-forwarded-host': 'evil.example' } });
      expect([host, seen.status, bodyOf(seen)]).toEqual([host, expected.status, bodyOf(expected)]);
    }
    expect(bodyOf(await get(pathOf()))).toBe(bodyOf(expected));
  });
});
