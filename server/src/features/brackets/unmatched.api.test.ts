import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
