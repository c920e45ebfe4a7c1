import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { migrate } from '../server/src/database/migrate.js';
import { ORGANIZATION, openWorkshop } from './data/organization.js';
import { type Cluster, startCluster } from './data/postgres.js';
import type { Benchmark } from './lib/benchmark.js';
import { compileServer } from './lib/compile-server.js';
import { cpuTime, endedChildren } from './lib/cpu.js';
import { median } from './lib/median.js';
import { SEASON_DIRECTORY } from './lib/paths.js';
import { digits } from './lib/report.js';

const ROUNDS = 3;
const DATABASE = 'bench_import';

interface Run {
  /** Player lines a second, by the clock. */
  readonly rate: number;
  /** Seconds of CPU: the command's whole process and PostgreSQL. */
  readonly cpu: number;
}

/**
 * The command `npm run import` on the sample season: into an empty organization, and again, when nothing is left to
 * change.
 */
export const seasonImport: Benchmark = {
  about: 'the sample season by `npm run import`, new and again',
  async run() {
    const cluster = await startCluster();
    const server = compileServer();
    const runs: Record<'new' | 'again', Run[]> = { new: [], again: [] };
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const url = await emptyDatabase(cluster);
        runs.new.push(await importSeason(server, url, cluster.pid));
        runs.again.push(await importSeason(server, url, cluster.pid));
      }
    } finally {
      await cluster.administer(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
      await cluster.stop();
    }
    const row = (name: string, of: readonly Run[]): string[] => {
      const rates = of.map(({ rate }) => rate);
      return [
        name,
        ...[median(rates), Math.min(...rates), Math.max(...rates), median(of.map(({ cpu }) => cpu))].map(digits),
      ];
    };
    return {
      tables: [
        {
          title: 'Player lines a second (16,486 lines with 774 games)',
          columns: ['import', 'median', 'slowest', 'fastest', 'CPU s'],
          rows: [row('new', runs.new), row('again, unchanged', runs.again)],
        },
      ],
      notes: [
        'Rates as the command itself tells them: reading, checking, writing and the totals. The CPU time is that of the whole process and of PostgreSQL.',
      ],
      figures: runs,
    };
  },
};

async function emptyDatabase(cluster: Cluster): Promise<string> {
  await cluster.administer(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  await cluster.administer(`CREATE DATABASE ${DATABASE}`);
  const url = cluster.urlOf(DATABASE);
  await migrate(url);
  const workshop = await openWorkshop(url);
  await workshop.ensureOrganization().finally(() => workshop.close());
  return url;
}

async function importSeason(server: string, url: string, postmaster: number): Promise<Run> {
  const before = cpuTime(process.pid, postmaster).postgres + endedChildren();
  const args = [
    `${server}/cli/import.js`,
    '--organization',
    ORGANIZATION.slug,
    '--season',
    '2017-18',
    SEASON_DIRECTORY,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATABASE_URL: url } });
  const rate = /: (\d+) a second/.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`the import said no rate:\n${stdout}`);
  return { rate: Number(rate), cpu: cpuTime(process.pid, postmaster).postgres + endedChildren() - before };
}
