import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createGame, createLeagueWorld, createUser, type LeagueWorld } from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DELETE = 'mutation ($ids: [ID!]!) { done: deleteTeams(ids: $ids) { message } }';
const REMOVE = 'mutation ($ids: [ID!]!) { done: removeTeamsFromLeague(ids: $ids) { message } }';

let world: LeagueWorld;
let as: Caller;
/** Of Ants and Bees, to come. */
let game: { id: number };
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  as = await app.signInAs(await createUser(app.manager, world.organizationId));
  const { current, teams } = world;
  game = await createGame(app.manager, world.organizationId, {
    seasonId: current.season.id,
    seasonLeagueId: current.seasonLeague.id,
    homeTeamId: teams.ants.id,
    awayTeamId: teams.bees.id,
    date: '2026-03-01',
    status: 'scheduled',
  });
});

test.each([
  ['deleted', DELETE, () => world.teams.ants.id, 'Deleted team Ants with 2 places in leagues, 6 roster entries and 3'],
  ['removed from its league', REMOVE, () => world.current.slts.ants.id, 'Removed team Ants from the league, with 3'],
])('a game that other teams are to play at this very moment stays when its former team is %s', async (...row) => {
  const [, mutation, idOf, words] = row;
  const { data, errors } = await overtaken(
    app.database.pool,
    (other) =>
      other.query('UPDATE games SET home_team_id = $3 WHERE organization_id = $1 AND id = $2', [
        world.organizationId,
        game.id,
        world.teams.cats.id,
      ]),
    () => app.graphql<{ done: { message: string } }>(mutation, { ids: [idOf()] }, { as }),
  );
  expect(errors).toBeUndefined();
  expect(
    await app.manager.query('SELECT home_team_id AS home FROM games WHERE organization_id = $1 AND id = $2', [
      world.organizationId,
      game.id,
    ]),
  ).toEqual([{ home: world.teams.cats.id }]);
  // Nor is it counted among those that went.
  expect(data?.done.message).toContain(words);
});
