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

test('If-Match: nothing is stored when one of the values has changed since, to whatever, or was removed', async () => {
  const { gameId: game_id, definitions, home } = world;
  const player_id = home[1]!;
  const send = (values: Record<string, number | null>, ifMatch?: string) => {
    const stats = Object.entries(values).map(([name, value]) => ({ stat_id: definitions[name], value }));
    return put({ player_id, game_id, stats }, ifMatch === undefined ? {} : { 'if-match': ifMatch });
  };
  const seen = await send({ PTS: 2, AST: 1 }, '"0"');
  expect(seen).toMatchObject({ status: 200, body: { success: true, version: expect.any(Number) } });
  const tag = String(seen.headers['etag']);
  expect(tag).toBe(`"${(seen.body as { version: number }).version}"`);
  const own = async () =>
    (await app.manager.query(
      `SELECT d.abbreviation, v.value FROM game_line_values v JOIN stat_definitions d ON d.organization_id = $1 AND d.id = v.stat_definition_id
       JOIN game_lines l ON l.organization_id = $1 AND l.id = v.game_line_id WHERE v.organization_id = $1 AND l.player_id = $2 ORDER BY d.position`,
      [world.organizationId, player_id],
    )) as object[];
  // Of another statistic nobody minds.
  await send({ REB: 7 });
  const next = await send({ PTS: 4 }, tag);
  expect(next).toMatchObject({ status: 200 });
  const stale = await send({ PTS: 5, AST: 2 }, tag);
  expect(stale).toMatchObject({
    status: 412,
    body: {
      code: 'PRECONDITION_FAILED',
      details: { changedFields: ['PTS'], changedBy: [`ann-${world.organizationId}`] },
    },
  });
  expect(await own()).toMatchObject([{ value: 4 }, { value: 1 }, { value: 7 }]);
  // What is there anyway is no conflict.
  expect(await send({ PTS: 4, AST: 2 }, tag)).toMatchObject({ status: 200 });
  const after = String(next.headers['etag']);
  await send({ PTS: null });
  expect(await send({ PTS: 6 }, after)).toMatchObject({ status: 412 });
  expect(await send({ PTS: 6 }, '"0"')).toMatchObject({ status: 412 });
  expect(await send({ PTS: 6 }, '*')).toMatchObject({ status: 200 });
  expect(await send({ PTS: 7 }, 'what')).toMatchObject({ status: 412 });
});

test('what is wrong is named as the caller has named it, whoever finds it', async () => {
  const [player_id] = world.home;
  const { gameId: game_id, definitions } = world;
  const send = (...stats: object[]) => put({ player_id, game_id, stats });
  const points = { stat_id: definitions.PTS, value: 1 };
  const negative = 'stats[1].value must be a whole number from 0 to 9999.';
  expect(await send(points, { stat_id: definitions.AST, value: -1 })).toMatchObject({
    status: 400,
    body: { message: negative, errors: [{ field: 'stats[1].value', message: negative }] },
  });
  const twice = 'stats[1] names a value that another one of stats names, too.';
  expect(await send(points, points)).toMatchObject({
    status: 400,
    body: { message: twice, errors: [{ field: 'stats[1]', message: twice }] },
  });
  expect(await send(points, { stat_id: 2 ** 31 - 1, value: 1 })).toMatchObject({
    status: 404,
    body: { errors: [{ field: 'stats[1].stat_id' }] },
  });
  expect(await send({ stat_id: definitions.FGM, value: 1 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'stats[0].stat_id' }] },
  });
  const [elsewhere] = world.away;
  expect(
    await put({ player_id: elsewhere! + 100_000, game_id, stats: [{ stat_id: definitions.PTS, value: 1 }] }),
  ).toMatchObject({ status: 404, body: { errors: [{ field: 'stats[0].player_id' }] } });
});
