import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import { createDivision, createLeagueWorld, createUser, type LeagueWorld, unique } from '../../testing/factories.js';
import type { DivisionEntity } from '../divisions/division.entity.js';

const CREATE = `mutation ($bracketNode: ID!, $input: CreateGameInput!) { game: createBracketGame(bracketNode: $bracketNode, input: $input) {
  id bracketNode undoId division { id bracket { rounds { matches { id games { id } } } } } } }`;
const SCORE = `mutation ($id: ID!, $home: Int!, $away: Int!, $version: Int!) {
  setGameScore(id: $id, input: { homeScore: $home, awayScore: $away, expectedVersion: $version }) { id } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateDivisionInput!) {
  division: updateDivision(id: $id, input: $input) { undoId version bracketKind bestOf thirdPlace bracket { orphans { id } } } }`;

let app: TestApp;
let world: LeagueWorld;
let division: DivisionEntity;
let staff: Caller;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  const { ants, bees, cats, dogs } = world.current.slts;
  const seeds = [ants.id, bees.id, cats.id, dogs.id];
  division = await createDivision(app.manager, world.organizationId, { seasonId: world.current.season.id }, seeds);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId, { username: unique('ed') }));
});

type Key = keyof LeagueWorld['teams'];

const input = (bracketNode: string, home: Key, away: Key, more: object = {}) => ({
  bracketNode,
  input: {
    divisionId: String(division.id),
    homeTeamId: String(world.teams[home].id),
    awayTeamId: String(world.teams[away].id),
    ...more,
  },
});

interface Created {
  id: string;
  bracketNode: string;
  undoId: string;
  division: { bracket: { rounds: { matches: { id: string; games: { id: string }[] }[] }[] } };
}

async function create(...of: Parameters<typeof input>): Promise<Created> {
  const { data, errors } = await app.graphql<{ game: Created }>(CREATE, input(...of), { as: staff });
  expect(errors).toBeUndefined();
  return data!.game;
}

async function refusal(...of: Parameters<typeof input>): Promise<[code: unknown, message: string]> {
  const { errors } = await app.graphql(CREATE, input(...of), { as: staff });
  return [errors![0]!.extensions!.code, errors![0]!.message];
}

async function score(id: string, home: number, away: number, version = 1): Promise<void> {
  const { errors } = await app.graphql(SCORE, { id, home, away, version }, { as: staff });
  expect(errors).toBeUndefined();
}

test('a game is created for a match, stands in it, and goes again by undo', async () => {
  const game = await create('r1m0', 'dogs', 'ants', { date: '2026-05-01', time: '19:00', location: 'Main Hall' });
  expect(game.bracketNode).toBe('r1m0');
  expect(game.division.bracket.rounds[0]?.matches[0]).toEqual({ id: 'r1m0', games: [{ id: game.id }] });
  const { errors } = await app.graphql(
    'mutation ($id: ID!) { undo(id: $id) { label } }',
    { id: game.undoId },
    { as: staff },
  );
  expect(errors).toBeUndefined();
  expect(
    await app.manager.query('SELECT id FROM games WHERE organization_id = $1 AND bracket_node IS NOT NULL', [
      world.organizationId,
    ]),
  ).toEqual([]);
});

test('its teams have to meet in the match as things stand, and the match has to be open', async () => {
  expect(await refusal('r1m0', 'ants', 'bees')).toEqual([
    'UNPROCESSABLE',
    'These teams do not meet in this match as results are now.',
  ]);
  expect(await refusal('r1m0', 'ants', 'ants')).toEqual([
    'UNPROCESSABLE',
    'These teams do not meet in this match as results are now.',
  ]);
  expect(await refusal('r2m0', 'ants', 'bees')).toEqual([
    'UNPROCESSABLE',
    'These teams do not meet in this match as results are now.',
  ]);
  expect(await refusal('third', 'ants', 'bees')).toEqual(['UNPROCESSABLE', 'The bracket does not have this match.']);
  const first = await create('r1m0', 'ants', 'dogs');
  await score(first.id, 5, 4);
  await score((await create('r1m1', 'bees', 'cats')).id, 5, 4);
  expect(await refusal('r1m0', 'ants', 'dogs')).toEqual(['UNPROCESSABLE', 'This match is decided already.']);
  await create('r2m0', 'bees', 'ants');
  // With the correction the final's pair is another one.
  await score(first.id, 3, 4, 2);
  expect(await refusal('r2m0', 'bees', 'ants')).toEqual([
    'UNPROCESSABLE',
    'These teams do not meet in this match as results are now.',
  ]);
});

test('two who create the game of one match: the second is told that it is there; a series takes as many as it may need', async () => {
  const first = await create('r1m0', 'ants', 'dogs');
  const full = ['UNPROCESSABLE', 'This match has all its games already.'];
  expect(await refusal('r1m0', 'dogs', 'ants')).toEqual(full);
  // A tie has decided nothing.
  await score(first.id, 4, 4);
  await create('r1m0', 'dogs', 'ants');
  await app.graphql(UPDATE, { id: division.id, input: { bestOf: 3, expectedVersion: 1 } }, { as: staff });
  for (let game = 2; game <= 3; game += 1) await create('r1m0', 'ants', 'dogs');
  expect(await refusal('r1m0', 'ants', 'dogs')).toEqual(full);
});

test('two who create the game of one match at the same moment: one game is there, and one is told', async () => {
  for (const [node, home, away] of [
    ['r1m0', 'ants', 'dogs'],
    ['r1m1', 'bees', 'cats'],
  ] as const) {
    const answers = await Promise.all([1, 2, 3].map(() => app.graphql(CREATE, input(node, home, away), { as: staff })));
    const told = answers
      .flatMap(({ errors }) => errors ?? [])
      .map(({ message, extensions }) => [extensions?.code, message]);
    expect(told).toEqual(Array(2).fill(['UNPROCESSABLE', 'This match has all its games already.']));
    const games = await app.manager.query('SELECT FROM games WHERE organization_id = $1 AND bracket_node = $2', [
      world.organizationId,
      node,
    ]);
    expect(games).toHaveLength(1);
  }
});

test('what a division decides about its bracket changes with its version', async () => {
  const final = await create('r1m0', 'ants', 'dogs');
  const change = (of: object) =>
    app.graphql<{ division: { undoId: string } }>(UPDATE, { id: division.id, input: of }, { as: staff });
  const options = { bracketKind: 'DOUBLE_ELIMINATION', bestOf: 3, thirdPlace: true };
  const { data } = await change({ ...options, expectedVersion: 1 });
  expect(data?.division).toEqual({
    ...options,
    undoId: expect.any(String) as string,
    version: 2,
    bracket: { orphans: [] },
  });
  expect((await change({ bestOf: 5, expectedVersion: 1 })).errors?.[0]?.extensions?.code).toBe('CONFLICT');
  expect((await change({ bestOf: 4, expectedVersion: 2 })).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    errors: [{ field: 'bestOf', message: 'bestOf must be 1, 3, 5, 7 or 9.' }],
  });
  expect(final.bracketNode).toBe('r1m0');
  await app.graphql('mutation ($id: ID!) { undo(id: $id) { label } }', { id: data!.division.undoId }, { as: staff });
  expect(
    await app.manager.query(
      'SELECT bracket_kind, best_of, third_place FROM divisions WHERE organization_id = $1 AND id = $2',
      [world.organizationId, division.id],
    ),
  ).toEqual([{ bracket_kind: 'single', best_of: 1, third_place: false }]);
});

test('a game that gets other teams is for their match, wherever that is; one with its sides changed stays', async () => {
  const { id } = await create('r1m0', 'ants', 'dogs');
  const update = async (teams: { homeTeamId?: string; awayTeamId?: string }, expectedVersion: number) => {
    const { data, errors } = await app.graphql<{ game: { bracketNode: string | null } }>(
      'mutation ($id: ID!, $input: UpdateGameInput!) { game: updateGame(id: $id, input: $input) { bracketNode } }',
      { id, input: { ...teams, expectedVersion } },
      { as: staff },
    );
    expect(errors).toBeUndefined();
    return data!.game.bracketNode;
  };
  const { ants, bees, cats, dogs } = world.teams;
  expect(await update({ homeTeamId: String(dogs.id), awayTeamId: String(ants.id) }, 1)).toBe('r1m0');
  expect(await update({ homeTeamId: String(bees.id), awayTeamId: String(cats.id) }, 2)).toBeNull();
  const { data } = await app.graphql<{ organization: { division: { bracket: object } } }>(
    'query ($slug: String!, $id: ID!) { organization(slug: $slug) { division(id: $id) { bracket { orphans { id } rounds { matches { id games { id } } } } } } }',
    { slug: world.organization.slug, id: String(division.id) },
  );
  expect(data!.organization.division.bracket).toMatchObject({
    orphans: [],
    rounds: [{ matches: [{ games: [] }, { id: 'r1m1', games: [{ id }] }] }, {}],
  });
});
