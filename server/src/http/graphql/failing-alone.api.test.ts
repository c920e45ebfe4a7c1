import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, type LeagueWorld } from '../../testing/factories.js';

let app: TestApp;
let world: LeagueWorld;
beforeAll(async () => {
  app = await startTestApp();
  world = await createLeagueWorld(app.manager);
});
afterAll(() => app.close());

test.each([
  ['leaders(stat: "XYZ") { rank }'],
  ['teams(first: 0) { totalCount }'],
  ['games(after: "x") { totalCount }'],
  ['players(first: 5000) { totalCount }'],
])('%s fails alone', async (field) => {
  const { slug, name } = world.organization;
  const { data, errors } = await app.graphql(
    `{ organization(slug: "${slug}") { name wrong: ${field} seasons { name } } sports { name } }`,
  );
  expect(errors).toMatchObject([{ path: ['organization', 'wrong'], extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(data).toMatchObject({ organization: { name, wrong: null, seasons: [{}, {}] }, sports: expect.any(Array) });
});

test('so does a root field that its caller may not see', async () => {
  const { data, errors } = await app.graphql('{ users { id } sports { name } }');
  expect([data, errors?.map(({ path }) => path)]).toEqual([{ users: null, sports: expect.any(Array) }, [['users']]]);
});
