import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, createUser } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import { ByeEntity } from './bye.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a bye that is given to another team while it is deleted goes, and the trail names that team', async () => {
  const { organizationId, current } = await createLeagueWorld(app.manager);
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const { id } = await app.manager.save(ByeEntity, { organizationId, seasonLeagueTeamId: current.slts.ants.id });
  const { data, errors } = await overtaken(
    app.database.pool,
    (other) =>
      other.query('UPDATE byes SET season_league_team_id = $3 WHERE organization_id = $1 AND id = $2', [
        organizationId,
        id,
        current.slts.bees.id,
      ]),
    () =>
      app.graphql(
        'mutation ($id: ID!) { deleteCalendarItems(items: { byeIds: [$id] }) { deletedIds } }',
        { id: String(id) },
        { as },
      ),
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ deleteCalendarItems: { deletedIds: [String(id)] } });
  expect(
    await app.manager.query(
      "SELECT entity_label AS label FROM audit_entries WHERE organization_id = $1 AND action = 'bye.delete'",
      [organizationId],
    ),
  ).toEqual([{ label: 'Bye of Bees' }]);
});
