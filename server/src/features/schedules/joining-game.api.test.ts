import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createOrganization, createSchedule } from '../../testing/factories.js';
import { createMovesWorld, DATES, type MovesWorld } from '../../testing/moves-world.js';

let app: TestApp;
let world: MovesWorld;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createMovesWorld(app);
});

describe('a game by hand', () => {
  const CREATE = 'mutation ($input: CreateGameInput!) { createGame(input: $input) { id } }';
  const create = (more: object = {}) => {
    const [homeTeamId, awayTeamId] = [String(world.teams.Ants), String(world.teams.Bees)];
    const where = { seasonLeagueId: String(world.seasonLeagueId), scheduleId: String(world.scheduleId) };
    return app.graphql<{ createGame: { id: string } }>(
      CREATE,
      { input: { ...where, homeTeamId, awayTeamId, date: DATES[1]!, time: '19:00', ...more } },
      { as: world.as },
    );
  };

  test('joins the schedule in the week of its date', async () => {
    const { data, errors } = await create();
    expect(errors).toBeUndefined();
    const week = await app.graphql<{ schedule: { week: { games: { id: string }[] } } }>(
      'query ($id: ID!) { schedule(id: $id) { week(index: 1) { games { id } } } }',
      { id: String(world.scheduleId) },
      { as: world.as },
    );
    expect(week.data!.schedule.week.games).toEqual([{ id: data!.createGame.id }]);
  });

  test('joins no schedule of another league, and none that is not there', async () => {
    const other = await createSchedule(app.manager, world.organizationId);
    const refused = await create({ scheduleId: String(other.id) });
    expect(refused.errors![0]!.message).toBe('The schedule is of another league.');
    const foreign = await createSchedule(app.manager, (await createOrganization(app.manager)).id);
    const missing = await create({ scheduleId: String(foreign.id) });
    expect(missing.errors![0]!.extensions!.code).toBe('NOT_FOUND');
    expect(await world.matchups()).toEqual([]);
  });
});
