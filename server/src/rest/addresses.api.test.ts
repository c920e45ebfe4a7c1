import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOf } from '../testing/rest-permissions/call.js';
import { restPermissionRows } from '../testing/rest-permissions/rows.js';
import { type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { restRouter } from './router.js';

/** Encoded as they are sent. */
const STRANGE = [
  '%00',
  'a%00b',
  '%ff%fe',
  '%ed%a0%80',
  '%',
  '%zz',
  '__proto__',
  'constructor',
  '%F0%9F%8F%80',
  '..%2f..%2fetc%2fpasswd',
  '%0d%0aSet-Cookie:a=b',
  "'%20OR%201=1--",
  'x'.repeat(4000),
  '-1',
  '0',
  '1e3',
  '9'.repeat(40),
  '%2B1',
  '%201',
];

let world: RestWorld;
beforeAll(async () => {
  world = await startRestWorld([restRouter]);
});
afterAll(() => world.close());

const failures = async (paths: readonly string[], as = {}, method = 'GET'): Promise<string[]> => {
  const failed: string[] = [];
  for (const path of paths) {
    const { status, headers } = await world.app.request({ method, path, as });
    if (status >= 500 || headers['set-cookie'] !== undefined) failed.push(`${path.slice(0, 100)} ${status}`);
  }
  return failed;
};

test.each(restPermissionRows.filter(({ call }) => call.startsWith('GET') && !call.endsWith('check-auth')))(
  '$call: no query breaks it',
  async (line) => {
    const { path } = callOf(line, world.own);
    const [pure = ''] = path.split('?');
    const names = [
      'slug',
      'domain',
      ...Object.keys(line.ids).filter((name) => !line.call.includes(`{${name}}`)),
      ...(line.call.endsWith('/basic') ? ['scope'] : []),
    ];
    const own = `slug=${world.own.slug}`;
    const paths = names.flatMap((name) =>
      STRANGE.flatMap((value) => [
        `${pure}?${name === 'slug' ? '' : `${own}&`}${name}=${value}`,
        `${pure}?${own}&${name}[]=${value}&${name}[a]=${value}`,
      ]),
    );
    expect(await failures(paths)).toEqual([]);
    expect(await world.untouched()).toBe(true);
  },
);

test.each(restPermissionRows.filter(({ ids, call }) => Object.keys(ids).some((name) => call.includes(`{${name}}`))))(
  '$call: no path breaks it',
  async (line) => {
    const as = await world.signIn('super_admin', world.own);
    const params = Object.keys(line.ids).filter((name) => line.call.includes(`{${name}}`));
    const [method = 'GET'] = line.call.split(' ');
    const paths = params.flatMap((param) =>
      STRANGE.map((value) => callOf(line, world.own, { [param]: '~' }).path.replace('~', value)),
    );
    expect(await failures(paths, as, method)).toEqual([]);
    expect(await world.untouched()).toBe(true);
  },
);
