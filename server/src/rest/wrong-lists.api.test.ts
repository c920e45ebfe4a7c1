import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.js';
import { createLeagueWorld, createUser, type LeagueWorld } from '../testing/factories.js';
import { rest } from '../testing/rest-client.js';
import { restRouter } from './router.js';

let app: TestApp;
let world: LeagueWorld;
/** The sentences of a refusal that begin with their field; of others the field. */
let refusal: (what: string, json: unknown) => Promise<string[]>;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  world = await createLeagueWorld(app.manager);
  const as = await app.signInAs(await createUser(app.manager, world.organizationId));
  refusal = async (what, json) => {
    const { body } = await rest<{ errors?: { field: string; message: string }[] }>(app, what, { as, json });
    return (body.errors ?? []).map(({ field, message }) => (message.startsWith(`${field} `) ? message : field));
  };
});
afterAll(() => app.close());

test('what is wrong within a list is named by the names and at the place that the caller gave', async () => {
  const [game, player] = [world.current.games[0]!.id, world.players.ants[0]!.id];
  const stats = (list: unknown): Promise<string[]> =>
    refusal('PUT /api/player-game-stats', { game_id: game, player_id: player, stats: list });
  expect(await stats([{ stat_id: 1, value: 2 }, { value: 3 }])).toEqual(['stats[1].stat_id is required.']);
  expect(await stats([{ stat_id: 'x', value: 2.5 }])).toEqual([
    'stats[0].stat_id must be a positive integer.',
    'stats[0].value must be an integer.',
  ]);
  expect(await stats({ value: 3 })).toEqual(['stats.player_id is required.', 'stats.stat_id is required.']);
  expect(await stats(5)).toEqual(['stats must be a list of objects.']);
  expect(await stats([null])).toEqual(['stats[0] must not be empty.']);
  expect(await stats([{ stat_id: 999_999_999, value: 3 }])).toEqual(['stats[0].stat_id']);
});

test('what stands once above a list is named there', async () => {
  const json = { game_id: world.current.games[0]!.id, player_id: 'x', stats: [{ stat_id: 1, value: 2 }] };
  expect(await refusal('PUT /api/player-game-stats', json)).toEqual(['player_id must be a positive integer.']);
});

test('of a list that is put into an order, the place is the one before it was sorted', async () => {
  const order = (list: unknown): Promise<string[]> =>
    refusal('PUT /api/playerAttributes/reorder', { attributes: list });
  expect(
    await order([
      { id: 'x', order: 2 },
      { id: 7, order: 0 },
      { id: 8, order: 1 },
    ]),
  ).toEqual(['attributes[0].id must be a positive integer.']);
  expect(await order([{ order: 1 }, { id: 7, order: 0 }])).toEqual(['attributes[0].id is required.']);
  expect(await order([{ id: 7, order: 0 }, 8])).toEqual(['attributes[1] must be an object.']);
  expect(await order({ id: 7, order: 0 })).toEqual(['attributes must be a list.']);
  expect(await order('x')).toEqual(['attributes must be a positive integer.']);
});

test('keys of an object are the caller’s own', async () => {
  const player = world.players.ants[0]!.id;
  expect(await refusal(`PUT /api/playersv2/${player}`, { attributes: { Height: '2 m', Number: {} } })).toEqual([
    'attributes.Number must be a text.',
  ]);
});
