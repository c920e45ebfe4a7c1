import { afterAll, beforeAll, expect, test } from 'vitest';
import { restRouter } from '../../rest/router.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';

const DEPTH = 45_000;
const LIST = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
const OBJECT = '{"a":'.repeat(16_000) + '1' + '}'.repeat(16_000);

let app: TestApp;
let as: Caller;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  const { id: organizationId } = await createOrganization(app.manager);
  as = await app.signInAs({ id: (await createUser(app.manager, organizationId)).id, organizationId });
});
afterAll(() => app.close());

const post = (path: string, body: string) =>
  app.request({ method: 'POST', path, as, headers: { 'content-type': 'application/json' }, body });
const CREATE = JSON.stringify('mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }');
const UPDATE = JSON.stringify(
  'mutation ($id: ID!, $input: UpdateOrganizationInput!) { updateOrganization(id: $id, input: $input) { id } }',
);

test.each([
  ['/api/teams', (deep: string) => `{"name":${deep}}`],
  ['/api/teams', (deep: string) => `{"name":"x","unavailableSlots":${deep}}`],
  ['/api/teams', (deep: string) => `{"name":"x","leagueId":${deep}}`],
  ['/api/usersv2', (deep: string) => `{"username":"x","role":"staff","organization_id":${deep}}`],
  ['/api/organization-links', (deep: string) => `{"label":"x","organization_id":${deep}}`],
  ['/graphql', (deep: string) => `{"query":${CREATE},"variables":{"input":{"name":${deep}}}}`],
  ['/graphql', (deep: string) => `{"query":${CREATE},"variables":{"input":${deep}}}`],
  ['/graphql', (deep: string) => `{"query":${UPDATE},"variables":{"id":"1","input":{"analyticsIds":${deep}}}}`],
  ['/graphql', (deep: string) => `{"query":"{ __typename }","extensions":${deep}}`],
  ['/graphql', (deep: string) => JSON.stringify({ query: `mutation { createTeam(input: ${deep}) { id } }` })],
])('%s is not broken by a body that goes very deep', async (path, bodyOf) => {
  for (const deep of [LIST, OBJECT]) {
    const { status, text } = await post(path, bodyOf(deep));
    expect([status < 500, /INTERNAL/.test(text)]).toEqual([true, false]);
  }
});

test('nor are operations beside files', async () => {
  for (const deep of [LIST, OBJECT]) {
    const operations = `{"query":${CREATE},"variables":{"input":{"name":${deep}}}}`;
    const body = `--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${operations}\r\n--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--b--\r\n`;
    const { status, text } = await app.request({
      method: 'POST',
      path: '/graphql',
      as,
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': '1' },
      body,
    });
    expect([status < 500, /INTERNAL/.test(text)]).toEqual([true, false]);
  }
});
