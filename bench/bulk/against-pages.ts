import { print } from 'graphql';
import { BULK_TABLES } from '../../server/src/bulk/bulk-tables.js';
import { ORGANIZATION } from '../data/organization.js';
import { type Cluster, runAt } from '../data/postgres.js';
import { seasonDatabase } from '../data/seasons.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import { cpuTime } from '../lib/cpu.js';
import { median } from '../lib/median.js';
import { digits, type Table } from '../lib/report.js';
import { startTarget, type Target } from '../lib/target.js';

const ROUNDS = 7;
/** The most that a page of the graph may have. */
const PAGE_SIZE = 100;

/** What one reading of the season took. */
interface Reading {
  readonly requests: number;
  readonly bytes: number;
  readonly seconds: number;
  /** Of node and PostgreSQL together. */
  readonly cpuSeconds: number;
}

/** Reads all box scores of the sample season as one file and by pages of the graph, in turns, with the same fields. */
export async function againstPages(cluster: Cluster): Promise<{ table: Table; figures: unknown }> {
  const url = await seasonDatabase(cluster, 1);
  const [season = ''] = await runAt(url, 'SELECT id FROM seasons');
  const target = await startTarget('bulk', 'bench/targets/ours.mjs', {
    env: { DATABASE_URL: url, SERVER: compileServer(), BULK: '1', ANSWER_CACHE: '0' },
    flags: serverFlags(),
  });
  const ways = { 'one file': () => asFile(target, season), 'page by page': () => byPages(target, season) };
  const readings: Record<string, Reading[]> = { 'one file': [], 'page by page': [] };
  try {
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [name, read] of Object.entries(ways)) {
        const reading = await measured(cluster, target, read);
        // The first round warms up.
        if (round > 0) readings[name]!.push(reading);
      }
  } finally {
    await target.child.stop();
  }
  const of = (name: string, part: keyof Reading): number => median(readings[name]!.map((reading) => reading[part]));
  return {
    table: {
      title: `All box scores of the sample season: as one file, and in pages of ${PAGE_SIZE}`,
      columns: ['read', 'requests', 'MB', 'seconds', 'CPU s'],
      rows: Object.keys(ways).map((name) => [
        name,
        String(of(name, 'requests')),
        ...[of(name, 'bytes') / 1_000_000, of(name, 'seconds'), of(name, 'cpuSeconds')].map(digits),
      ]),
    },
    figures: readings,
  };
}

async function measured(
  cluster: Cluster,
  { child }: Target,
  read: () => Promise<Pick<Reading, 'requests' | 'bytes'>>,
): Promise<Reading> {
  const cpu = cpuTime(child.pid, cluster.pid);
  const start = performance.now();
  const done = await read();
  const seconds = (performance.now() - start) / 1_000;
  const after = cpuTime(child.pid, cluster.pid);
  return { ...done, seconds, cpuSeconds: after.server - cpu.server + after.postgres - cpu.postgres };
}

async function asFile({ port }: Target, season: string): Promise<Pick<Reading, 'requests' | 'bytes'>> {
  const { slug } = ORGANIZATION;
  const text = await textOf(`http://127.0.0.1:${port}/api/bulk/${season}/box-scores.ndjson?slug=${slug}`);
  return { requests: 1, bytes: text.length };
}

async function byPages({ port }: Target, season: string): Promise<Pick<Reading, 'requests' | 'bytes'>> {
  const query = print(BULK_TABLES['box-scores'].document).replace(
    'organization {',
    `organization(slug: "${ORGANIZATION.slug}") {`,
  );
  let [requests, bytes] = [0, 0];
  for (let after: string | null = null; requests === 0 || after !== null; requests += 1) {
    const body = JSON.stringify({ query, variables: { season, first: PAGE_SIZE, after } });
    const headers = { 'content-type': 'application/json' };
    const text = await textOf(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body });
    const { data } = JSON.parse(text) as {
      data: { organization: { games: { pageInfo: { hasNextPage: boolean; endCursor: string } } } };
    };
    const { hasNextPage, endCursor } = data.organization.games.pageInfo;
    after = hasNextPage ? endCursor : null;
    bytes += text.length;
  }
  return { requests, bytes };
}

/** As whoever wants it all takes it: without compression. @throws Error unless the answer is a success */
async function textOf(address: string, options: RequestInit = {}): Promise<string> {
  const response = await fetch(address, { ...options, headers: { ...options.headers, 'accept-encoding': 'identity' } });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}
