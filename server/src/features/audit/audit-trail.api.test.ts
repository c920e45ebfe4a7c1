import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Trail {
  auditTrail: { totalCount: number; pageInfo: { endCursor: string }; nodes: { label: string }[] };
}

test('the trail is read newest first, in pieces, whatever the number of digits of its ids', async () => {
  const { id } = await createOrganization(app.manager);
  const owner = await app.signInAs(await createUser(app.manager, id, { role: 'org_owner' }));
  const add = (label: string) =>
    app.graphql(
      'mutation ($input: CreateLinkInput!) { createLink(input: $input) { id } }',
      { input: { label } },
      { as: owner },
    );
  // More than ten, so that the ids' numbers of digits differ in a small database.
  const labels = Array.from({ length: 12 }, (_, index) => `Link ${index}`);
  for (const label of labels) await add(label);
  const read = (after: string | null) =>
    app.graphql<Trail>(
      'query ($after: String) { auditTrail(first: 8, after: $after) { totalCount pageInfo { endCursor } nodes { label } } }',
      { after },
      { as: owner },
    );
  const first = (await read(null)).data!.auditTrail;
  const second = (await read(first.pageInfo.endCursor)).data!.auditTrail;
  expect([...first.nodes, ...second.nodes].map(({ label }) => label)).toEqual(labels.toReversed());
  expect(first.totalCount).toBe(12);
});
