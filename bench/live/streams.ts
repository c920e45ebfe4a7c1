import { setTimeout as delay } from 'node:timers/promises';
import { ORGANIZATION } from '../data/organization.js';
import { copyDatabase, startCluster } from '../data/postgres.js';
import { seasonDatabase } from '../data/seasons.js';
import { signIn } from '../entry/caller.js';
import { addUser, makeTeams, USER } from '../entry/entered-games.js';
import { tap } from '../entry/writes.js';
import type { Benchmark } from '../lib/benchmark.js';
import { type Child, startChild } from '../lib/child.js';
import { clientOperation } from '../lib/client-operation.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import { median } from '../lib/median.js';
import { digits } from '../lib/report.js';
import { startTarget, type Target } from '../lib/target.js';
import type { Told, ViewersQuestion } from './viewers-process.js';

const DATABASE = 'bench_streams';
const CROWDS = [1, 1_000, 5_000];
const TAPS = 4;
const PLAYS_BEFORE = 50;
const SECONDS_OF_TAPS = 10;
const TAPS_A_SECOND = 10;
/** For whatever is on its way to arrive. */
const SETTLING_MS = 2_000;

/** Those who follow a game's plays by event streams. */
export const streams: Benchmark = {
  about:
    'viewers of one game by event streams: until the last one is told, events a second, and after a killed process',
  async run() {
    const cluster = await startCluster();
    const url = await copyDatabase(cluster, await seasonDatabase(cluster, 1), DATABASE);
    const env = { DATABASE_URL: url, SERVER: compileServer(), COUNT: '1', LIVE_STREAMS_PER_ADDRESS: '10000' };
    const start = (port: number): Promise<Target> =>
      startTarget('ours', 'bench/targets/ours.mjs', { env: { ...env, PORT: String(port) }, flags: serverFlags() });
    let target = await start(0);
    const { child: viewers } = await startChild('bench/live/viewers-process.ts');
    const ask = <Answer = boolean>(question: ViewersQuestion): Promise<Answer> => viewers.ask<Answer>(question);
    try {
      await addUser(url);
      const caller = await signIn(target.port, USER.username, USER.password);
      const teams = await makeTeams(caller);
      const gameId = await teams.makeGame();
      const enter = (): Promise<number> => tap(caller, gameId, teams, 0);
      for (let play = 0; play < PLAYS_BEFORE; play += 1) await enter();
      const path = pathOf(gameId);
      const rows: string[][] = [];
      for (const crowd of CROWDS) {
        await ask({ connect: crowd, port: target.port, path });
        rows.push([String(crowd), ...(await untilTheLast(target.child, ask, enter))]);
      }
      const rate = await eventsASecond(ask, enter);
      process.kill(target.child.pid, 'SIGKILL');
      const killed = Date.now();
      target = await start(target.port);
      const listens = Date.now();
      await ask({ forget: true });
      const again = await signIn(target.port, USER.username, USER.password);
      await tap(again, gameId, teams, 0);
      const current = await whenCurrent(ask);
      return {
        tables: [
          {
            title: 'One tap, until the last viewer is told (from when it is sent)',
            columns: ['viewers', 'median ms', 'most ms', 'events each', 'largest event, bytes', 'statements'],
            rows,
          },
          {
            title: `${CROWDS.at(-1)} viewers`,
            columns: ['', 'taps/s', 'events/s each', 'largest event, bytes'],
            rows: [rate],
          },
          {
            title: `A process is killed, and started again at once: until each of ${CROWDS.at(-1)} viewers has what was entered since`,
            columns: ['', 's from the kill', 's from when it listens'],
            rows: [['all', digits((current - killed) / 1_000), digits((current - listens) / 1_000)]],
          },
        ],
        notes: [],
        figures: { rows, rate, killed, listens, current },
      };
    } finally {
      await viewers.stop();
      await target.child.stop();
      await cluster.administer(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
      await cluster.stop();
    }
  },
};

type Ask = <Answer = boolean>(question: ViewersQuestion) => Promise<Answer>;

async function untilTheLast(server: Child, ask: Ask, enter: () => Promise<number>): Promise<string[]> {
  const lags: number[] = [];
  const statements: number[] = [];
  const [events, sizes] = [new Set<number>(), new Set<number>()];
  for (let turn = 0; turn < TAPS; turn += 1) {
    await delay(SETTLING_MS);
    await ask({ forget: true });
    await server.ask({ statements: true });
    const sent = Date.now();
    await enter();
    await delay(SETTLING_MS);
    const told = await ask<Told>({ told: true });
    statements.push((await server.ask<string[]>({ statements: true })).filter((name) => name !== 'SELECT 1').length);
    events.add(told.least).add(told.most);
    sizes.add(told.largest);
    lags.push(told.times.at(-1)! - sent);
  }
  return [
    digits(median(lags)),
    digits(Math.max(...lags)),
    [...events].join(', '),
    String(Math.max(...sizes)),
    String(median(statements)),
  ];
}

async function eventsASecond(ask: Ask, enter: () => Promise<number>): Promise<string[]> {
  await delay(SETTLING_MS);
  await ask({ forget: true });
  const begin = performance.now();
  for (let index = 0; index < SECONDS_OF_TAPS * TAPS_A_SECOND; index += 1) {
    const wait = begin + (index * 1_000) / TAPS_A_SECOND - performance.now();
    if (wait > 0) await delay(wait);
    await enter();
  }
  const seconds = (performance.now() - begin) / 1_000;
  const told = await ask<Told>({ told: true });
  return [
    'each',
    digits((SECONDS_OF_TAPS * TAPS_A_SECOND) / seconds),
    digits(told.most / seconds),
    String(told.largest),
  ];
}

/** When the last viewer had the same as all others; milliseconds since 1970. */
async function whenCurrent(ask: Ask): Promise<number> {
  for (let turn = 0; turn < 120; turn += 1) {
    await delay(500);
    const told = await ask<Told>({ told: true });
    if (told.least > 0 && told.states === 1) return told.times.at(-1)!;
  }
  throw new Error('not all viewers came back');
}

/** Where our own page follows a game's plays. */
function pathOf(gameId: string): string {
  return `/graphql?${new URLSearchParams({
    query: clientOperation('PlayByPlay').replace(/^query/, 'subscription'),
    variables: JSON.stringify({ slug: ORGANIZATION.slug, id: gameId }),
    extensions: '{"jsonPatch":true}',
  }).toString()}`;
}
