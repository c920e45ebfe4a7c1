import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import type { Caller } from '../testing/app.js';
import { callOf, type RestCall } from '../testing/rest-permissions/call.js';
import type { RestPermissionRow } from '../testing/rest-permissions/row.js';
import { restPermissionRows } from '../testing/rest-permissions/rows.js';
import { type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { restRouter } from './router.js';
import { operationFiles, prepareOperations } from './operations.js';
import { routes } from './routes.js';

type Headers = Record<string, string>;

const writing = restPermissionRows.filter(({ call }) => !call.startsWith('GET'));
const accessOf = ({ call }: RestPermissionRow): string =>
  routes.find(({ method, path }) => `${method} ${path}` === call)!.access;
/** Hosts that a caller may make up; without a trusted proxy none of them counts. */
const MADE_UP = (host: string): Headers => ({
  'x-forwarded-host': host,
  'x-forwarded-server': host,
  'x-original-host': host,
  'x-host': host,
  forwarded: `host=${host}`,
  'x-forwarded-proto': 'https',
});

let world: RestWorld;
beforeAll(async () => {
  world = await startRestWorld([restRouter]);
});
afterAll(() => world.close());

test('what GET answers only asks, and everything else changes something: forgery is looked for by the method', () => {
  const operations = prepareOperations(graphSchema(), operationFiles());
  const kinds = routes.map(({ method, operation }) => [
    method === 'GET',
    operations.get(operation)!.definition.operation,
  ]);
  expect(kinds.filter(([isRead, kind]) => (isRead ? 'query' : 'mutation') !== kind)).toEqual([]);
  expect(
    routes
      .flatMap(({ lookup = [] }) => lookup)
      .filter((name) => operations.get(name)!.definition.operation !== 'query'),
  ).toEqual([]);
});

describe.each(writing)('$call', (line) => {
  test('is refused when a page of another site sends it, with everything that the browser adds by itself', async () => {
    const as = await world.signIn(accessOf(line) === 'super_admin' ? 'super_admin' : 'staff', world.own);
    const theirs = world.other.things.domain;
    const foreign: Headers[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: '' },
      { origin: `https://${theirs}` },
      { origin: 'https://localhost.evil.example' },
      { origin: 'http://localhost:81' },
      { origin: 'http://localhost@evil.example' },
      { origin: 'file://' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example', ...MADE_UP('evil.example') },
    ];
    for (const headers of foreign)
      expect([headers, (await send(callOf(line, world.own), as, headers)).status]).toEqual([headers, 403]);
    expect(await world.untouched()).toBe(true);
  });

  test('is refused without the token of its session, in whatever form it comes', async () => {
    const { cookie = '' } = await world.signIn(accessOf(line) === 'super_admin' ? 'super_admin' : 'staff', world.own);
    const elsewhere = await world.signIn('staff', world.other);
    const token = elsewhere['x-xsrf-token']!;
    const attempts: Headers[] = [
      {},
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/x-www-form-urlencoded' },
      { 'content-type': 'multipart/form-data; boundary=b' },
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': token },
      { origin: 'http://localhost' },
      { 'x-requested-with': 'XMLHttpRequest' },
      { cookie: `${cookie}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
    ];
    for (const headers of attempts)
      expect([headers, (await send(callOf(line, world.own), { cookie }, headers)).status]).toEqual([headers, 403]);
    expect(await world.untouched()).toBe(true);
  });

  test('takes no body of a type that forms send without asking', async () => {
    const as = await world.signIn(accessOf(line) === 'super_admin' ? 'super_admin' : 'staff', world.own);
    const types = [
      'text/plain',
      'text/plain; charset=application/json',
      'application/x-www-form-urlencoded',
      'application/jsonx',
      'text/json',
      '',
      'application/json-patch+json',
    ];
    for (const type of types)
      expect([type, (await send(callOf(line, world.own), as, { 'content-type': type }, '{"a":1}')).status]).toEqual([
        type,
        415,
      ]);
    expect(await world.untouched()).toBe(true);
  });

  test('is not asked for by another method', async () => {
    const as = await world.signIn(accessOf(line) === 'super_admin' ? 'super_admin' : 'staff', world.own);
    const [method = '', pattern = ''] = line.call.split(' ');
    const { path } = callOf(line, world.own);
    const isRead = routes.some((row) => row.method === 'GET' && shapeOf(row.path) === shapeOf(pattern));
    const overrides = { 'x-http-method-override': method, 'x-method-override': method, 'x-http-method': method };
    for (const other of ['GET', 'HEAD', 'OPTIONS', 'PATCH', 'TRACE']) {
      const { status, headers } = await world.app.request({
        method: other,
        path: `${path}?_method=${method}`,
        as,
        headers: overrides,
      });
      const answers = isRead && (other === 'GET' || other === 'HEAD');
      expect([other, status === 405, headers['access-control-allow-origin']]).toEqual([other, !answers, undefined]);
    }
    expect(await world.untouched()).toBe(true);
  });
});

test("a page of the organization's own domain is let in there, and at no other organization's", async () => {
  const mine = await world.fresh();
  const as = await world.signIn('staff', mine);
  const call: RestCall = { method: 'POST', path: '/api/teams', body: { name: 'Ants' } };
  const origin = `http://${mine.things.domain}`;
  expect((await send(call, as, { origin, host: mine.things.domain })).status).toBe(200);
  expect((await send(call, as, { origin, host: world.other.things.domain })).status).toBe(403);
  expect(
    (await send(call, as, { origin: `http://${world.other.things.domain}`, host: mine.things.domain })).status,
  ).toBe(403);
  expect((await send(call, as, { origin: `https://${mine.things.domain}`, host: mine.things.domain })).status).toBe(
    403,
  );
});

test('a host that the caller makes up is nobody: it names no tenant, and no origin', async () => {
  const { domain } = world.own.things;
  const answer = await world.app.request({ path: '/api/seasonsv2', headers: MADE_UP(domain) });
  expect([answer.status, answer.headers['strict-transport-security']]).toEqual([400, undefined]);
  expect(
    (
      await world.app.request({
        path: '/api/seasonsv2',
        headers: { ...MADE_UP(world.other.things.domain), host: domain },
      })
    ).text,
  ).toContain(`"id":${world.own.things.season}`);
});

function send({ method, path, body }: RestCall, as: Caller, headers: Headers, text = JSON.stringify(body)) {
  return world.app.request({
    method,
    path,
    as,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers },
    body: text,
  });
}

function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, '*');
}
