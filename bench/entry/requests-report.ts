import { Agent } from 'node:http';
import { ORGANIZATION } from '../data/organization.js';
import { cpuTime } from '../lib/cpu.js';
import { median } from '../lib/median.js';
import { digits, type Table } from '../lib/report.js';
import type { Target } from '../lib/target.js';
import { type Caller, post } from './caller.js';
import type { EnteredTeams } from './entered-games.js';
import { percentile } from './grid-report.js';
import { saveValues, type SentValue, takeScore, tap, wholeBoxScore } from './writes.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2);
const CELLS = 100;
const BOX_SCORES = 6;
/** Of the naive way: one takes long enough. */
const NAIVE_BOX_SCORES = 2;
/**
 * A transaction's beginning and end and its announcement, the session with its organization, a listener's sign of life.
 */
const APART =
  /^(START TRANSACTION|BEGIN|COMMIT|session_find|organization_by_id|SELECT pg_notify|SELECT set_config|SELECT 1$)/;

/** Does the same in a game once or more often; milliseconds of each request. */
type Work = (gameId: string, times: number) => Promise<number[]>;

interface Measured {
  readonly name: string;
  readonly target: Target;
  /** Requests of a round; of a box score each in a game of its own. */
  readonly times: number;
  readonly inGames: boolean;
  /** What is done in each game first, unmeasured. */
  readonly prepare?: (gameId: string) => Promise<unknown>;
  readonly work: Work;
}

/** Statements and CPU of a cell, a play and a whole box score, against the naive way. */
export async function measureRequests(
  ours: Target,
  naive: Target,
  { caller, teams, postmaster }: { caller: Caller; teams: EnteredTeams; postmaster: number },
): Promise<Table> {
  const kinds = kindsOf(ours, naive, caller, teams);
  const rounds = new Map<Measured, { cpu: number; node: number; ms: number[] }[]>(kinds.map((kind) => [kind, []]));
  const statements = new Map<Measured, { all: number; counted: number }>();
  for (let round = -1; round < ROUNDS; round += 1)
    for (const kind of round % 2 === 0 ? kinds : kinds.toReversed()) {
      const games = await gamesFor(teams, kind);
      const before = cpuTime(kind.target.child.pid, postmaster);
      const ms: number[] = [];
      for (const game of games) ms.push(...(await kind.work(game, kind.inGames ? 1 : kind.times)));
      const after = cpuTime(kind.target.child.pid, postmaster);
      const [node, postgres] = [after.server - before.server, after.postgres - before.postgres];
      // The first round is for the compiler and for plans.
      if (round >= 0)
        rounds
          .get(kind)!
          .push({ cpu: ((node + postgres) * 1_000) / kind.times, node: (node * 1_000) / kind.times, ms });
    }
  for (const kind of kinds) statements.set(kind, await statementsOf(kind, teams));
  return {
    title: 'One request: statements, CPU of node and PostgreSQL, and how long it takes alone',
    columns: ['request', 'statements', 'with those apart', 'CPU ms', 'of node', 'median ms', 'p99 ms'],
    rows: kinds.map((kind) => {
      const own = rounds.get(kind)!;
      const ms = own.flatMap((one) => one.ms);
      return [
        kind.name,
        String(statements.get(kind)!.counted),
        String(statements.get(kind)!.all),
        digits(median(own.map(({ cpu }) => cpu))),
        digits(median(own.map(({ node }) => node))),
        digits(median(ms)),
        digits(percentile(ms, 0.99)),
      ];
    }),
  };
}

function kindsOf(ours: Target, naive: Target, caller: Caller, teams: EnteredTeams): Measured[] {
  const values = wholeBoxScore(teams);
  const saveNaively = naiveSave(naive.port);
  const several = async (times: number, one: (index: number) => Promise<number>): Promise<number[]> => {
    const ms: number[] = [];
    for (let index = 0; index < times; index += 1) ms.push(await one(index));
    return ms;
  };
  const cells =
    (save: (gameId: string, set: SentValue) => Promise<{ version: number; ms: number }>): Work =>
    (gameId, times) =>
      several(
        times,
        async (index) => (await save(gameId, { ...values[index % values.length]!, value: 1 + (index % 90) })).ms,
      );
  return [
    {
      name: 'a cell',
      target: ours,
      times: CELLS,
      inGames: false,
      work: cells((game, set) => saveValues(caller, game, [set])),
    },
    {
      name: 'a cell, naively',
      target: naive,
      times: CELLS,
      inGames: false,
      work: cells((game, set) => saveNaively(game, [set])),
    },
    {
      name: 'a play',
      target: ours,
      times: CELLS,
      inGames: false,
      prepare: (game) => tap(caller, game, teams, 0), // which begins it
      work: (game, times) => several(times, () => tap(caller, game, teams, 0)),
    },
    {
      name: 'a whole box score',
      target: ours,
      times: BOX_SCORES,
      inGames: true,
      work: async (game) => [(await saveValues(caller, game, values)).ms],
    },
    {
      name: 'a whole box score, naively',
      target: naive,
      times: NAIVE_BOX_SCORES,
      inGames: true,
      work: async (game) => [(await saveNaively(game, values)).ms],
    },
    {
      name: 'final, with a whole box score',
      target: ours,
      times: BOX_SCORES,
      inGames: true,
      prepare: (game) => saveValues(caller, game, values),
      work: async (game) => [await takeScore(caller, game)],
    },
  ];
}

/** Games to do it in, made and prepared before anything is measured. */
async function gamesFor(teams: EnteredTeams, { inGames, times, prepare }: Measured): Promise<string[]> {
  const games: string[] = [];
  for (let index = 0; index < (inGames ? times : 1); index += 1) {
    const gameId = await teams.makeGame();
    await prepare?.(gameId);
    games.push(gameId);
  }
  return games;
}

async function statementsOf(kind: Measured, teams: EnteredTeams): Promise<{ all: number; counted: number }> {
  const [game] = (await gamesFor(teams, { ...kind, times: 1 })) as [string];
  await kind.target.child.ask({ statements: true });
  await kind.work(game, 1);
  const sent = await kind.target.child.ask<string[]>({ statements: true });
  return { all: sent.length, counted: sent.filter((name) => !APART.test(name)).length };
}

function naiveSave(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (gameId: string, sets: readonly SentValue[]): Promise<{ version: number; ms: number }> => {
    const begin = performance.now();
    const body = JSON.stringify({
      organizationId: ORGANIZATION.id,
      gameId: Number(gameId),
      sets: sets.map((set) => ({
        teamId: Number(set.teamId),
        playerId: Number(set.playerId),
        definitionId: Number(set.definitionId),
        value: set.value,
      })),
    });
    const { text } = await post(agent, port, body, { 'content-type': 'application/json' }, '/');
    if (text.includes('errors')) throw new Error(text);
    return { version: 0, ms: performance.now() - begin };
  };
}
