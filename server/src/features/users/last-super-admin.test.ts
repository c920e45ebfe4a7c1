import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createUser } from '../../testing/factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());

test('of two super administrators who delete each other at once one remains', async () => {
  const { id: organizationId } = await createOrganization(app.manager);
  for (let round = 0; round < 5; round += 1) {
    await app.manager.query('DELETE FROM users');
    const [one, two] = [
      await createUser(app.manager, organizationId, { role: 'super_admin' }),
      await createUser(app.manager, organizationId, { role: 'super_admin' }),
    ];
    const [asOne, asTwo] = [
      await app.signInAs({ id: one.id, organizationId }),
      await app.signInAs({ id: two.id, organizationId }),
    ];
    const remove = 'mutation ($id: ID!) { deleteUser(id: $id) { undoId } }';
    const answers = await Promise.all([
      app.graphql(remove, { id: two.id }, { as: asOne }),
      app.graphql(remove, { id: one.id }, { as: asTwo }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await app.manager.query('SELECT count(*)::integer AS count FROM users')).toEqual([{ count: 1 }]);
  }
});
