import { afterAll, beforeAll, expect, test } from 'vitest';
import { restRouter } from '../../rest/router.js';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createEntryWorld, type EntryWorld } from '../../testing/entry-world.js';
import { rest } from '../../testing/rest-client.js';

let app: TestApp;
let world: EntryWorld;
beforeAll(async () => {
  app = await startTestApp({ routers: [restRouter] });
  world = await createEntryWorld(app);
});
afterAll(() => app.close());

const put = (json: object, headers: Record<string, string> = {}) =>
  rest(app, 'PUT /api/player-game-stats', { as: { ...world.ann, ...headers }, json });
const stored = async () =>
  (await app.manager.query(
    `SELECT d.abbreviation, v.value FROM game_line_values v JOIN stat_definitions d ON d.organization_id = $1 AND d.id = v.stat_definition_id
     WHERE v.organization_id = $1 ORDER BY d.position`,
    [world.organizationId],
  )) as { abbreviation: string; value: number }[];

test('the last one wins; a value of null removes; the same call is done once under its key', async () => {
  const [player_id] = world.home;
  const { gameId: game_id, definitions } = world;
  const stats = (values: Record<string, number | null>) =>
    Object.entries(values).map(([name, value]) => ({ player_id, game_id, stat_id: definitions[name], value }));
  const send = (values: Record<string, number | null>, headers?: Record<string, string>) =>
    put({ player_id, game_id, stats: stats(values) }, headers);
  expect(await send({ PTS: 12, AST: 3 })).toMatchObject({ status: 200, body: { success: true } });
  expect(await send({ PTS: 14, AST: null }, { 'idempotency-key': 'once' })).toMatchObject({ status: 200 });
  expect(await stored()).toEqual([{ abbreviation: 'PTS', value: 14 }]);
  await send({ PTS: 15 });
  expect(await send({ PTS: 14, AST: null }, { 'idempotency-key': 'once' })).toMatchObject({ status: 200 });
  expect(await stored()).toEqual([{ abbreviation: 'PTS', value: 15 }]);
  expect(await send({ FGM: 3 })).toMatchObject({ status: 422, body: { code: 'UNPROCESSABLE' } });
  expect(await send({ PTS: 10_000 })).toMatchObject({ status: 400 });
  expect(await put({ player_id, game_id, stats: [{ ...stats({ PTS: 1 })[0], game_id: game_id + 1 }] })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'stats[0].game_id' }] },
  });
  const other = await createEntryWorld(app);
  const foreign = { player_id, game_id: other.gameId };
  expect(await put({ ...foreign, stats: [{ ...foreign, stat_id: definitions['PTS'], value: 1 }] })).toMatchObject({
    status: 404,
  });
  expect(await stored()).toEqual([{ abbreviation: 'PTS', value: 15 }]);
});

test('player and game are said once above the list, or in each of its objects', async () => {
  const [player_id] = world.away;
  const { gameId: game_id, definitions } = world;
  const stats = [{ stat_id: definitions['PTS'], value: 8 }];
  expect(await put({ player_id, game_id, stats })).toMatchObject({ status: 200, body: { success: true } });
  expect((await stored()).map(({ value }) => value)).toContain(8);
  expect(await put({ game_id, stats })).toMatchObject({ status: 400 });
});
