import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.js';
import { type KilledServers, startKilledServers } from '../../testing/killed-servers.js';
import type { TestFile } from '../../testing/multipart.js';
import {
  changed,
  createPlaysWorld,
  newPlay,
  type PlaySent,
  type PlaysWorld,
  statisticsOf,
} from '../../testing/plays-world.js';
import { effectsOf, playOf } from '../../testing/random-plays.js';
import { FIVE, GAMES, HEAD, LINES, TEAMS } from '../../testing/small-season.js';
import { verifyTotals } from '../totals/verify-totals.service.js';

/** How many edits are made: `EDITS=20000` for a long run. */
const EDITS = Number(process.env.EDITS ?? 240);
const WRITERS = 4;

let app: TestApp;
let servers: KilledServers;
beforeAll(async () => {
  app = await startTestApp({ ownDatabase: true });
  servers = await startKilledServers(app.database.url, 2);
});
afterAll(async () => {
  await servers.close();
  await app.close();
});

const SAVE_PLAYS = `mutation ($gameId: ID!, $input: SavePlaysInput!) {
  savePlays(gameId: $gameId, input: $input) { plays { id } conflicts { id } possibleDuplicates { id } } }`;
const SAVE_STATISTICS = `mutation ($gameId: ID!, $input: SaveStatisticsInput!) {
  saveStatistics(gameId: $gameId, input: $input) { undoId } }`;
const SET_SCORE = `mutation ($id: ID!, $input: SetGameScoreInput!) { setGameScore(id: $id, input: $input) { undoId } }`;
const DELETE_LINES = `mutation ($gameId: ID!, $playerIds: [ID!]!) {
  deleteGameLines(gameId: $gameId, playerIds: $playerIds) { undoId } }`;
const ADD_PLAYER = `mutation ($gameId: ID!, $input: AddGamePlayerInput!) {
  addGamePlayer(gameId: $gameId, input: $input) { undoId } }`;
const MERGE = `mutation ($keepId: ID!, $mergeIds: [ID!]!) {
  mergePlayers(keepId: $keepId, mergeIds: $mergeIds) { undoId } }`;
const IMPORT = 'mutation ($input: ImportSeasonInput!) { importSeason(input: $input) { done undoId } }';
const UNDO = 'mutation ($id: ID!) { undo(id: $id) { label } }';

/** What was acknowledged in the game whose every value can be told. */
interface Acknowledged {
  plays: Map<string, PlaySent>;
  adds: Record<string, number>;
}

test('servers are killed while four people write: nothing acknowledged is lost, nothing is done twice, totals are right', async () => {
  const counted = await createPlaysWorld(app, { status: 'final' });
  const turned = await createPlaysWorld(app, { status: 'final' });
  const known: Acknowledged = { plays: new Map(), adds: {} };
  let isOver = false;
  let kills = 0;
  const killing = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 1_200));
      if (!isOver) await servers.kill((kills += 1) % 2);
    }
  })();
  try {
    await Promise.all(
      Array.from({ length: WRITERS }, async (_none, writer) => {
        const random = randomNumbers(writer + 1);
        const own: PlaySent[] = [];
        for (let edit = 0; edit < EDITS / WRITERS; edit += 1) {
          const kind = random(4);
          if (kind === 0) await add(counted, known, writer, edit, random);
          else if (kind < 3) await play(counted, known, own, random);
          else await turn(turned, random);
        }
      }),
    );
  } finally {
    isOver = true;
    await killing;
  }
  expect(kills).toBeGreaterThan(0);
  const expected = { ...effectsOf(counted, known.plays.values()) };
  for (const [cell, value] of Object.entries(known.adds)) expected[cell] = (expected[cell] ?? 0) + value;
  const withoutZeros = (values: Record<string, number>) =>
    Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 0));
  expect(withoutZeros(await statisticsOf(app, counted))).toEqual(withoutZeros(expected));
  expect(await verifyTotals(app.manager)).toEqual([]);
}, 3_600_000);

/** One to a value, with an operation's id: it may be sent again. */
async function add(
  world: PlaysWorld,
  { adds }: Acknowledged,
  writer: number,
  edit: number,
  random: (below: number) => number,
): Promise<void> {
  const players = [...world.home, ...world.away];
  const playerId = players[random(players.length)]!;
  const input = {
    adds: [
      {
        playerId: String(playerId),
        definitionId: String(world.definitions['REB']),
        delta: 1,
        operationId: `${writer}-${edit}`,
      },
    ],
  };
  const { errors } = await servers.ask(SAVE_STATISTICS, { gameId: String(world.gameId), input }, world.ann);
  expect(errors).toBeUndefined();
  adds[`${playerId} REB`] = (adds[`${playerId} REB`] ?? 0) + 1;
}

/** A new play, or another revision of an own one. */
async function play(
  world: PlaysWorld,
  { plays }: Acknowledged,
  own: PlaySent[],
  random: (below: number) => number,
): Promise<void> {
  const index = random(own.length + 2);
  const before = own[index];
  const next =
    before === undefined
      ? playOf(world, random(100), random(100))
      : changed(before, { isDeleted: random(3) === 0, kind: playOf(world, random(100), 0).kind });
  const { data, errors } = await servers.ask<{ savePlays: { conflicts: unknown[]; possibleDuplicates: unknown[] } }>(
    SAVE_PLAYS,
    { gameId: String(world.gameId), input: { device: 'tablet', plays: [{ ...next, isDuplicateConfirmed: true }] } },
    world.bob,
  );
  expect(errors).toBeUndefined();
  expect(data!.savePlays).toMatchObject({ conflicts: [], possibleDuplicates: [] });
  if (before === undefined) own.push(next);
  else own[index] = next;
  plays.set(next.id, next);
}

/** What can be taken back, the latest last: of long ago nothing can any more. */
const undoable: string[] = [];
const LATEST = 8;

/** Anything else that changes games and players: of it only what is counted is looked at. Refusals are answers, too. */
async function turn(world: PlaysWorld, random: (below: number) => number): Promise<void> {
  const change = CHANGES[random(CHANGES.length)]!;
  const [query, variables, files] = await change(world, random);
  const { data } = await servers.ask<Record<string, { undoId?: string | null } | null>>(
    query,
    variables,
    world.ann,
    files,
  );
  const undo = Object.values(data ?? {})[0]?.undoId;
  if (undo) undoable.push(undo);
}

type Sent = [query: string, variables: Record<string, unknown>, files?: Record<string, TestFile>];
type Change = (world: PlaysWorld, random: (below: number) => number) => Sent | Promise<Sent>;

/** Somebody of the organization: those whom the game began with may be others by now. */
async function somebody({ organizationId }: PlaysWorld, random: (below: number) => number): Promise<string> {
  const players = (await app.manager.query('SELECT id FROM players WHERE organization_id = $1 ORDER BY id', [
    organizationId,
  ])) as { id: number }[];
  return String(players[random(players.length)]!.id);
}

const setValue: Change = async (world, random) => {
  const playerId = await somebody(world, random);
  const set = { playerId, definitionId: String(world.definitions['PTS']), value: random(40) };
  return [SAVE_STATISTICS, { gameId: String(world.gameId), input: { sets: [set] } }];
};
const setScore: Change = ({ gameId }, random) => [
  SET_SCORE,
  { id: String(gameId), input: { homeScore: random(90), awayScore: random(90) } },
];
const deleteLine: Change = async (world, random) => [
  DELETE_LINES,
  { gameId: String(world.gameId), playerIds: [await somebody(world, random)] },
];
const makeThree: Change = (world) => {
  const plays = [newPlay(world, 'MADE_THREE', { id: randomUUID(), isDuplicateConfirmed: true })];
  return [SAVE_PLAYS, { gameId: String(world.gameId), input: { device: 'phone', plays } }];
};
const undo: Change = (world, random) => {
  const id = undoable.at(-1 - random(Math.min(LATEST, undoable.length)));
  return id === undefined ? setValue(world, random) : [UNDO, { id }];
};
const addPlayer: Change = ({ gameId, homeTeamId, awayTeamId }, random) => {
  const teamId = String(random(2) === 0 ? homeTeamId : awayTeamId);
  return [ADD_PLAYER, { gameId: String(gameId), input: { teamId, firstName: 'Pat', lastName: randomUUID() } }];
};
/** Any two become one: of the game, of an imported one, or of both. */
const merge: Change = async (world, random) => [
  MERGE,
  { keepId: await somebody(world, random), mergeIds: [await somebody(world, random)] },
];
/** A season whose games and players come, change and go. */
const importGames: Change = (_world, random) => {
  const some = <Item>(items: readonly Item[]): Item[] => items.filter(() => random(3) > 0);
  const line = (base: string): string => `${base},30,${random(30)}${FIVE.slice('30,5'.length)}`;
  const csv = (name: string, text: string): TestFile => ({ name, type: 'text/csv', bytes: Buffer.from(text) });
  const games = GAMES.replace('Ants,Bees,5,3,', `Ants,Bees,${random(90)},${random(90)},`);
  const files = {
    teams: csv('teams.csv', TEAMS),
    games: csv('games.csv', games),
    playerGames: csv('player_games.csv', [HEAD, ...some(LINES).map(line)].join('\n')),
  };
  const names = Object.keys(files);
  return [
    IMPORT,
    {
      input: {
        name: 'Fall 2025',
        removeMissing: random(2) === 0,
        files: Object.fromEntries(names.map((name) => [name, null])),
      },
    },
    Object.fromEntries(Object.entries(files).map(([name, file]) => [`variables.input.files.${name}`, file])),
  ];
};
const CHANGES: readonly Change[] = [
  setValue,
  setValue,
  setScore,
  deleteLine,
  makeThree,
  makeThree,
  undo,
  undo,
  undo,
  addPlayer,
  merge,
  merge,
  importGames,
];

/** The same numbers in every run (a linear congruential generator, with the constants of Numerical Recipes). */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
