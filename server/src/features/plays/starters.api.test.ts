import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import {
  changed,
  createPlaysWorld,
  enterPlays,
  newPlay,
  type PlaySent,
  type PlaysWorld,
} from '../../testing/plays-world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Of the players with a line those who start, in the order of the roster. */
async function starters({ organizationId, gameId, home, away }: PlaysWorld): Promise<string[]> {
  const rows = (await app.manager.query(
    'SELECT player_id AS id FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND started',
    [organizationId, gameId],
  )) as { id: number }[];
  const started = new Set(rows.map(({ id }) => id));
  return [
    ...home.map((id, index) => [id, `home ${index}`] as const),
    ...away.map((id, index) => [id, `away ${index}`] as const),
  ]
    .filter(([id]) => started.has(id))
    .map(([, name]) => name);
}

const by = ({ home }: PlaysWorld, index: number): Partial<PlaySent> => ({ playerId: String(home[index]) });
const comesOn = (world: PlaysWorld, index: number, off: number | null = null): PlaySent =>
  newPlay(world, 'SUBSTITUTION', {
    ...by(world, index),
    otherPlayerId: off === null ? null : String(world.home[off]),
  });
const start = (world: PlaysWorld): PlaySent => newPlay(world, 'PERIOD_START', { teamId: null, playerId: null });

async function setStarted(world: PlaysWorld, index: number, started: boolean): Promise<void> {
  const playerId = String(world.home[index]);
  const [line] = (await app.manager.query(
    'SELECT version FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND player_id = $3',
    [world.organizationId, world.gameId, playerId],
  )) as [{ version: number }];
  const { errors } = await app.graphql(
    'mutation ($gameId: ID!, $input: UpdateGameLinesInput!) { updateGameLines(gameId: $gameId, input: $input) { undoId } }',
    { gameId: String(world.gameId), input: { lines: [{ playerId, started, expectedVersion: line.version }] } } as never,
    { as: world.ann },
  );
  expect(errors).toBeUndefined();
}

test('a line that comes to exist by a play says whether its player starts', async () => {
  const world = await createPlaysWorld(app);
  await enterPlays(app, world, [comesOn(world, 0), comesOn(world, 1), start(world)]);
  expect(await starters(world)).toEqual([]);
  await enterPlays(app, world, [newPlay(world, 'MADE_TWO', by(world, 0)), newPlay(world, 'TURNOVER', by(world, 2))]);
  expect(await starters(world)).toEqual(['home 0']);
  await enterPlays(app, world, [newPlay(world, 'STEAL', by(world, 1))]);
  expect(await starters(world)).toEqual(['home 0', 'home 1']);
  // Whoever comes on in the game does not start.
  await enterPlays(app, world, [comesOn(world, 2, 0)]);
  expect(await starters(world)).toEqual(['home 0', 'home 1']);
});

test('a line that is there follows the plays, and what was put right by hand stays', async () => {
  const world = await createPlaysWorld(app);
  const [first, second] = [comesOn(world, 0), comesOn(world, 1)];
  const begins = start(world);
  await enterPlays(app, world, [first, second, begins]);
  await enterPlays(
    app,
    world,
    [0, 1, 2].map((index) => newPlay(world, 'MADE_TWO', by(world, index))),
  );
  expect(await starters(world)).toEqual(['home 0', 'home 1']);
  await setStarted(world, 0, false);
  await setStarted(world, 2, true);
  // Taps, and changes of other plays, leave that alone.
  await enterPlays(app, world, [newPlay(world, 'MADE_TWO', by(world, 0)), changed(second, { clock: 600 })]);
  expect(await starters(world)).toEqual(['home 1', 'home 2']);
  const gone = changed(changed(second, {}), { isDeleted: true });
  await enterPlays(app, world, [gone]);
  expect(await starters(world)).toEqual(['home 2']);
  await enterPlays(app, world, [changed(gone, { isDeleted: false })]);
  expect(await starters(world)).toEqual(['home 1', 'home 2']);
});

test('the play with which the game begins decides, whenever it is entered, moved or taken away', async () => {
  const world = await createPlaysWorld(app);
  const shot = newPlay(world, 'MADE_TWO', by(world, 0));
  const late = comesOn(world, 1);
  await enterPlays(app, world, [shot, newPlay(world, 'STEAL', by(world, 1)), late]);
  expect(await starters(world)).toEqual([]);
  const early = changed(late, { sortOrder: shot.sortOrder - 1 });
  await enterPlays(app, world, [early]);
  expect(await starters(world)).toEqual(['home 1']);
  const begins = newPlay(world, 'PERIOD_START', { teamId: null, playerId: null, sortOrder: early.sortOrder - 1 });
  await enterPlays(app, world, [begins]);
  expect(await starters(world)).toEqual([]);
  await enterPlays(app, world, [changed(begins, { isDeleted: true })]);
  expect(await starters(world)).toEqual(['home 1']);
});

test('who comes on at the place of the end of a period without plays comes on before it', async () => {
  const world = await createPlaysWorld(app);
  // By their ids the end would be first.
  const end = newPlay(world, 'PERIOD_END', {
    id: '00000000-0000-4000-8000-000000000000',
    teamId: null,
    playerId: null,
  });
  const first = comesOn(world, 0);
  await enterPlays(app, world, [end, { ...first, sortOrder: end.sortOrder }]);
  await enterPlays(app, world, [
    newPlay(world, 'MADE_TWO', { ...by(world, 0), periodId: String(world.periods['Q2']) }),
  ]);
  expect(await starters(world)).toEqual(['home 0']);
});

test('whoever did not play does not start', async () => {
  const world = await createPlaysWorld(app);
  await app.manager.query(
    `INSERT INTO game_lines (organization_id, game_id, team_id, player_id, did_not_play, sort_order) VALUES ($1, $2, $3, $4, true, 0)`,
    [world.organizationId, world.gameId, world.homeTeamId, world.home[0]],
  );
  await enterPlays(app, world, [comesOn(world, 0)]);
  expect(await starters(world)).toEqual([]);
});
