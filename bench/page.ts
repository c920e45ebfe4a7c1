import { existsSync } from 'node:fs';
import { SELECTIONS } from './box-score/selections.js';
import { ORGANIZATION } from './data/organization.js';
import { startCluster } from './data/postgres.js';
import { gamesIn, seasonDatabase } from './data/seasons.js';
import type { Benchmark } from './lib/benchmark.js';
import { compileServer, serverFlags } from './lib/compile-server.js';
import { startLoad } from './lib/load.js';
import { ROOT } from './lib/paths.js';
import { digits } from './lib/report.js';
import { runRounds, warmUp } from './lib/rounds.js';
import { startTarget } from './lib/target.js';

const ROUNDS = 3;
const SECONDS = 2;
const GAMES = 774;
const CONNECTIONS = 16;

/** The box score's page, rendered on the server. */
export const page: Benchmark = {
  about: "a game's page, rendered on the server, against its data alone",
  async run() {
    if (!existsSync(`${ROOT}client/dist/server/entry-server.js`)) {
      return { tables: [], notes: ['Left out: the client has not been built (npm run build).'], figures: null };
    }
    const cluster = await startCluster();
    const load = await startLoad();
    const url = await seasonDatabase(cluster, 1);
    const games = await gamesIn(url, GAMES);
    const options = (cache: string): { env: Record<string, string>; flags: string[] } => ({
      env: { DATABASE_URL: url, SERVER: compileServer(), PAGES: '1', ANSWER_CACHE: cache },
      flags: serverFlags(),
    });
    const rendered = await startTarget('page', 'bench/targets/ours.mjs', options('0'));
    const data = await startTarget('box score by GraphQL', 'bench/targets/ours.mjs', options('0'));
    const kept = await startTarget('page, cached', 'bench/targets/ours.mjs', options('1'));
    try {
      const pages = games.map((id) => ({ path: `/${ORGANIZATION.slug}/games/${id}` }));
      const queries = games.map((id) => ({
        path: '/graphql',
        body: JSON.stringify({ query: SELECTIONS[0]?.query, variables: { slug: ORGANIZATION.slug, id } }),
      }));
      const contestants = [
        { target: rendered, requests: pages },
        { target: data, requests: queries },
        { target: kept, requests: pages },
      ];
      for (const contestant of contestants) await warmUp(contestant, load);
      const { figures } = await runRounds(contestants, {
        load,
        postmaster: cluster.pid,
        connections: CONNECTIONS,
        rounds: ROUNDS,
        seconds: SECONDS,
      });
      return {
        tables: [
          {
            title: `CPU ms per answer at ${CONNECTIONS} connections`,
            columns: ['answer', 'CPU ms', 'of node', 'of PostgreSQL', 'answers/s', 'p99 ms', 'kB'],
            rows: [...figures].map(([name, one]) => [
              name,
              ...[one.cpu, one.serverCpu, one.postgresCpu, one.rate, one.p99, one.bytes / 1000].map(digits),
            ]),
          },
        ],
        notes: [],
        figures: Object.fromEntries(figures),
      };
    } finally {
      for (const { child } of [rendered, data, kept]) await child.stop();
      await load.stop();
      await cluster.stop();
    }
  },
};
