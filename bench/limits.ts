import { ORGANIZATION } from './data/organization.js';
import { startCluster } from './data/postgres.js';
import { gamesIn, seasonDatabase } from './data/seasons.js';
import { SELECTIONS } from './box-score/selections.js';
import type { Benchmark } from './lib/benchmark.js';
import { compileServer, serverFlags } from './lib/compile-server.js';
import { startLoad } from './lib/load.js';
import { digits } from './lib/report.js';
import { runRounds, warmUp } from './lib/rounds.js';
import { startTarget } from './lib/target.js';

const GAMES = 774;
const ROUNDS = 9;
const SECONDS = 1.5;
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
      const flags = serverFlags();
      const rows: string[][] = [];
      for (const kept of ['0', '1']) {
        const env = { DATABASE_URL: url, SERVER: compileServer(), ANSWER_CACHE: kept };
        const [plain, limited] = [
          await startTarget('without limits', 'bench/targets/ours.mjs', { env: { ...env, RATE_LIMIT: '0' }, flags }),
          await startTarget('with limits', 'bench/targets/ours.mjs', { env, flags }),
        ];
        const { query } = SELECTIONS[0]!;
        const requests = games.map((id) => ({
          path: '/graphql',
          body: JSON.stringify({ query, variables: { slug: ORGANIZATION.slug, id } }),
        }));
        const contestants = [plain, limited].map((target) => ({ target, requests }));
        for (const contestant of contestants) await warmUp(contestant, load);
        const options = { load, postmaster: cluster.pid, connections: CONNECTIONS, rounds: ROUNDS, seconds: SECONDS };
        const result = await runRounds(contestants, options);
        const cpu = [plain, limited].map(({ name }) => result.figures.get(name)!.cpu);
        rows.push([
          kept === '1' ? 'from memory' : 'made anew',
          ...cpu.map((ms) => ms.toFixed(4)),
          digits(result.ratio(limited.name, plain.name)),
        ]);
        for (const { child } of [plain, limited]) await child.stop();
      }
      return {
        tables: [
          {
            title: 'CPU ms per box score (node and PostgreSQL together)',
            columns: ['box score', 'without limits', 'with limits', 'with : without'],
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
