import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphSchema } from '../../schema.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';

let app: TestApp;
let staff: Caller;
let root: Caller;
let own: { id: number; name: string };
let other: { id: number; name: string };
beforeAll(async () => {
  app = await startTestApp();
  [own, other] = [await createOrganization(app.manager), await createOrganization(app.manager)];
  staff = await app.signInAs({ id: (await createUser(app.manager, own.id)).id, organizationId: own.id });
  root = await app.signInAs({ id: (await createUser(app.manager, null)).id, organizationId: own.id });
});
afterAll(() => app.close());

const polluted = (): unknown => ({} as Record<string, unknown>)['polluted'];
const send = (body: string, headers: Record<string, string>) =>
  app.request({ method: 'POST', path: '/graphql', as: staff, headers, body });
const sendJson = (body: string) => send(body, { 'content-type': 'application/json' });
const CREATE = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id name } }';

function multipart(operations: unknown, map: string) {
  const parts = [
    ['operations', typeof operations === 'string' ? operations : JSON.stringify(operations)],
    ['map', map],
  ].map(([name, text]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`);
  const file =
    '--b\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--b--\r\n';
  return send(parts.join('') + file, {
    'content-type': 'multipart/form-data; boundary=b',
    'apollo-require-preflight': '1',
  });
}

describe('keys that every object has', () => {
  test.each([
    `{"query":${JSON.stringify(CREATE)},"variables":{"input":{"name":"Ants","__proto__":{"polluted":1}}}}`,
    `{"query":${JSON.stringify(CREATE)},"variables":{"input":{"name":"Ants","constructor":{"prototype":{"polluted":1}}}}}`,
    `{"query":${JSON.stringify(CREATE)},"variables":{"input":{"name":"Ants","organizationId":"1"}}}`,
  ])('are no fields of an input: %s', async (body) => {
    const { text } = await sendJson(body);
    expect([JSON.parse(text), polluted()]).toMatchObject([
      { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
      undefined,
    ]);
  });

  test('are nothing beside an operation', async () => {
    const { text } = await sendJson(
      '{"query":"{ __typename }","__proto__":{"polluted":1},"variables":{"__proto__":{"polluted":1}},"extensions":{"__proto__":{"polluted":1}}}',
    );
    expect([JSON.parse(text), polluted()]).toEqual([{ data: { __typename: 'Query' } }, undefined]);
  });

  test.each([
    '["__proto__.polluted"]',
    '["variables.__proto__.polluted"]',
    '["constructor.prototype.polluted"]',
    '["variables.constructor.prototype.polluted"]',
    '["query"]',
    '[["__proto__"],"polluted"]',
    '{"length":1}',
    '"variables.image"',
  ])('are no place for a file: %s', async (paths) => {
    const { status } = await multipart({ query: '{ __typename }', variables: { image: null } }, `{"0":${paths}}`);
    expect([status < 500, polluted(), ({} as Record<string, unknown>)['0']]).toEqual([true, undefined, undefined]);
  });

  test.each([
    '{"0":["variables.image"]',
    '[]',
    'null',
    '{"__proto__":["variables.image"]}',
    '{"0":["variables.image"],"0":["variables.other"]}',
    '{}',
  ])('nor is a map that is none: %s', async (map) => {
    expect([
      (await multipart({ query: '{ __typename }', variables: { image: null } }, map)).status < 500,
      polluted(),
    ]).toEqual([true, undefined]);
  });

  test.each(['{"__proto__":"G-ABC1234"}', '{"constructor":"G-ABC1234"}', '{"localhost":{"__proto__":{"polluted":1}}}'])(
    'are hosts like others, or none, where page views are counted: %s',
    async (ids) => {
      const update =
        'mutation ($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { id } }';
      const body = `{"query":${JSON.stringify(update)},"variables":{"id":"${own.id}","input":{"expectedVersion":1,"analyticsIds":${ids}}}}`;
      const { text } = await app.request({
        method: 'POST',
        path: '/graphql',
        as: root,
        headers: { 'content-type': 'application/json' },
        body,
      });
      expect([text.includes('INTERNAL'), polluted(), String({})]).toEqual([false, undefined, '[object Object]']);
    },
  );
});

test('of a key that is there twice the last one counts, for forgery, cache and execution alike', async () => {
  const twice = (first: string, last: string): string =>
    `{"query":${JSON.stringify(first)},"query":${JSON.stringify(last)}}`;
  const write = 'mutation { createTeam(input: { name: "Twice" }) { name } }';
  expect(JSON.parse((await sendJson(twice(write, '{ __typename }'))).text)).toEqual({ data: { __typename: 'Query' } });
  const visitor = {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: twice('{ __typename }', write),
  };
  for (let round = 0; round < 2; round += 1)
    expect(JSON.parse((await app.request(visitor)).text)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  expect(
    await app.manager.query('SELECT count(*)::integer AS count FROM teams WHERE organization_id = ANY($1)', [
      [own.id, other.id],
    ]),
  ).toEqual([{ count: 0 }]);
});

/** Whoever adds one has to say here who may send it; see also the table of permissions. */
test('only these operations take a role or an organization from their caller', () => {
  const mutations = Object.values(graphSchema().getMutationType()!.getFields());
  const found = mutations.flatMap(({ name, args }) =>
    args.flatMap((arg) => {
      const type = getNamedType(arg.type);
      const fields = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
      return [arg.name, ...fields]
        .filter((field) => /role|organi[sz]ation|tenant|admin/i.test(field))
        .map((field) => `${name} ${field}`);
    }),
  );
  expect(found.toSorted()).toEqual([
    'actFor organizationId',
    'addUserToOrganization organizationId',
    'createUser organizationId',
    'createUser role',
    'followTeamByMail organizationId',
    'followTeamByPush organizationId',
    'renewPushSubscription organizationId',
    'unfollowTeamByPush organizationId',
    'updateUser organizationId',
    'updateUser role',
  ]);
});
