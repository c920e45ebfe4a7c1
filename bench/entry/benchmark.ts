import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { copyDatabase, startCluster } from '../data/postgres.js';
import { seasonDatabase } from '../data/seasons.js';
import type { Benchmark } from '../lib/benchmark.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import { ROOT } from '../lib/paths.js';
import type { Table } from '../lib/report.js';
import { startTarget, type Target } from '../lib/target.js';
import { signIn } from './caller.js';
import { addUser, makeTeams, USER } from './entered-games.js';
import { measureGrid } from './grid-report.js';
import { measureRequests } from './requests-report.js';
import { measureScorekeepers } from './scorekeepers-report.js';

const DATABASE = 'bench_entry';
/** One of them alone: BENCH_PART=grid. */
const PART = process.env.BENCH_PART ?? 'requests,scorekeepers,grid';

/** Entering statistics. */
export const entry: Benchmark = {
  about: 'entering statistics: a cell, a play, a whole box score, several at one game, keys in the grid',
  async run() {
    if (!existsSync(`${ROOT}client/dist/server/entry-server.js`))
      return { tables: [], notes: ['Left out: the client has not been built (npm run build).'], figures: null };
    const cluster = await startCluster();
    const url = await copyDatabase(cluster, await seasonDatabase(cluster, 1), DATABASE);
    const targets: Target[] = [];
    const tables: Table[] = [];
    try {
      await addUser(url);
      const env = { DATABASE_URL: url, SERVER: compileServer(), PAGES: '1', COUNT: '1' };
      const ours = await startTarget('ours', 'bench/targets/ours.mjs', { env, flags: serverFlags() });
      targets.push(ours);
      const naive = await startTarget('naive', 'bench/targets/naive-entry.mjs', { env, flags: serverFlags() });
      targets.push(naive);
      const caller = await signIn(ours.port, USER.username, USER.password);
      const teams = await makeTeams(caller);
      if (PART.includes('requests'))
        tables.push(await measureRequests(ours, naive, { caller, teams, postmaster: cluster.pid }));
      if (PART.includes('scorekeepers')) tables.push(await measureScorekeepers(ours, teams, cluster.pid));
      if (PART.includes('grid')) tables.push(await measureGrid(ours.port, caller, teams));
      return { tables, notes: [`Load of the machine at the end: ${loadavg()[0]!.toFixed(1)}.`], figures: tables };
    } finally {
      for (const { child } of targets) await child.stop();
      await cluster.administer(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
      await cluster.stop();
    }
  },
};
