import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '../../testing/app.js';
import {
  createGame,
  createGameLine,
  createLeagueWorld,
  createPlayer,
  createUser,
  type GameLineInput,
  type LeagueWorld,
} from '../../testing/factories.js';
import { overtaken } from '../../testing/overtaken.js';
import type { PlayerEntity } from './player.entity.js';

let app: TestApp;
let world: LeagueWorld;
let staff: Caller;
// Whole tables are locked here, which others' tests would wait for.
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await createLeagueWorld(app.manager);
  staff = await app.signInAs(await createUser(app.manager, world.organizationId));
});

const MERGE = `mutation ($keep: ID!, $merge: [ID!]!) { done: mergePlayers(keepId: $keep, mergeIds: $merge) { message } }`;

const merge = (keep: PlayerEntity, twin: PlayerEntity) =>
  app.graphql<{ done: { message: string } | null }>(MERGE, { keep: keep.id, merge: [twin.id] }, { as: staff });

type Statement = [sql: string, params?: unknown[]];

/** Does `act`, which meets what somebody else has done and commits once it waits for that. */
const after = <Result>(statements: readonly Statement[], act: () => Promise<Result>): Promise<Result> =>
  overtaken(
    app.database.pool,
    async (other) => {
      for (const [sql, params] of statements) await other.query(sql, params);
    },
    act,
  );

interface Twins {
  readonly keep: PlayerEntity;
  readonly twin: PlayerEntity;
  readonly gameId: number;
  /** Makes a line of one of them in the game. */
  readonly line: (player: PlayerEntity, columns: Partial<GameLineInput>) => Promise<{ id: number }>;
}

/** Two who are one, and a game of Ants and Bees in which neither has a line yet. */
async function twins(): Promise<Twins> {
  const { organizationId, current, teams } = world;
  const { id: gameId } = await createGame(app.manager, organizationId, {
    seasonLeagueId: current.seasonLeague.id,
    homeTeamId: teams.ants.id,
    awayTeamId: teams.bees.id,
    date: '2025-11-01',
  });
  return {
    keep: await createPlayer(app.manager, organizationId),
    twin: await createPlayer(app.manager, organizationId),
    gameId,
    line: ({ id: playerId }, columns) =>
      createGameLine(app.manager, organizationId, { gameId, teamId: teams.ants.id, playerId, ...columns }),
  };
}

/** What who enters statistics of a game holds of it. */
const enter = (gameId: number): Statement => [
  'SELECT FROM games WHERE organization_id = $1 AND id = $2 FOR SHARE',
  [world.organizationId, gameId],
];

/** Points of whoever has a line in a game. */
const points = ({ gameId }: Twins, player: PlayerEntity): Statement => [
  `INSERT INTO game_line_values (organization_id, game_line_id, stat_definition_id, value)
   SELECT $1, id, $4, 4 FROM game_lines WHERE organization_id = $1 AND game_id = $2 AND player_id = $3`,
  [world.organizationId, gameId, player.id, world.statDefinitions.get('PTS')!.id],
];

const BOTH_HAVE_POINTS = {
  message: expect.stringContaining('Ants vs Bees on Nov 1, 2025: both have PTS.'),
  extensions: { code: 'UNPROCESSABLE' },
};

test('players are merged while the game goes in which both have the same statistics', async () => {
  const { keep, twin, gameId, line } = await twins();
  for (const player of [keep, twin]) await line(player, { values: { PTS: 4 } });
  const ofGame = [world.organizationId, gameId];
  const deletion: Statement[] = [
    [
      'DELETE FROM game_line_values WHERE organization_id = $1 AND game_line_id IN (SELECT id FROM game_lines WHERE game_id = $2)',
      ofGame,
    ],
    ['DELETE FROM game_lines WHERE organization_id = $1 AND game_id = $2', ofGame],
    ['DELETE FROM games WHERE organization_id = $1 AND id = $2', ofGame],
    // Nobody reads games while this is held: a merge that looked at lines alone has found both of them by then.
    ['LOCK TABLE games IN ACCESS EXCLUSIVE MODE'],
  ];
  expect((await after(deletion, () => merge(keep, twin))).errors).toBeUndefined();
});

test('a statistic that the other one has, too, is entered while players are merged: the merge says so', async () => {
  const both = await twins();
  const { keep, twin, gameId, line } = both;
  await line(keep, { values: { AST: 1 } });
  await line(twin, { values: { PTS: 4 } });
  const { errors } = await after([enter(gameId), points(both, keep)], () => merge(keep, twin));
  expect(errors?.[0]).toMatchObject(BOTH_HAVE_POINTS);
});

test('a line-up and a first value that are saved while players are merged stay', async () => {
  const both = await twins();
  const { keep, twin, gameId, line } = both;
  for (const player of [keep, twin]) await line(player, { didNotPlay: true });
  const ofKeep = [world.organizationId, keep.id];
  const lineUp: Statement = [
    `UPDATE game_lines SET position = 'PG', started = true, did_not_play = false WHERE organization_id = $1 AND player_id = $2`,
    ofKeep,
  ];
  const { errors } = await after([enter(gameId), points(both, keep), lineUp], () => merge(keep, twin));
  expect(errors).toBeUndefined();
  const lines = await app.manager.query(
    'SELECT position, started, did_not_play FROM game_lines WHERE organization_id = $1 AND player_id = $2',
    ofKeep,
  );
  expect(lines).toEqual([{ position: 'PG', started: true, did_not_play: false }]);
});

test('a line in another game that is made while players are merged is looked at, too', async () => {
  const both = await twins();
  const { keep, twin, gameId, line } = both;
  await line(keep, { values: { AST: 1 } });
  const made: Statement = [
    'INSERT INTO game_lines (organization_id, game_id, team_id, player_id) VALUES ($1, $2, $3, $4)',
    [world.organizationId, gameId, world.teams.ants.id, twin.id],
  ];
  // Two enter statistics of that game: the merge waits for the one who makes the line, and then for the other one.
  const { errors } = await after([enter(gameId), points(both, keep)], () =>
    after([enter(gameId), made, points(both, twin)], () => merge(keep, twin)),
  );
  expect(errors?.[0]).toMatchObject(BOTH_HAVE_POINTS);
});

test('a player who goes while duplicates are listed is no duplicate, nor is whoever had the same name alone', async () => {
  const { organizationId } = world;
  const ids: number[] = [];
  for (const lastName of ['Lee', 'Low', 'Low', 'Lee', 'Low'])
    ids.push((await createPlayer(app.manager, organizationId, { firstName: 'Pat', lastName })).id);
  // So that the organization, with its logo, is known from here on. In words of its own: of an operation that has been
  // asked before, what fails is tried once more.
  const { data: before } = await app.graphql('{ duplicatePlayers { name } }', {}, { as: staff });
  expect(before).toEqual({ duplicatePlayers: [{ name: 'pat lee' }, { name: 'pat low' }] });
  const deletion: Statement[] = [
    ['DELETE FROM players WHERE organization_id = $1 AND id = ANY($2)', [organizationId, ids.slice(0, 2)]],
    // Players are read with their pictures, equal names without: these have been read by the time somebody waits.
    ['LOCK TABLE upload_sizes IN ACCESS EXCLUSIVE MODE'],
  ];
  const { data, errors } = await after(deletion, () =>
    app.graphql('{ duplicatePlayers { name players { id } } }', {}, { as: staff }),
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    duplicatePlayers: [{ name: 'pat low', players: [{ id: String(ids[2]) }, { id: String(ids[4]) }] }],
  });
});
