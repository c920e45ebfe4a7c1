import { getNamedType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { unique } from '../testing/factories.js';
import { callOf, type RestCall } from '../testing/rest-permissions/call.js';
import { restPermissionRows } from '../testing/rest-permissions/rows.js';
import { type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { isAddress, isName } from '../testing/texts/text-fields.js';
import { bindRows } from './bound-row.js';
import { restRouter } from './router.js';
import { operationFiles, prepareOperations } from './operations.js';
import { routes } from './routes.js';

const BAD_ADDRESSES = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'https://evil.example/\r\nSet-Cookie: a=b',
  'https://a.example/\u0000',
  'https:\\\\evil.example',
];
const BAD_NAMES = ['x'.repeat(10_000), 'a\u0000b', 'a\u202eb', 'a\u0007b', 'a\u2066b'];
const KEPT = 'نادي القدس 🏀👩‍👧 Ünï';

/** What is named by an id needs no name. */
const INSTEAD_OF_NAMES = new Set(['player_id', 'captainId', 'copyFromTeamId', 'copyFromSeasonId']);

const schema = graphSchema();
const bound = new Map(
  bindRows(schema, routes, prepareOperations(schema, operationFiles())).map((row) => [
    `${row.row.method} ${row.row.path}`,
    row,
  ]),
);

/** Every text of every body, as JSON and, where that is possible, as a form. */
const texts = restPermissionRows
  .filter(({ call }) => call !== 'POST /api/auth/login')
  .flatMap((line) => {
    const { row, body } = bound.get(line.call)!;
    const found = body.filter(
      ({ type, binding }) => getNamedType(type).name === 'String' && typeof binding === 'string',
    );
    const transports = row.multipart ? (['JSON', 'form'] as const) : (['JSON'] as const);
    return found.flatMap(({ name, inGraph }) =>
      transports.map((transport) => ({
        line,
        call: line.call,
        access: row.access,
        param: name,
        field: { mutation: '', path: '', name: inGraph, description: '' },
        transport,
      })),
    );
  });

test('a text is known by what the graph calls it', () => {
  expect(texts.filter(({ field }) => isName(field)).map(({ call, param }) => `${call} ${param}`)).toContain(
    'PUT /api/seasonsv2/{season}/leagues/{league}/teams/{teamId} captain',
  );
});

let world: RestWorld;
beforeAll(async () => {
  world = await startRestWorld([restRouter]);
});
afterAll(() => world.close());

test.each(texts.filter(({ field }) => isAddress(field)))(
  '$call: $param leads to http or https ($transport)',
  async (text) => {
    for (const address of BAD_ADDRESSES)
      expect([address, ...(await outcome(text, address))]).toEqual([address, 400, text.param]);
    expect(await world.untouched()).toBe(true);
  },
);

test.each(texts.filter(({ field }) => isName(field)))(
  '$call: $param is of a length that can be read ($transport)',
  async (text) => {
    for (const name of BAD_NAMES)
      expect([name.slice(0, 10), ...(await outcome(text, name))]).toEqual([name.slice(0, 10), 400, text.param]);
    expect(await world.untouched()).toBe(true);
  },
);

test.each(texts.filter(({ field }) => isName(field)))(
  '$call: $param keeps emoji and text from right to left ($transport)',
  async (text) => {
    const name = `${KEPT} ${unique('n').slice(-9)}`;
    const tenant = await world.fresh();
    const { status, text: answered } = await send(text, name, tenant);
    expect([status, answered.includes(name)]).toEqual([200, true]);
  },
);

type Text = (typeof texts)[number];

/** The status, and the first field that is said to be wrong. */
async function outcome(text: Text, value: string): Promise<[number, string | undefined]> {
  const { status, text: answered } = await send(text, value, world.own);
  return [status, (JSON.parse(answered) as { errors?: { field: string }[] }).errors?.[0]?.field];
}

async function send({ line, access, param, transport }: Text, value: string, tenant: RestWorld['own']) {
  const as = await world.signIn(access === 'admin' ? 'staff' : 'super_admin', tenant);
  const { body: fair, ...call } = callOf(line, tenant);
  const named = Object.fromEntries(Object.entries(fair).filter(([name]) => !INSTEAD_OF_NAMES.has(name)));
  const body = { ...named, ...(param === 'url' && { is_external: true }), [param]: value };
  return transport === 'JSON' ? sendJson({ ...call, body }, as) : sendForm({ ...call, body }, as);
}

function sendJson({ method, path, body }: RestCall, as: Record<string, string>) {
  return world.app.request({
    method,
    path,
    as,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Bytes as they are: a browser would write line breaks and quotes of values another way. */
function sendForm({ method, path, body }: RestCall, as: Record<string, string>) {
  const parts = Object.entries(body).flatMap(([name, value]) =>
    [value]
      .flat()
      .map(
        (each) =>
          `--b\r\nContent-Disposition: form-data; name="${Array.isArray(value) ? `${name}[]` : name}"\r\n\r\n${String(each)}\r\n`,
      ),
  );
  return world.app.request({
    method,
    path,
    as,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: `${parts.join('')}--b--\r\n`,
  });
}
