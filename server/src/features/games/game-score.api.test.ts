import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { execute } from '../../http/graphql/execution/execute.js';
import { graphSchema } from '../../schema.js';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createGame, createLeagueWorld, createUser, type LeagueWorld } from '../../testing/factories.js';
import { wholeSeasonQuery } from '../../testing/whole-answers.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
});

const SCORE = `mutation ($id: ID!, $input: SetGameScoreInput!) { game: setGameScore(id: $id, input: $input) {
  id status displayStatus homeScore awayScore version undoId } }`;
const UPDATE =
  'mutation ($id: ID!, $input: UpdateGameInput!) { game: updateGame(id: $id, input: $input) { status version undoId } }';
const DELETE = 'mutation ($ids: [ID!]!) { done: deleteGames(ids: $ids) { deletedIds undoId message } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';
const WHOLE = wholeSeasonQuery(graphSchema());

interface Saved {
  id: string;
  status: string;
  version: number;
  undoId: string | null;
}

async function call<Answer>(document: string, variables: object): Promise<Answer> {
  const { data, errors } = await app.graphql<Answer>(document, variables as never, { as: staff });
  expect(errors).toBeUndefined();
  return data!;
}
const setScore = async (id: number, input: object): Promise<Saved> =>
  (await call<{ game: Saved }>(SCORE, { id, input })).game;
const update = async (id: number, input: object): Promise<Saved> =>
  (await call<{ game: Saved }>(UPDATE, { id, input })).game;
const undo = async (id: string | null): Promise<string> =>
  (await call<{ undo: { label: string } }>(UNDO, { id })).undo.label;

async function problem(id: number, input: object): Promise<{ code: string; message: string; fields: string[] }> {
  const { errors } = await app.graphql(SCORE, { id, input } as never, { as: staff });
  const { code, errors: fields = [] } = errors![0]!.extensions as { code: string; errors?: { field: string }[] };
  return { code, message: errors![0]!.message, fields: fields.map(({ field }) => field) };
}

/** Everything that a visitor can read of the current season, but what has been corrected in it. */
async function whole(): Promise<unknown> {
  const { data, errors } = await execute(await app.context({ transport: 'page' }), WHOLE, {
    organization: String(world.organizationId),
    season: String(world.current.season.id),
  });
  expect(errors).toBeUndefined();
  const now = JSON.stringify(data, (field, value: unknown) => (field === 'corrections' ? undefined : value));
  return JSON.parse(now) as unknown;
}

interface Table {
  organization: {
    standings: { team: { name: string }; wins: number; losses: number; pointsFor: number; pointsAgainst: number }[];
    statLeaders: { leaders: { player: { firstName: string; lastName: string }; value: number }[] }[];
  };
}

/** Standings as 'Ants 1-0 50:40', and the three who lead in points. */
async function table(): Promise<{ standings: string[]; leaders: string[] }> {
  const { data } = await app.graphql<Table>(
    `query ($slug: String!, $season: ID!) { organization(slug: $slug) {
      standings(seasonId: $season) { team { name } wins losses pointsFor pointsAgainst }
      statLeaders { leaders { player { firstName lastName } value } } } }`,
    { slug: world.organization.slug, season: String(world.current.season.id) },
  );
  const { standings, statLeaders } = data!.organization;
  expect(await verifyTotals(app.manager, world.organizationId)).toEqual([]);
  return {
    standings: standings.map(
      ({ team, wins, losses, pointsFor, pointsAgainst }) =>
        `${team.name} ${wins}-${losses} ${pointsFor}:${pointsAgainst}`,
    ),
    leaders: statLeaders[0]!.leaders.map(({ player, value }) => `${player.firstName} ${player.lastName} ${value}`),
  };
}

const BEFORE = {
  standings: ['Ants 1-0 50:40', 'Dogs 1-0 35:30', 'Bees 1-1 85:94', 'Cats 0-2 74:80'],
  leaders: ['Cats One 58', 'Bees One 50', 'Bees Two 35'],
};

describe('final scores', () => {
  test('of a running game end it and move the standings; a correction, taking them away and undo follow', async () => {
    const { id } = world.current.games[3]!; // Ants vs Dogs
    expect(await table()).toEqual(BEFORE);
    const begun = await whole();
    await update(id, { status: 'IN_PROGRESS', expectedVersion: 1 });
    expect(await table()).toEqual(BEFORE);
    const won = await setScore(id, { homeScore: 60, awayScore: 55, expectedVersion: 2 });
    expect(won).toMatchObject({
      status: 'FINAL',
      displayStatus: 'Completed',
      homeScore: 60,
      awayScore: 55,
      version: 3,
    });
    // Dogs are before Bees by their points: 90:90 and 85:94.
    const standings = ['Ants 2-0 110:95', 'Dogs 1-1 90:90', 'Bees 1-1 85:94', 'Cats 0-2 74:80'];
    expect(await table()).toEqual({ ...BEFORE, standings });
    const corrected = await setScore(id, { homeScore: 54, awayScore: 55, expectedVersion: 3 });
    const after = ['Dogs 2-0 90:84', 'Ants 1-1 104:95', 'Bees 1-1 85:94', 'Cats 0-2 74:80'];
    expect((await table()).standings).toEqual(after);
    const taken = await setScore(id, { homeScore: null, awayScore: null, expectedVersion: 4 });
    expect(taken).toMatchObject({ status: 'FINAL', displayStatus: 'Final', homeScore: null, version: 5 });
    expect(await table()).toEqual(BEFORE);
    expect(await undo(taken.undoId)).toBe('Took away the score of Ants vs Dogs on Oct 22, 2025.');
    expect((await table()).standings).toEqual(after);
    expect(await undo(corrected.undoId)).toBe('Set the score of Ants vs Dogs on Oct 22, 2025 to 54 - 55.');
    expect((await table()).standings).toEqual(standings);
    await undo(won.undoId);
    expect(await table()).toEqual(BEFORE);
    await update(id, { status: 'SCHEDULED', expectedVersion: 8 });
    expect(await whole()).toEqual(begun);
  });

  test('count also for a game that nobody began; its status stays', async () => {
    const { id } = world.current.games[3]!;
    expect(await setScore(id, { homeScore: 60, awayScore: 55, expectedVersion: 1 })).toMatchObject({
      status: 'SCHEDULED',
      displayStatus: 'Completed',
    });
    expect((await table()).standings[0]).toBe('Ants 2-0 110:95');
  });

  test('can say in the same save that nobody played, of a postponed game, too, and that somebody did', async () => {
    const { id } = world.current.games[3]!; // Ants vs Dogs
    await update(id, { status: 'POSTPONED', expectedVersion: 1 });
    const given = { homeScore: 20, awayScore: 0, forfeit: true, expectedVersion: 2 };
    const forfeited = await setScore(id, given);
    expect(forfeited).toMatchObject({ status: 'FORFEIT', displayStatus: 'Completed', homeScore: 20, version: 3 });
    expect((await table()).standings[0]).toBe('Ants 2-0 70:40');
    // The scores alone leave it a forfeit.
    expect(await setScore(id, { homeScore: 2, awayScore: 0, expectedVersion: 3 })).toMatchObject({ status: 'FORFEIT' });
    const played = await setScore(id, { homeScore: 50, awayScore: 48, forfeit: false, expectedVersion: 4 });
    expect(played).toMatchObject({ status: 'FINAL', version: 5 });
    expect(await problem(id, { homeScore: null, awayScore: null, forfeit: true, expectedVersion: 5 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['forfeit'],
    });
    await undo(played.undoId);
    expect((await table()).standings[0]).toBe('Ants 2-0 52:40');
  });

  test('are two whole numbers, and refused where they would not count', async () => {
    const { id } = world.current.games[3]!;
    const expectedVersion = 1;
    for (const [input, fields] of [
      [{ homeScore: 1 }, ['awayScore']],
      [{ homeScore: null, awayScore: 3 }, ['homeScore']],
      [{}, ['homeScore', 'awayScore']],
      [{ homeScore: -1, awayScore: 10_000 }, ['homeScore', 'awayScore']],
    ] as const)
      expect(await problem(id, { ...input, expectedVersion })).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await problem(id, { homeScore: 1, awayScore: 0 })).toMatchObject({ fields: ['expectedVersion'] });
    expect(await problem(id, { homeScore: 1, awayScore: 0, expectedVersion: 9 })).toMatchObject({ code: 'CONFLICT' });
    await update(id, { status: 'POSTPONED', expectedVersion });
    expect(await problem(id, { homeScore: 1, awayScore: 0, expectedVersion: 2 })).toMatchObject({
      code: 'UNPROCESSABLE',
      message: 'This game is postponed, so its scores would not count. Change its status to final or forfeit first.',
    });
    expect(await table()).toEqual(BEFORE);
  });
});

test('a cancelled game takes its result, its points and its leaders back, and brings them again', async () => {
  const { id } = world.current.games[2]!; // Bees vs Cats 45:44
  const before = await whole();
  const cancelled = await update(id, { status: 'CANCELLED', expectedVersion: 1 });
  expect(await table()).toEqual({
    standings: ['Ants 1-0 50:40', 'Dogs 1-0 35:30', 'Cats 0-1 30:35', 'Bees 0-1 40:50'],
    leaders: ['Ants One 26', 'Dogs One 25', 'Cats One 24'],
  });
  await undo(cancelled.undoId);
  expect(await table()).toEqual(BEFORE);
  expect(await whole()).toEqual(before);
  await update(id, { status: 'CANCELLED', expectedVersion: 3 });
  await update(id, { status: 'FORFEIT', expectedVersion: 4 });
  expect(await table()).toEqual(BEFORE);
});

describe('games that are deleted', () => {
  /** Every row about games, but for versions, which only rise, and totals' own ids. */
  async function rows(): Promise<unknown> {
    const tables = ['games', 'game_lines', 'game_line_values', 'period_scores'].map((name) =>
      app.manager.query(`SELECT to_jsonb(t) - 'version' AS row FROM ${name} t WHERE organization_id = $1 ORDER BY id`, [
        world.organizationId,
      ]),
    );
    return Promise.all(tables);
  }

  test('take lines and scores with them, are named, and come back as they were', async () => {
    const [first, , , open] = world.current.games;
    const [answers, stored] = [await whole(), await rows()];
    const { done } = await call<{ done: { deletedIds: string[]; undoId: string; message: string } }>(DELETE, {
      ids: [first!.id],
    });
    expect(done).toEqual({
      deletedIds: [String(first!.id)],
      undoId: expect.any(String),
      message: 'Deleted game Ants vs Bees on Oct 1, 2025 with 6 lines of statistics and 8 period scores.',
    });
    expect(await table()).toEqual({
      standings: ['Dogs 1-0 35:30', 'Bees 1-0 45:44', 'Ants 0-0 0:0', 'Cats 0-2 74:80'],
      leaders: ['Cats One 58', 'Bees One 30', 'Dogs One 25'],
    });
    await undo(done.undoId);
    expect(await rows()).toEqual(stored);
    expect(await whole()).toEqual(answers);
    expect(await table()).toEqual(BEFORE);
    const both = await call<{ done: { message: string } }>(DELETE, { ids: [open!.id, first!.id, first!.id] });
    expect(both.done.message).toBe('Deleted 2 games with 6 lines of statistics and 8 period scores.');
  });

  test('are at least one', async () => {
    const { errors } = await app.graphql(DELETE, { ids: [] }, { as: staff });
    expect(errors![0]).toMatchObject({
      message: 'Select games, byes, or week-offs to delete.',
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('statements of a save, transaction included', () => {
  /** How many statements a mutation sends by the way of writes. */
  async function statements(work: () => Promise<unknown>): Promise<number> {
    const spy = vi.spyOn(app.database.dataSource.logger, 'logQuery');
    await work();
    const { length } = spy.mock.calls;
    spy.mockRestore();
    return length;
  }

  test.each([
    ['few', 0],
    ['many', 60],
  ])('are as many with %s other games', async (_word, others) => {
    const { organizationId, current, teams } = world;
    for (let index = 0; index < others; index += 1)
      await createGame(app.manager, organizationId, {
        seasonLeagueId: current.seasonLeague.id,
        homeTeamId: teams.ants.id,
        awayTeamId: teams.dogs.id,
        date: '2026-01-01',
      });
    const { id } = current.games[3]!;
    expect({
      details: await statements(() => update(id, { time: '19:00', expectedVersion: 1 })),
      status: await statements(() => update(id, { status: 'IN_PROGRESS', expectedVersion: 2 })),
      score: await statements(() => setScore(id, { homeScore: 2, awayScore: 1, expectedVersion: 3 })),
      correction: await statements(() => setScore(id, { homeScore: 3, awayScore: 1, expectedVersion: 4 })),
      nothing: await statements(() => update(id, { time: '19:00', expectedVersion: 5 })),
    }).toEqual({ details: 10, status: 18, score: 18, correction: 18, nothing: 7 });
  });
});
