import { ORGANIZATION } from './data/organization.js';
import { startCluster } from './data/postgres.js';
import { gamesIn, seasonDatabase } from './data/seasons.js';
import { SELECTIONS } from './box-score/selections.js';
import type { Benchmark } from './lib/benchmark.js';
import { compileServer, serverFlags } from './lib/compile-server.js';
import { type LoadRequest, startLoad } from './lib/load.js';
import { median } from './lib/median.js';
import { type RoundsOptions, runRounds, warmUp } from './lib/rounds.js';
import { startTarget, type Target } from './lib/target.js';

const GAMES = 774;
/** Two processes of one program differ by some percent, so that each pair of them counts once. */
const PAIRS = Number(process.env.BENCH_PAIRS ?? 7);
const ROUNDS = 5;
const SECONDS = 1;
const CONNECTIONS = 16;

/** What limits take of a box score: the same server with and without them, in turns. */
export const limits: Benchmark = {
  about: 'what counting and limiting the cost of calls takes of a box score',
  async run() {
    const cluster = await startCluster();
    const load = await startLoad();
    try {
      const url = await seasonDatabase(cluster, 1);
      const games = await gamesIn(url, GAMES);
      const { query } = SELECTIONS[0]!;
      const requests = games.map((id) => ({
        path: '/graphql',
        body: JSON.stringify({ query, variables: { slug: ORGANIZATION.slug, id } }),
      }));
      const options = { load, postmaster: cluster.pid, connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS };
      const server = compileServer();
      const rows: string[][] = [];
      for (const kept of ['0', '1']) {
        const env = { DATABASE_URL: url, SERVER: server, ANSWER_CACHE: kept };
        const pairs: Pair[] = [];
        for (let pair = 0; pair < PAIRS; pair += 1) pairs.push(await measurePair(env, requests, options));
        const ratios = pairs.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
        rows.push([
          kept === '1' ? 'from memory' : 'made anew',
          median(pairs.map(({ plain }) => plain)).toFixed(4),
          median(pairs.map(({ limited }) => limited)).toFixed(4),
          ...[median(ratios), ratios[0]!, ratios.at(-1)!].map((ratio) => ratio.toFixed(3)),
        ]);
      }
      return {
        tables: [
          {
            title: `CPU ms per box score (node and PostgreSQL together), ${PAIRS} pairs of processes`,
            columns: ['box score', 'without limits', 'with limits', 'with : without', 'least', 'most'],
            rows,
          },
        ],
        notes: [],
        figures: rows,
      };
    } finally {
      await load.stop();
      await cluster.stop();
    }
  },
};

interface Pair {
  readonly plain: number;
  readonly limited: number;
  readonly ratio: number;
}

/** A server without limits against one with them, both started for it. */
async function measurePair(
  env: Record<string, string>,
  requests: readonly LoadRequest[],
  options: RoundsOptions,
): Promise<Pair> {
  const flags = serverFlags();
  const plain = await startTarget('without limits', 'bench/targets/ours.mjs', {
    env: { ...env, RATE_LIMIT: '0' },
    flags,
  });
  const limited = await startTarget('with limits', 'bench/targets/ours.mjs', { env, flags });
  try {
    const contestants = [plain, limited].map((target) => ({ target, requests }));
    for (const contestant of contestants) await warmUp(contestant, options.load);
    const result = await runRounds(contestants, options);
    const cpuOf = ({ name }: Target): number => result.figures.get(name)!.cpu;
    return { plain: cpuOf(plain), limited: cpuOf(limited), ratio: result.ratio(limited.name, plain.name) };
  } finally {
    for (const { child } of [plain, limited]) await child.stop();
  }
}
