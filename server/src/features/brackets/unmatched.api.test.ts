import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createDivision,
  createGame,
  createGameLine,
  createLeagueWorld,
  createPlayer,
  createUser,
  type LeagueWorld,
  unique,
} from '../../testing/factories.js';
import { namesSent } from '../../testing/sent-statements.js';
import type { DivisionEntity } from '../divisions/division.entity.js';

const TOLD = 'unmatched { division { name } games { id homeTeam { name } awayTeam { name } } }';
const SCORE = `mutation ($id: ID!, $input: SetGameScoreInput!) { saved: setGameScore(id: $id, input: $input) { undoId } ${TOLD} }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateGameInput!) { saved: updateGame(id: $id, input: $input) { undoId } ${TOLD} }`;
const REMOVE = `mutation ($ids: [ID!]!) { saved: deleteGames(ids: $ids) { undoId } ${TOLD} }`;
const UNDO = `mutation ($id: ID!) { saved: undo(id: $id) { undoId: id } ${TOLD} }`;

let app: TestApp;
let world: LeagueWorld;
let division: DivisionEntity;
let staff: Caller;
/** The first semifinal, which the Ants have won, and the final that they have come to. */
let first: number;
let final: number;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  const { ants, bees, cats, dogs } = world.current.slts;
  const seeds = [ants.id, bees.id, cats.id, dogs.id];
  const columns = { seasonId: world.current.season.id, name: 'Gold' };
  division = await createDivision(app.manager, world.organizationId, columns, seeds);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId, { username: unique('ed') }));
  first = await play('ants', 'dogs', [20, 12]);
  await play('bees', 'cats', [20, 12]);
  final = await play('ants', 'bees', null);
});

type Key = keyof LeagueWorld['teams'];

async function play(home: Key, away: Key, scores: readonly [number, number] | null): Promise<number> {
  const { teams, organizationId, current } = world;
  const { id } = await createGame(app.manager, organizationId, {
    seasonId: current.season.id,
    divisionId: division.id,
    homeTeamId: teams[home].id,
    awayTeamId: teams[away].id,
    homeScore: scores?.[0] ?? null,
    awayScore: scores?.[1] ?? null,
    date: '2026-05-01',
    status: scores ? 'final' : 'scheduled',
  });
  return id;
}

interface Answer {
  saved: { undoId: string };
  unmatched: { division: { name: string } | null; games: { id: string }[] }[];
}

async function answerOf(document: string, variables: object): Promise<Answer> {
  const { data, errors } = await app.graphql<Answer>(document, { ...variables }, { as: staff });
  expect(errors).toBeUndefined();
  return data!;
}
const corrected = (homeScore: number | null, awayScore: number | null, expectedVersion: number, more: object = {}) =>
  answerOf(SCORE, { id: String(first), input: { homeScore, awayScore, expectedVersion, ...more } });

test('a correction by which another team wins names the game that has no match any more; one that changes no winner tells nothing', async () => {
  expect((await corrected(30, 12, 1)).unmatched).toEqual([]);
  expect((await corrected(12, 20, 2)).unmatched).toEqual([
    {
      division: { name: 'Gold' },
      games: [{ id: String(final), homeTeam: { name: 'Ants' }, awayTeam: { name: 'Bees' } }],
    },
  ]);
  // It was unmatched before.
  const { saved, unmatched } = await corrected(12, 30, 3);
  expect([unmatched, (await answerOf(UNDO, { id: saved.undoId })).unmatched]).toEqual([[], []]);
});

test('what is taken back is told of, too: the right result that somebody had entered', async () => {
  await play('dogs', 'bees', null);
  const { saved } = await corrected(12, 20, 1);
  const { unmatched } = await answerOf(UNDO, { id: saved.undoId });
  expect(unmatched).toMatchObject([{ division: { name: 'Gold' }, games: [{ homeTeam: { name: 'Dogs' } }] }]);
});

test.each([
  ['scores that are taken away', () => corrected(null, null, 1)],
  ['a game that goes on', () => corrected(null, null, 1, { goesOn: true })],
  ['a forfeit that the other team wins', () => corrected(0, 20, 1, { forfeit: true })],
  [
    'a game that is called off',
    () => answerOf(UPDATE, { id: String(first), input: { status: 'CANCELLED', expectedVersion: 1 } }),
  ],
  ['a game that is deleted', () => answerOf(REMOVE, { ids: [String(first)] })],
])('%s: the final has no match', async (_, work) => {
  expect((await work()).unmatched).toMatchObject([{ games: [{ id: String(final) }] }]);
});

test('of several mutations what is left in the end is told, once', async () => {
  const scores = (home: number, away: number, expectedVersion: number) => ({
    homeScore: home,
    awayScore: away,
    expectedVersion,
  });
  const both = `mutation ($id: ID!, $first: SetGameScoreInput!, $second: SetGameScoreInput!) {
    first: setGameScore(id: $id, input: $first) { undoId } saved: setGameScore(id: $id, input: $second) { undoId } ${TOLD} }`;
  const right = { id: String(first), first: scores(12, 20, 1), second: scores(20, 12, 2) };
  expect((await answerOf(both, right)).unmatched).toEqual([]);
  const wrong = { id: String(first), first: scores(12, 20, 3), second: scores(12, 30, 4) };
  expect((await answerOf(both, wrong)).unmatched).toMatchObject([{ games: [{ id: String(final) }] }]);
  await corrected(20, 12, 5);
  const gone = await answerOf(
    `mutation ($id: ID!, $first: SetGameScoreInput!, $final: [ID!]!) {
       first: setGameScore(id: $id, input: $first) { undoId } saved: deleteGames(ids: $final) { undoId } ${TOLD} }`,
    { id: String(first), first: scores(12, 20, 6), final: [String(final)] },
  );
  expect(gone.unmatched).toEqual([]);
});

test('a team that goes takes its seed along: what still has a match then is not told', async () => {
  const remove = `mutation ($ids: [ID!]!) { saved: removeTeamsFromLeague(ids: $ids) { undoId } ${TOLD} }`;
  // Three seeds are left: the Ants are in the final without a game.
  const { saved, unmatched } = await answerOf(remove, { ids: [String(world.current.slts.dogs.id)] });
  expect([unmatched, (await answerOf(UNDO, { id: saved.undoId })).unmatched]).toEqual([[], []]);
});

test('no bracket is worked out where results stay, as for a player who is deleted', async () => {
  const { organizationId, teams } = world;
  const { id } = await createPlayer(app.manager, organizationId);
  await createGameLine(app.manager, organizationId, { gameId: first, teamId: teams.ants.id, playerId: id });
  const remove = `mutation ($ids: [ID!]!) { saved: deletePlayers(ids: $ids) { undoId } ${TOLD} }`;
  const sent = await namesSent(() => answerOf(remove, { ids: [String(id)] }));
  expect(sent.filter((name) => name === 'games_by_division')).toEqual([]);
});

test('with the final itself nothing is left to tell of, nor is there with a game of a league, or before any mutation', async () => {
  expect((await answerOf(REMOVE, { ids: [String(first), String(final)] })).unmatched).toEqual([]);
  const { teams, organizationId, current } = world;
  const { id } = await createGame(app.manager, organizationId, {
    seasonId: current.season.id,
    homeTeamId: teams.ants.id,
    awayTeamId: teams.bees.id,
  });
  const input = { homeScore: 1, awayScore: 2, expectedVersion: 1 };
  expect((await answerOf(SCORE, { id: String(id), input })).unmatched).toEqual([]);
  expect((await app.graphql<Answer>('mutation { unmatched { games { id } } }')).data?.unmatched).toEqual([]);
});

describe('a division that nobody has seeded', () => {
  /** Two teams whose places a result of the league exchanges, and a bracket's game of them as they stand. */
  let open: DivisionEntity;
  let league: number;
  let semifinal: number;
  beforeEach(async () => {
    world = await createLeagueWorld(app.manager);
    staff = await app.signInAs(await createUser(app.manager, world.organizationId, { username: unique('ed') }));
    const { organizationId, current } = world;
    const columns = { seasonId: current.season.id, name: 'Open' };
    open = await createDivision(
      app.manager,
      organizationId,
      columns,
      Object.values(current.slts).map(({ id }) => id),
    );
    await app.manager.query('UPDATE division_teams SET position = NULL WHERE division_id = $1', [open.id]);
    // Ants, Bees, Cats, Dogs by their wins; the last of these decides who is the first.
    for (const [home, away, count] of [
      ['ants', 'dogs', 3],
      ['bees', 'dogs', 3],
      ['cats', 'dogs', 1],
    ] as const)
      for (let nth = 0; nth < count; nth += 1) await result(await leagueGame(home, away), 20, 10);
    league = await leagueGame('ants', 'bees');
    await result(league, 20, 10);
    division = open;
    semifinal = await play('ants', 'dogs', null);
  });

  async function leagueGame(home: Key, away: Key): Promise<number> {
    const { teams, organizationId, current } = world;
    const { id } = await createGame(app.manager, organizationId, {
      seasonId: current.season.id,
      seasonLeagueId: current.seasonLeague.id,
      homeTeamId: teams[home].id,
      awayTeamId: teams[away].id,
      date: '2026-03-01',
    });
    return id;
  }

  async function result(id: number, homeScore: number, awayScore: number): Promise<Answer> {
    const [{ version }] = await app.manager.query<[{ version: number }]>('SELECT version FROM games WHERE id = $1', [
      id,
    ]);
    return answerOf(SCORE, { id: String(id), input: { homeScore, awayScore, expectedVersion: version } });
  }

  test('a result of the league by which others meet is told, and so is its undo', async () => {
    expect((await result(league, 21, 10)).unmatched).toEqual([]);
    const { saved, unmatched } = await result(league, 10, 30);
    expect(unmatched).toMatchObject([{ division: { name: 'Open' }, games: [{ id: String(semifinal) }] }]);
    await play('bees', 'dogs', null);
    const undone = await answerOf(UNDO, { id: saved.undoId });
    expect(undone.unmatched).toMatchObject([{ games: [{ homeTeam: { name: 'Bees' } }] }]);
  });

  test('a game of the league that is deleted is told, too', async () => {
    await result(league, 10, 30);
    const next = await play('bees', 'dogs', null);
    expect((await answerOf(REMOVE, { ids: [String(league)] })).unmatched).toMatchObject([
      { games: [{ id: String(next) }] },
    ]);
  });

  test.each([
    ['is seeded', () => app.manager.query('UPDATE division_teams SET position = id WHERE division_id = $1', [open.id])],
    ['has no games', () => answerOf(REMOVE, { ids: [String(semifinal)] })],
  ])('no bracket is worked out where the division %s', async (_, work) => {
    await work();
    const sent = await namesSent(() => result(league, 10, 30));
    expect(sent.filter((name) => name === 'games_by_division')).toEqual([]);
  });
});
