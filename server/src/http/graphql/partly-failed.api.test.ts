import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrganization, createUser, unique } from '../../testing/factories.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';

let app: TestApp;
let organizationId: number;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
  organizationId = (await createOrganization(app.manager)).id;
  staff = await app.signInAs(await createUser(app.manager, organizationId));
});
afterAll(() => app.close());

/** Two that can be done, and between them one that cannot. */
const THREE = `mutation {
  first: createSeason(input: { name: "First" }) { name }
  nameless: createSeason(input: { name: "" }) { name }
  third: createSeason(input: { name: "Third" }) { name }
}`;

async function seasons(): Promise<string[]> {
  const rows = (await app.manager.query('SELECT name FROM seasons WHERE organization_id = $1 ORDER BY id', [
    organizationId,
  ])) as { name: string }[];
  return rows.map(({ name }) => name);
}

test('a mutation that fails hides nothing of what the others of its document did, and a repeated key answers the same', async () => {
  const send = () => app.graphql(THREE, {}, { as: staff, headers: { 'idempotency-key': key } });
  const key = unique('key');
  const first = await send();
  expect(first.data).toEqual({ first: { name: 'First' }, nameless: null, third: { name: 'Third' } });
  expect(first.errors).toMatchObject([{ path: ['nameless'], extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(await seasons()).toEqual(['First', 'Third']);
  const again = await send();
  expect([again.data, again.errors, again.headers['idempotency-replayed']]).toEqual([first.data, first.errors, 'true']);
  expect(await seasons()).toEqual(['First', 'Third']);
});

test('a document whose every mutation fails has an answer for each', async () => {
  const { data, errors } = await app.graphql(
    'mutation { a: createTeam(input: { name: "" }) { id } b: deleteTeams(ids: ["0"]) { undoId } }',
    {},
    { as: staff },
  );
  expect(data).toEqual({ a: null, b: null });
  expect(errors?.map(({ path }) => path)).toEqual([['a'], ['b']]);
});
