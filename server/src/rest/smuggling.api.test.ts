import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../testing/app.js';
import { callOf, type Given, type RestCall } from '../testing/rest-permissions/call.js';
import type { RestPermissionRow } from '../testing/rest-permissions/row.js';
import { restPermissionRows } from '../testing/rest-permissions/rows.js';
import type { RestTenant } from '../testing/rest-permissions/tenant.js';
import { type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { restRouter } from './router.js';
import type { Row } from './row.js';
import { routes } from './routes.js';

const rowOf = (call: string): Row => routes.find(({ method, path }) => `${method} ${path}` === call)!;
const writing = restPermissionRows.filter(
  ({ call }) => !call.startsWith('GET') && !rowOf(call).access.startsWith('public'),
);

let world: RestWorld;
beforeAll(async () => {
  world = await startRestWorld([restRouter]);
});
afterAll(() => world.close());

describe('beside what a call documents', () => {
  test.each(writing)(
    '$call: names of a role or of another organization count for nothing, however they are written',
    async (line) => {
      const mine = await world.fresh();
      const { path, ...call } = callOf(line, mine);
      const before = await usersOf(mine);
      const answer = await sendRaw(
        { ...call, path: path + smuggledQuery(mine) },
        smuggledText(line, call.body),
        await allowed(line, mine),
      );
      expect([answer.status, answer.text.includes(world.other.slug)]).toEqual([200, false]);
      expect(await world.untouched()).toBe(true);
      const after = await usersOf(mine);
      expect(after.filter(({ role }) => role === 'super_admin')).toEqual([]);
      expect(/users|organizations/.test(line.call) ? before : after).toEqual(before);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );
});

describe('a parameter that is an id', () => {
  const inBody = writing.flatMap((line) =>
    Object.keys(line.ids)
      .filter((name) => !line.call.includes(`{${name}}`) && !line.ignored?.includes(name))
      .map((param) => ({ line, param, call: line.call })),
  );

  test.each(inBody)('$call: $param is nothing else', async ({ line, param }) => {
    const as = await allowed(line, world.own);
    const [mine, theirs] = [world.own, world.other].map(({ things }) => things[line.ids[param]!]) as [number, number];
    const shapes: Given[] = [
      [mine, theirs],
      [theirs],
      { id: mine },
      [[mine]],
      true,
      -1,
      1.5,
      `${mine}e0`,
      `0x${mine.toString(16)}`,
      ` ${mine}`,
      `${mine};`,
      'NaN',
      { toString: 1, valueOf: 1 },
      2 ** 53,
      '9'.repeat(30),
    ];
    for (const shape of shapes) {
      const { status } = await world.send(callOf(line, world.own, { [param]: shape }), as);
      expect([shape, [400, 404, line.missing?.[param]].includes(status) ? 'refused' : status]).toEqual([
        shape,
        'refused',
      ]);
    }
    expect(await world.untouched()).toBe(true);
  });
});

test('of a key that is there twice the last one counts, for the check of the organization too', async () => {
  const as = await world.signIn('staff', world.own);
  const { path, method } = { method: 'POST', path: '/api/organization-links' };
  const twice = (first: number, last: number): string =>
    `{"label":"x","slug":"x","organization_id":${first},"organization_id":${last}}`;
  expect((await sendRaw({ method, path, body: {} }, twice(world.own.id, world.other.id), as)).status).toBe(404);
  const mine = await world.fresh();
  const answer = await sendRaw(
    { method, path, body: {} },
    twice(world.other.id, mine.id),
    await world.signIn('staff', mine),
  );
  expect([answer.status, (JSON.parse(answer.text) as { organization_id: number }).organization_id]).toEqual([
    200,
    mine.id,
  ]);
  expect(await world.untouched()).toBe(true);
});

function allowed({ call }: RestPermissionRow, tenant: RestTenant): Promise<Caller> {
  return world.signIn(rowOf(call).access === 'admin' ? 'staff' : 'super_admin', tenant);
}

function smuggledQuery(mine: RestTenant): string {
  const { id, slug, things } = world.other;
  return `?slug=${mine.slug}&slug=${slug}&domain=${things.domain}&organization_id=${id}&organizationId=${id}&role=super_admin&role[]=super_admin`;
}

/**
 * The body with every name that a framework could take for the tenant, the role or the prototype; what the row
 * documents is left out.
 */
function smuggledText(line: RestPermissionRow, body: RestCall['body']): string {
  const { id, slug, things } = world.other;
  const { body: documented = {}, tenantField = '' } = rowOf(line.call);
  const smuggled: Record<string, unknown> = {
    organization_id: id,
    organizationId: id,
    organisationId: [id],
    organization: { id, slug },
    org: id,
    tenant: id,
    tenantId: id,
    id: things.user,
    userId: [things.user],
    input: { organizationId: id, role: 'SUPER_ADMIN' },
    'input.organizationId': id,
    'input[organizationId]': id,
    variables: { organization: id },
    role: 'super_admin',
    roles: ['super_admin'],
    isAdmin: true,
    user: { role: 'super_admin', organization_id: id },
    version: 999,
    expectedVersion: 999,
  };
  const others = Object.entries(smuggled).filter(([name]) => !Object.hasOwn(documented, name) && name !== tenantField);
  const prototype = `"__proto__":{"polluted":true,"organization_id":${id},"role":"super_admin"},"constructor":{"prototype":{"polluted":true}},"toString":1,"hasOwnProperty":1`;
  return `{${prototype},${JSON.stringify({ ...Object.fromEntries(others), ...body }).slice(1)}`;
}

function sendRaw({ method, path }: RestCall, text: string, as: Caller) {
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    'x-http-method-override': 'DELETE',
    'x-organization-id': String(world.other.id),
  };
  return world.app.request({ method, path, as, headers, body: text });
}

async function usersOf({ id }: RestTenant): Promise<{ id: number; role: string }[]> {
  return world.app.manager.query('SELECT id, role FROM users WHERE organization_id = $1 ORDER BY id', [id]);
}
