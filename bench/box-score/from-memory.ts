import type { Benchmark } from '../lib/benchmark.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import { startLoad } from '../lib/load.js';
import { digits } from '../lib/report.js';
import { type Contestant, runRounds, warmUp } from '../lib/rounds.js';
import { startTarget } from '../lib/target.js';
import { startCluster } from '../data/postgres.js';
import { gamesIn, seasonDatabase } from '../data/seasons.js';
import { ourRequests } from './contestants.js';
import { SELECTIONS } from './selections.js';

const GAMES = 774;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1.5);
const CONNECTIONS = [1, 16, 64];

const ALONE = 'node alone';
const OURS = 'ours, cached';
const BEFORE = 'before';

/**
 * What an answer from memory takes beside node's own server with a constant, with nothing else in between. BENCH_BEFORE
 * names the folder of another compiled server (as .cache/bench-server), which is then measured beside both.
 */
export const fromMemory: Benchmark = {
  about: "an answer from memory, beside node's own server with a constant",
  async run() {
    const cluster = await startCluster();
    const load = await startLoad();
    const contestants: Contestant[] = [];
    try {
      const url = await seasonDatabase(cluster, 1);
      const selection = SELECTIONS.find(({ name }) => name === 'scores')!;
      const requests = ourRequests(selection, await gamesIn(url, GAMES));
      const flags = serverFlags();
      const add = async (name: string, server?: string): Promise<void> => {
        const file = `bench/targets/${server === undefined ? 'constant' : 'ours'}.mjs`;
        const env: Record<string, string> = server === undefined ? {} : { DATABASE_URL: url, SERVER: server };
        contestants.push({ target: await startTarget(name, file, { env, flags }), requests });
      };
      await add(ALONE);
      if (process.env.BENCH_BEFORE) await add(BEFORE, process.env.BENCH_BEFORE);
      await add(OURS, compileServer());
      for (const contestant of contestants) await warmUp(contestant, load);
      const names = contestants.map(({ target }) => target.name);
      const rows: string[][] = [];
      for (const connections of CONNECTIONS) {
        const options = { load, postmaster: cluster.pid, connections, rounds: ROUNDS, seconds: SECONDS };
        const result = await runRounds(contestants, options);
        rows.push([
          String(connections),
          ...names.map((name) => digits(result.figures.get(name)!.serverCpu)),
          ...names.slice(1).map((name) => digits(result.ratio(name, ALONE))),
        ]);
      }
      const columns = ['connections', ...names, ...names.slice(1).map((name) => `${name} : ${ALONE}`)];
      const title = `CPU ms of node per answer of scores, medians of ${ROUNDS} paired rounds`;
      return { tables: [{ title, columns, rows }], notes: [], figures: rows };
    } finally {
      for (const { target } of contestants) await target.child.stop();
      await load.stop();
      await cluster.stop();
    }
  },
};
