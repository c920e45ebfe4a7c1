import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createLeagueWorld, createPlayer, createRosterEntry, createUser } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['Removed Ana Reyes from the roster.', 'removePlayersFromTeam(ids: [$id])'],
  ['Moved Ana Reyes to Bees.', 'movePlayersToTeam(ids: [$id], seasonLeagueTeamId: $to)'],
])('a player who is merged meanwhile: %s', async (message, what) => {
  const { organizationId, current } = await createLeagueWorld(app.manager);
  const as = await app.signInAs(await createUser(app.manager, organizationId));
  const [kept, twin] = [
    await createPlayer(app.manager, organizationId, { firstName: 'Ana', lastName: 'Reyes' }),
    await createPlayer(app.manager, organizationId, { firstName: 'Anna', lastName: 'Reyes' }),
  ];
  const { id } = await createRosterEntry(app.manager, organizationId, {
    seasonLeagueTeamId: current.slts.ants.id,
    playerId: twin.id,
  });
  const { data, errors } = await overtaken(
    app.database.pool,
    async (other) => {
      await other.query('UPDATE roster_entries SET player_id = $3 WHERE organization_id = $1 AND id = $2', [
        organizationId,
        id,
        kept.id,
      ]);
      await other.query('DELETE FROM players WHERE organization_id = $1 AND id = $2', [organizationId, twin.id]);
    },
    () =>
      app.graphql(
        `mutation ($id: ID!${what.includes('$to') ? ', $to: ID!' : ''}) { done: ${what} { message } }`,
        { id, to: current.slts.bees.id },
        { as },
      ),
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({ done: { message } });
});
