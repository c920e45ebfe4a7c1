import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openWorkshop } from '../data/organization.js';
import { copyDatabase, startCluster } from '../data/postgres.js';
import { seasonDatabase } from '../data/seasons.js';
import type { Benchmark } from '../lib/benchmark.js';
import { compileServer, serverFlags } from '../lib/compile-server.js';
import { cpuTime } from '../lib/cpu.js';
import { median } from '../lib/median.js';
import { ROOT } from '../lib/paths.js';
import { digits } from '../lib/report.js';
import { type CacheCounts, startTarget, type Target } from '../lib/target.js';
import { type Audience, publicMix, startGame } from './requests.js';
import { scorekeeperOf } from './scorekeeper.js';
import { type Visitors, visitorsOf } from './visitors.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const REQUESTS_A_SECOND = 100;
const SAVES_A_SECOND = [0, 1, 10, 30];
const AUDIENCES: readonly Audience[] = ['leaders', 'who plays'];
/** So often everything is made anew first: code is compiled, and each connection has planned its statements. */
const WARMING_PASSES = 8;
const DATABASE = 'bench_live';

/** Of one server while so many values a second are saved. */
interface Figures {
  /** Of all answers, those from memory. */
  readonly fromMemory: number;
  readonly median: number;
  readonly p99: number;
  /** CPU milliseconds per answer: of node, and with PostgreSQL. */
  readonly nodeCpu: number;
  readonly cpu: number;
  readonly savesASecond: number;
}

/** Visitors' reads while a game is scored. */
export const live: Benchmark = {
  about: 'answers from memory while a game is scored, against making the whole organization new at every save',
  async run() {
    if (!existsSync(`${ROOT}client/dist/server/entry-server.js`))
      return { tables: [], notes: ['Left out: the client has not been built (npm run build).'], figures: null };
    const cluster = await startCluster();
    const url = await copyDatabase(cluster, await seasonDatabase(cluster, 1), DATABASE);
    const workshop = await openWorkshop(url);
    const targets: Target[] = [];
    const figures = new Map<string, Figures[]>();
    try {
      const game = await startGame(url);
      const scorekeeper = await scorekeeperOf(workshop, game);
      const options = { env: { DATABASE_URL: url, SERVER: compileServer(), PAGES: '1' }, flags: serverFlags() };
      for (const [name, whole] of [
        ['per part', '0'],
        ['per tenant', '1'],
      ] as const)
        targets.push(
          await startTarget(name, 'bench/targets/ours.mjs', {
            ...options,
            env: { ...options.env, VERSIONS_PER_TENANT: whole },
          }),
        );
      const postgresCpu = (): number => cpuTime(0, cluster.pid).postgres;
      /** CPU seconds of PostgreSQL for a second of saves, without visitors. */
      const costOf = async (saves: number): Promise<number> => {
        const [begin, before] = [performance.now(), postgresCpu()];
        await scorekeeper.save(saves, delay((SECONDS * 1_000) / 2));
        return saves === 0 ? 0 : ((postgresCpu() - before) * 1_000) / (performance.now() - begin);
      };
      const measure = async (
        { port, child }: Target,
        visitors: Visitors,
        saves: number,
        savesCpu: number,
      ): Promise<Figures> => {
        await visitors.askForAll(port);
        const counts = (): Promise<CacheCounts> => child.ask<CacheCounts>({});
        const [countsBefore, before] = [await counts(), cpuTime(child.pid, cluster.pid)];
        const coming = visitors.come(port, REQUESTS_A_SECOND, SECONDS);
        const [latencies, savesASecond] = await Promise.all([coming, scorekeeper.save(saves, coming)]);
        const [after, countsAfter] = [cpuTime(child.pid, cluster.pid), await counts()];
        const sorted = latencies.toSorted((a, b) => a - b);
        const node = ((after.server - before.server) * 1_000) / sorted.length;
        const postgres = ((after.postgres - before.postgres - savesCpu * SECONDS) * 1_000) / sorted.length;
        return {
          fromMemory: (countsAfter.hits - countsBefore.hits) / sorted.length,
          median: median(sorted),
          p99: sorted[Math.ceil(sorted.length * 0.99) - 1]!,
          nodeCpu: node,
          cpu: node + Math.max(0, postgres),
          savesASecond,
        };
      };
      for (const audience of AUDIENCES) {
        const visitors = visitorsOf(await publicMix(url, audience, game));
        for (const { port } of targets)
          for (let pass = 0; pass < WARMING_PASSES; pass += 1) {
            await scorekeeper.changeAll();
            await visitors.askForAll(port);
          }
        for (let round = 0; round < ROUNDS; round += 1)
          for (const saves of SAVES_A_SECOND) {
            const savesCpu = await costOf(saves);
            for (const turn of [0, 1]) {
              const target = targets[(round + turn) % 2]!;
              const key = keyOf(audience, target.name, saves);
              figures.set(key, [...(figures.get(key) ?? []), await measure(target, visitors, saves, savesCpu)]);
            }
          }
      }
    } finally {
      for (const { child } of targets) await child.stop();
      await workshop.close();
      await cluster.administer(`DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
      await cluster.stop();
    }
    return {
      tables: AUDIENCES.map((audience) => ({
        title: `${REQUESTS_A_SECOND} requests/s while values are saved in one game; of players most looked at: ${audience}`,
        columns: ['versions, saves/s', 'saved/s', 'from memory', 'median ms', 'p99 ms', 'CPU ms', 'CPU : no saves'],
        rows: targets.flatMap(({ name }) =>
          SAVES_A_SECOND.map((saves) => {
            const rounds = figures.get(keyOf(audience, name, saves))!;
            const still = figures.get(keyOf(audience, name, 0))!;
            const of = (figure: keyof Figures): number => median(rounds.map((one) => one[figure]));
            return [
              `${name}, ${saves}`,
              digits(of('savesASecond')),
              `${(of('fromMemory') * 100).toFixed(1)} %`,
              ...(['median', 'p99', 'cpu'] as const).map((figure) => digits(of(figure))),
              digits(median(rounds.map(({ cpu }, round) => cpu / still[round]!.cpu))),
            ];
          }),
        ),
      })),
      notes: [
        'CPU per answer is that of the server and of PostgreSQL without the saves, whose cost is measured beside; they come from a process of their own. A ratio is that of a round, paired.',
      ],
      figures: Object.fromEntries(figures),
    };
  },
};

const keyOf = (audience: Audience, target: string, saves: number): string => `${audience}, ${target}, ${saves}`;
