import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

let app: TestApp;
// A whole table is locked here, which others' tests would wait for.
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test('an organization that goes right after a change of it is not found', async () => {
  const root = await app.signInAs(await createUser(app.manager, null));
  const { id } = await createOrganization(app.manager);
  let other!: PoolClient;
  const { errors } = await overtaken(
    app.database.pool,
    // Only whoever reads the organization with its logo waits for this: the change is through by then.
    (client) => (other = client).query('LOCK TABLE upload_sizes IN ACCESS EXCLUSIVE MODE'),
    () =>
      app.graphql(
        'mutation ($id: ID!) { updateOrganization(id: $id, input: { name: "New", expectedVersion: 1 }) { id } }',
        { id },
        { as: root },
      ),
    () => other.query("DELETE FROM organizations WHERE id = $1 AND name = 'New'", [id]),
  );
  expect(await app.manager.query('SELECT FROM organizations WHERE id = $1', [id])).toEqual([]);
  expect(errors?.[0]).toMatchObject({ message: 'Organization not found.', extensions: { code: 'NOT_FOUND' } });
});

test('of organizations that are made at once by one name each gets a slug of its own', async () => {
  const root = await app.signInAs(await createUser(app.manager, null));
  const make = async (): Promise<string | undefined> => {
    const { data } = await app.graphql<{ made: { slug: string } }>(
      'mutation { made: createOrganization(input: { name: "Twin League" }) { slug } }',
      {},
      { as: root },
    );
    return data?.made?.slug;
  };
  const slugs = await Promise.all([make(), make(), make()]);
  expect(slugs.toSorted()).toEqual(['twin-league', 'twin-league-2', 'twin-league-3']);
});
