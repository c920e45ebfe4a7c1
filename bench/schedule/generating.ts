import { setTimeout as delay } from 'node:timers/promises';
import { SELECTIONS } from '../box-score/selections.js';
import { ORGANIZATION } from '../data/organization.js';
import { startCluster } from '../data/postgres.js';
import { gamesIn, seasonDatabase } from '../data/seasons.js';
import type { Benchmark } from '../lib/benchmark.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import { median } from '../lib/median.js';
import { digits } from '../lib/report.js';
import { startTarget } from '../lib/target.js';
import { type Latencies, visitorsOf } from '../live/visitors.js';
import { sizedProblem } from './sized-problem.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 8);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const REQUESTS_A_SECOND = [50, 200];
const GAMES = 774;
const [TEAMS, WEEKS] = [64, 30];

/** Of the answers of some seconds. */
interface Figures {
  readonly median: number;
  readonly p99: number;
}

/** Box scores while a schedule is generated in a thread of the same process. */
export const generating: Benchmark = {
  about: `box scores while a schedule of ${TEAMS} teams and ${WEEKS} weeks is generated, against without`,
  async run() {
    const cluster = await startCluster();
    const url = await seasonDatabase(cluster, 1);
    const body = (id: string): string =>
      JSON.stringify({ query: SELECTIONS[0]?.query, variables: { slug: ORGANIZATION.slug, id } });
    const requests = (await gamesIn(url, GAMES)).map((id) => ({
      request: { path: '/graphql', body: body(id) },
      share: 1,
    }));
    const { port, child } = await startTarget('ours', 'bench/targets/ours.mjs', {
      env: { DATABASE_URL: url, SERVER: compileServer(), ANSWER_CACHE: '0' },
      flags: serverFlags(),
    });
    const times: number[] = [];
    const measure = async (aSecond: number, isGenerating: boolean): Promise<Figures> => {
      if (isGenerating) await child.ask({ generate: sizedProblem(TEAMS, WEEKS, 1) });
      // Connections of their own: those of the last time may just be closing.
      const latencies = await visitorsOf({ requests }).come(port, aSecond, SECONDS);
      if (isGenerating) times.push(...(await child.ask<number[]>({ stop: true })));
      else await delay(100);
      return figuresOf(latencies);
    };
    try {
      for (let pass = 0; pass < 6; pass += 1) await visitorsOf({ requests }).askForAll(port);
      const rows: string[][] = [];
      const all: Record<string, { without: Figures; beside: Figures }[]> = {};
      for (const aSecond of REQUESTS_A_SECOND) {
        const rounds: { without: Figures; beside: Figures }[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          // Each comes first in every other round.
          const first = await measure(aSecond, round % 2 === 0);
          const second = await measure(aSecond, round % 2 === 1);
          rounds.push(round % 2 === 0 ? { beside: first, without: second } : { without: first, beside: second });
        }
        all[aSecond] = rounds;
        const of = (which: 'without' | 'beside', figure: keyof Figures): string =>
          digits(median(rounds.map((one) => one[which][figure])));
        const ratio = (figure: keyof Figures): string =>
          digits(median(rounds.map(({ without, beside }) => beside[figure] / without[figure])));
        rows.push([
          String(aSecond),
          of('without', 'median'),
          of('beside', 'median'),
          ratio('median'),
          of('without', 'p99'),
          of('beside', 'p99'),
          ratio('p99'),
        ]);
      }
      return {
        tables: [
          {
            title: `Box scores, uncached: ms without and while generating, ${ROUNDS} paired rounds of ${SECONDS} s`,
            columns: ['requests/s', 'median', 'generating', 'ratio', 'p99', 'generating', 'ratio'],
            rows,
          },
        ],
        notes: [
          `A generation took ${digits(median(times))} ms (median of ${times.length}), ${digits(Math.max(...times))} ms at most, its thread's start included. A ratio is the median of the rounds' own.`,
        ],
        figures: { rounds: all, times },
      };
    } finally {
      await child.stop();
      await cluster.stop();
    }
  },
};

function figuresOf(latencies: Latencies): Figures {
  const sorted = latencies.toSorted((a, b) => a - b);
  return { median: median(sorted), p99: sorted[Math.ceil(sorted.length * 0.99) - 1]! };
}
