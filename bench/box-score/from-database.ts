import type { Benchmark } from '../lib/benchmark.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import { startLoad } from '../lib/load.js';
import { digits } from '../lib/report.js';
import { runRounds, warmUp } from '../lib/rounds.js';
import { startTarget, type Target } from '../lib/target.js';
import { startCluster } from '../data/postgres.js';
import { gamesIn, type Scale, seasonDatabase } from '../data/seasons.js';
import { ourRequests, plainRequests } from './contestants.js';
import { keepReadyAnswers } from './ready-answers.js';
import { SELECTIONS } from './selections.js';

const GAMES = 774;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1.5);
const CASES: readonly { scale: Scale; connections: number }[] = [
  { scale: 1, connections: 16 },
  ...[1, 16, 64].map((connections) => ({ scale: 10 as const, connections })),
];

const ROW = 'one row';
const OURS = 'ours';
const BEFORE = 'before';

/**
 * What an answer that is in no memory takes beside one ready-made row, with nothing else in between. BENCH_BEFORE names
 * the folder of another compiled server (as .cache/bench-server), which is then measured beside both.
 */
export const fromDatabase: Benchmark = {
  about: 'an answer from the database, beside one row',
  async run() {
    const cluster = await startCluster();
    const load = await startLoad();
    const flags = serverFlags();
    const servers = [
      ...(process.env.BENCH_BEFORE ? [{ name: BEFORE, server: process.env.BENCH_BEFORE }] : []),
      { name: OURS, server: compileServer() },
    ];
    const names = [ROW, ...servers.map(({ name }) => name)];
    const rows: string[][] = [];
    try {
      for (const scale of new Set(CASES.map((one) => one.scale))) {
        const url = await seasonDatabase(cluster, scale);
        const games = await gamesIn(url, GAMES);
        await keepReadyAnswers(url, games);
        const env = { DATABASE_URL: url, ANSWER_CACHE: '0' };
        const row = await startTarget(ROW, 'bench/targets/one-row.ts', { env, flags });
        const targets: Target[] = [row];
        for (const { name, server } of servers)
          targets.push(await startTarget(name, 'bench/targets/ours.mjs', { env: { ...env, SERVER: server }, flags }));
        for (const selection of SELECTIONS) {
          const contestants = targets.map((target) => ({
            target,
            requests: (target === row ? plainRequests : ourRequests)(selection, games),
          }));
          for (const contestant of contestants) await warmUp(contestant, load);
          for (const { connections } of CASES.filter((one) => one.scale === scale)) {
            const options = { load, postmaster: cluster.pid, connections, rounds: ROUNDS, seconds: SECONDS };
            const result = await runRounds(contestants, options);
            rows.push([
              selection.name,
              String(scale),
              String(connections),
              ...names.map((name) => digits(result.figures.get(name)!.cpu)),
              ...names.slice(1).map((name) => digits(result.ratio(ROW, name))),
            ]);
          }
        }
        for (const { child } of targets) await child.stop();
      }
      const ratios = names.slice(1).map((name) => `${ROW} : ${name}`);
      const columns = ['selection', 'seasons', 'connections', ...names, ...ratios];
      const title = `CPU ms of node and PostgreSQL per answer, medians of ${ROUNDS} paired rounds`;
      return { tables: [{ title, columns, rows }], notes: [], figures: rows };
    } finally {
      await load.stop();
      await cluster.stop();
    }
  },
};
