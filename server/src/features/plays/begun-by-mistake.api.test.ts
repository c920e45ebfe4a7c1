import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { createSeasonLeagueTeam } from '../../testing/factories.js';
import {
  changed,
  createPlaysWorld,
  enterPlays,
  newPlay,
  type PlaysWorld,
  statisticsOf,
  statusOf,
} from '../../testing/plays-world.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Whoever is listed in the game, and whether they started. */
const linesOf = async ({ organizationId, gameId }: PlaysWorld): Promise<[playerId: number, started: boolean][]> => {
  const lines = await app.manager.query<{ id: number; started: boolean }[]>(
    'SELECT player_id AS id, started FROM game_lines WHERE organization_id = $1 AND game_id = $2 ORDER BY player_id',
    [organizationId, gameId],
  );
  return lines.map(({ id, started }) => [id, started]);
};

async function versionOf({ organizationId, gameId }: PlaysWorld): Promise<number> {
  const sql = 'SELECT version FROM games WHERE organization_id = $1 AND id = $2';
  const [{ version }] = (await app.manager.query(sql, [organizationId, gameId])) as [{ version: number }];
  return version;
}

/** Another team of the game's season league. */
async function createOtherTeam({ organizationId, gameId }: PlaysWorld): Promise<number> {
  const [{ seasonLeagueId }] = (await app.manager.query(
    'SELECT season_league_id AS "seasonLeagueId" FROM games WHERE organization_id = $1 AND id = $2',
    [organizationId, gameId],
  )) as [{ seasonLeagueId: number }];
  return (await createSeasonLeagueTeam(app.manager, organizationId, { seasonLeagueId })).teamId;
}

/** A status that somebody sets, or a result. */
const setStatus = ({ organizationId, gameId }: PlaysWorld, status: string, score: number | null = null) =>
  app.manager.query(
    'UPDATE games SET status = $3, home_score = $4, away_score = $4 WHERE organization_id = $1 AND id = $2',
    [organizationId, gameId, status, score],
  );

test('a game that has begun by mistake is scheduled again once its last play is taken back', async () => {
  const world = await createPlaysWorld(app);
  const mark = newPlay(world, 'PERIOD_START', { teamId: null, playerId: null });
  const shot = newPlay(world, 'MADE_TWO');
  await enterPlays(app, world, [mark, shot]);
  expect(await statusOf(app, world)).toBe('in_progress');
  const withoutShot = changed(shot, { isDeleted: true });
  await enterPlays(app, world, [withoutShot]);
  expect(await statusOf(app, world)).toBe('in_progress');
  const withoutMark = changed(mark, { isDeleted: true });
  await enterPlays(app, world, [withoutMark]);
  expect([await statusOf(app, world), await statisticsOf(app, world)]).toEqual(['scheduled', {}]);
  expect(await linesOf(world)).toEqual([]);
  // An undo of the undo, or another play, begins it again.
  await enterPlays(app, world, [changed(withoutMark, { isDeleted: false })]);
  expect(await statusOf(app, world)).toBe('in_progress');
});

test('of a game that has begun by mistake those who were put in order by hand stay listed, started or not', async () => {
  const world = await createPlaysWorld(app);
  const lineup = world.home.map((id) => newPlay(world, 'SUBSTITUTION', { playerId: String(id) }));
  const shots = world.home.map((id) => newPlay(world, 'MADE_TWO', { playerId: String(id) }));
  await enterPlays(app, world, [...lineup, ...shots]);
  const put =
    'mutation ($id: ID!, $input: UpdateGameLinesInput!) { updateGameLines(gameId: $id, input: $input) { undoId } }';
  const input = { order: world.home.map(String).toReversed() };
  expect((await app.graphql(put, { id: String(world.gameId), input }, { as: world.ann })).errors).toBeUndefined();
  await enterPlays(
    app,
    world,
    [...lineup, ...shots].map((play) => changed(play, { isDeleted: true })),
  );
  expect([await statusOf(app, world), await linesOf(world)]).toEqual([
    'scheduled',
    world.home.map((id) => [id, false]),
  ]);
});

test('nor does a line go whose position somebody has changed by hand, or who somebody said had not played', async () => {
  const world = await createPlaysWorld(app);
  const [named, idle, neither] = world.home.map(String);
  const change = async (line: object): Promise<void> => {
    const put =
      'mutation ($id: ID!, $input: UpdateGameLinesInput!) { updateGameLines(gameId: $id, input: $input) { undoId } }';
    const input = { lines: [line] };
    expect((await app.graphql(put, { id: String(world.gameId), input }, { as: world.ann })).errors).toBeUndefined();
  };
  await change({ playerId: idle, didNotPlay: true, expectedVersion: 0 });
  const shots = [named, idle, neither].map((playerId) => newPlay(world, 'MADE_TWO', { playerId }));
  await enterPlays(app, world, shots);
  await change({ playerId: named, position: 'XY', expectedVersion: 1 });
  await enterPlays(
    app,
    world,
    shots.map((play) => changed(play, { isDeleted: true })),
  );
  expect([await statusOf(app, world), await linesOf(world)]).toEqual([
    'scheduled',
    world.home.slice(0, 2).map((id) => [id, false]),
  ]);
});

test('a game that has begun by mistake has not been played: it can be given other teams, with what was taken away, and back', async () => {
  const world = await createPlaysWorld(app);
  const [play, other] = [newPlay(world, 'MADE_TWO'), await createOtherTeam(world)];
  const updated = async (awayTeamId: number) =>
    app.graphql<{ game: { undoId: string } | null }>(
      'mutation ($id: ID!, $input: UpdateGameInput!) { game: updateGame(id: $id, input: $input) { undoId } }',
      { id: String(world.gameId), input: { awayTeamId: String(awayTeamId), expectedVersion: await versionOf(world) } },
      { as: world.ann },
    );
  await enterPlays(app, world, [play]);
  expect((await updated(other)).errors?.[0]?.message).toBe('This game has been played, so its teams stay.');
  await enterPlays(app, world, [changed(play, { isDeleted: true })]);
  const { data, errors } = await updated(other);
  expect(errors).toBeUndefined();
  const plays = (): Promise<unknown[]> =>
    app.manager.query('SELECT revision FROM plays WHERE organization_id = $1', [world.organizationId]);
  expect(await plays()).toEqual([]);
  const undo = 'mutation ($id: ID!) { undo(id: $id) { id } }';
  expect((await app.graphql(undo, { id: data!.game!.undoId }, { as: world.ann })).errors).toBeUndefined();
  expect(await plays()).toHaveLength(2);
});

test('a game in which something else was entered by hand goes on without its last play', async () => {
  const undone = async (world: PlaysWorld, before: () => Promise<unknown>): Promise<string> => {
    const play = newPlay(world, 'MADE_TWO');
    await enterPlays(app, world, [play]);
    await before();
    await enterPlays(app, world, [changed(play, { isDeleted: true })]);
    return statusOf(app, world);
  };
  const valued = await createPlaysWorld(app);
  const addPoints =
    'mutation ($id: ID!, $input: SaveStatisticsInput!) { saveStatistics(gameId: $id, input: $input) { undoId } }';
  const add = {
    teamId: String(valued.homeTeamId),
    playerId: String(valued.home[1]),
    definitionId: String(valued.definitions['AST']),
    delta: 1,
    operationId: 'one',
  };
  const enteredByHand = async (): Promise<void> => {
    const { errors } = await app.graphql(
      addPoints,
      { id: String(valued.gameId), input: { adds: [add] } },
      { as: valued.ann },
    );
    expect(errors).toBeUndefined();
  };
  expect(await undone(valued, enteredByHand)).toBe('in_progress');

  const scored = await createPlaysWorld(app);
  const scoreByHand = (): Promise<unknown> =>
    app.manager.query(
      `INSERT INTO period_scores (organization_id, game_id, game_period_id, team_id, score)
       SELECT $1, $2, id, $3, 4 FROM game_periods WHERE organization_id = $1 AND name = 'Q2'`,
      [scored.organizationId, scored.gameId, scored.awayTeamId],
    );
  expect(await undone(scored, scoreByHand)).toBe('in_progress');

  // Nor does one that has a result, or that was called off meanwhile, become another one by it.
  const decided = await createPlaysWorld(app);
  expect(await undone(decided, () => setStatus(decided, 'final', 2))).toBe('final');
  const postponed = await createPlaysWorld(app);
  expect(await undone(postponed, () => setStatus(postponed, 'postponed'))).toBe('postponed');
});

test('a game that somebody has set in progress by hand stays so without its only play; set back, it begins by plays alone', async () => {
  const world = await createPlaysWorld(app);
  const set = async (status: string): Promise<void> => {
    const update = 'mutation ($id: ID!, $input: UpdateGameInput!) { updateGame(id: $id, input: $input) { id } }';
    const input = { status, expectedVersion: await versionOf(world) };
    expect((await app.graphql(update, { id: String(world.gameId), input }, { as: world.ann })).errors).toBeUndefined();
  };
  const entered = async (): Promise<string> => {
    const play = newPlay(world, 'MADE_TWO');
    await enterPlays(app, world, [play]);
    await enterPlays(app, world, [changed(play, { isDeleted: true })]);
    return statusOf(app, world);
  };
  await set('IN_PROGRESS');
  expect(await entered()).toBe('in_progress');
  // A final that was taken back has changed nothing.
  const score = `mutation ($id: ID!, $input: SetGameScoreInput!) { done: setGameScore(id: $id, input: $input) { undoId } }`;
  const input = { homeScore: 2, awayScore: 0, expectedVersion: await versionOf(world) };
  const variables = { id: String(world.gameId), input };
  const { data } = await app.graphql<{ done: { undoId: string } }>(score, variables, { as: world.ann });
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id: data!.done.undoId }, { as: world.ann });
  expect(await entered()).toBe('in_progress');
  await set('SCHEDULED');
  // A second mistake leaves no more than the first.
  expect([await entered(), await entered()]).toEqual(['scheduled', 'scheduled']);
});

test('a game that was set in progress by hand, which was undone, goes back to what it was', async () => {
  const world = await createPlaysWorld(app);
  const undo = (id: string) => app.graphql('mutation ($id: ID!) { undo(id: $id) { id } }', { id }, { as: world.ann });
  const entered = async (): Promise<string[]> => {
    const play = newPlay(world, 'MADE_TWO');
    await enterPlays(app, world, [play]);
    const begun = await statusOf(app, world);
    await enterPlays(app, world, [changed(play, { isDeleted: true })]);
    return [begun, await statusOf(app, world)];
  };
  const set = async (status: string): Promise<string> => {
    const { data } = await app.graphql<{ done: { undoId: string } }>(
      'mutation ($id: ID!, $input: UpdateGameInput!) { done: updateGame(id: $id, input: $input) { undoId } }',
      { id: String(world.gameId), input: { status, expectedVersion: await versionOf(world) } },
      { as: world.ann },
    );
    return data!.done.undoId;
  };
  await undo(await set('IN_PROGRESS'));
  expect(await statusOf(app, world)).toBe('scheduled');
  expect(await entered()).toEqual(['in_progress', 'scheduled']);
  // The undo of what took it back by hand is by hand, too.
  await set('IN_PROGRESS');
  await undo(await set('SCHEDULED'));
  expect(await entered()).toEqual(['in_progress', 'in_progress']);
  // A game that has begun by plays has still done so after a final that was taken back.
  await set('SCHEDULED');
  const play = newPlay(world, 'MADE_TWO');
  await enterPlays(app, world, [play]);
  const score = `mutation ($id: ID!, $input: SetGameScoreInput!) { done: setGameScore(id: $id, input: $input) { undoId } }`;
  const input = { homeScore: 2, awayScore: 0, expectedVersion: await versionOf(world) };
  const { data } = await app.graphql<{ done: { undoId: string } }>(
    score,
    { id: String(world.gameId), input },
    { as: world.ann },
  );
  await undo(data!.done.undoId);
  expect(await statusOf(app, world)).toBe('in_progress');
  await enterPlays(app, world, [changed(play, { isDeleted: true })]);
  expect(await statusOf(app, world)).toBe('scheduled');
});

test('a game that somebody has set back to scheduled while its plays stand does not begin by another one', async () => {
  const world = await createPlaysWorld(app);
  await enterPlays(app, world, [newPlay(world, 'MADE_TWO')]);
  await setStatus(world, 'scheduled');
  await enterPlays(app, world, [newPlay(world, 'MISSED_TWO')]);
  expect(await statusOf(app, world)).toBe('scheduled');
});

test('who deletes a game is told of the plays that are there, not of those that were taken away', async () => {
  const world = await createPlaysWorld(app);
  const [shot, other] = [newPlay(world, 'MADE_TWO'), newPlay(world, 'TURNOVER')];
  await enterPlays(app, world, [shot, other]);
  await enterPlays(app, world, [changed(shot, { isDeleted: true })]);
  const { data, errors } = await app.graphql<{ gone: { message: string } }>(
    'mutation ($ids: [ID!]!) { gone: deleteGames(ids: $ids) { message } }',
    { ids: [String(world.gameId)] },
    { as: world.ann },
  );
  expect(errors).toBeUndefined();
  expect(data!.gone.message).toMatch(/ and 1 play\.$/);
});
