import { SELECTIONS } from '../box-score/selections.js';
import { ORGANIZATION } from '../data/organization.js';
import { type Cluster, runAt } from '../data/postgres.js';
import { gamesIn, seasonDatabase } from '../data/seasons.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import type { Load } from '../lib/load.js';
import { digits, type Table } from '../lib/report.js';
import { BULK_FORMATS, BULK_NAMES } from '../../server/src/rest/describe-bulk.js';
import { type Download, download } from './download.js';
import { largeSeasonDatabase, TIMES } from './large-season.js';

const USUAL_GAMES = 200;

/** Downloads each file of the sample season and of one a hundred times as large, each by a process of its own. */
export async function memory(cluster: Cluster, load: Load): Promise<{ table: Table; figures: unknown }> {
  const server = compileServer();
  const figures: Record<string, { sample: Download; large: Download }> = {};
  const urls = { sample: await seasonDatabase(cluster, 1), large: await largeSeasonDatabase(cluster) };
  for (const file of chosen()) {
    const of = (url: string): Promise<Download> => downloadFrom(cluster, load, server, { url, file });
    figures[file] = { sample: await of(urls.sample), large: await of(urls.large) };
    console.log(file, JSON.stringify(figures[file]));
  }
  return {
    table: {
      title: `Memory of the process in MB, and how far it grew while it wrote a season ${TIMES} times as large as the sample`,
      columns: ['file', 'MB', 'seconds', 'CPU s', 'before', 'peak', 'grown', 'grown by the sample', 'held after'],
      rows: Object.entries(figures).map(([file, { sample, large }]) => [
        file,
        ...[large.bytes / 1_000_000, large.seconds, large.cpuSeconds].map(digits),
        ...[large.before, large.peak, large.peak - large.before, sample.peak - sample.before, large.held].map((mb) =>
          mb.toFixed(1),
        ),
      ]),
    },
    figures,
  };
}

/** All files, or those that BENCH_FILES names. */
function chosen(): string[] {
  const wanted = process.env.BENCH_FILES?.split(',');
  return BULK_NAMES.flatMap((name) => BULK_FORMATS.map((format) => `${name}.${format}`)).filter(
    (file) => wanted?.includes(file) ?? true,
  );
}

async function downloadFrom(
  cluster: Cluster,
  load: Load,
  server: string,
  { url, file }: { url: string; file: string },
): Promise<Download> {
  const { query } = SELECTIONS[0]!;
  const games = (await gamesIn(url, USUAL_GAMES)).slice(0, USUAL_GAMES);
  const [season] = await runAt(url, 'SELECT id FROM seasons');
  return download({
    env: { DATABASE_URL: url, SERVER: server, BULK: '1' },
    flags: serverFlags(),
    path: `/api/bulk/${season}/${file}?slug=${ORGANIZATION.slug}`,
    usual: games.map((id) => ({
      path: '/graphql',
      body: JSON.stringify({ query, variables: { slug: ORGANIZATION.slug, id } }),
    })),
    load,
    postmaster: cluster.pid,
  });
}
