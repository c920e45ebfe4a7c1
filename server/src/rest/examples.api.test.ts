import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphSchema } from '../schema.js';
import { callOf } from '../testing/rest-permissions/call.js';
import { restPermissionRows } from '../testing/rest-permissions/rows.js';
import { type RestWorld, startRestWorld } from '../testing/rest-permissions/world.js';
import { bindRows } from './bound-row.js';
import { EXAMPLE_BODIES } from './examples.js';
import { restRouter } from './router.js';
import { openApiDocument } from './openapi.js';
import { templateOf } from './openapi-parameters.js';
import { operationFiles, prepareOperations } from './operations.js';
import { routes } from './routes.js';

interface Described {
  paths: Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { example?: object; schema: object }> } }>
  >;
}

const schema = graphSchema();
const document = openApiDocument(
  bindRows(schema, routes, prepareOperations(schema, operationFiles())),
) as unknown as Described;
const ajv = formats.default(new Ajv2020({ strict: false }));
ajv.addSchema(document, 'document');

let world: RestWorld;
beforeAll(async () => {
  world = await startRestWorld([restRouter]);
});
afterAll(() => world.close());

/** The part of the document about a call: JSON Schema finds it there. */
function isAsDescribed(call: string, place: string, value: unknown): true | string {
  const [method = '', path = ''] = call.split(' ');
  const template = templateOf(routes.find((row) => row.method === method && row.path === path)!);
  const pointer = ['paths', template, method.toLowerCase(), ...place.split(' ')]
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
  const check = ajv.compile({ $ref: `document#/${encodeURI(pointer)}` });
  return check(value) || ajv.errorsText(check.errors);
}

test('every call that takes fields has an example of them, and no other', () => {
  const described = routes
    .filter((row) => document.paths[templateOf(row)]![row.method.toLowerCase()]!.requestBody)
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(EXAMPLE_BODIES).toSorted()).toEqual(described.toSorted());
});

test.each(restPermissionRows)('the example of $call works, and is answered as described', async (line) => {
  const tenant = await world.fresh();
  const own = line.body(tenant);
  const example = EXAMPLE_BODIES[line.call];
  expect(example ? isAsDescribed(line.call, 'requestBody content application/json schema', example) : true).toBe(true);
  // Who signs in is an account of the test.
  const body = line.call === 'POST /api/auth/login' ? own : (example ?? own);
  const call = callOf({ ...line, body: () => body }, tenant);
  const { status, body: answer } = await world.send(call, await world.signIn('super_admin', tenant));
  expect([status, answer]).toEqual([200, answer]);
  expect(isAsDescribed(line.call, 'responses 200 content application/json schema', answer)).toBe(true);
});
