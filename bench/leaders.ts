import { deepStrictEqual } from 'node:assert/strict';
import { readLeaders } from '../server/src/features/records/record.loaders.js';
import { createContext } from '../server/src/context/create-context.js';
import type { RequestContext } from '../server/src/context/request-context.js';
import { ORGANIZATION, openWorkshop, type Workshop } from './data/organization.js';
import { startCluster } from './data/postgres.js';
import { type Scale, seasonDatabase } from './data/seasons.js';
import type { Benchmark } from './lib/benchmark.js';
import { cpuTime } from './lib/cpu.js';
import { median } from './lib/median.js';
import { digits } from './lib/report.js';

const ROUNDS = 3;
const FIRST = 20;
/** Executions in a round: enough for the CPU's clock, which ticks every 10 ms. */
const TIMES = { totals: 200, rows: 20 } as const;

// What the totals spare: adding up every line of every game. All seasons, as on an organization's page of records.
const FROM_ROWS = `
  SELECT l.player_id, sum(v.value)::integer
  FROM game_line_values v
  JOIN game_lines l ON l.organization_id = v.organization_id AND l.id = v.game_line_id
  JOIN players p ON p.organization_id = l.organization_id AND p.id = l.player_id
  WHERE v.organization_id = $1 AND v.stat_definition_id = $2
  GROUP BY l.player_id, p.last_name, p.first_name
  ORDER BY 2 DESC, p.last_name COLLATE "en-x-icu", p.first_name COLLATE "en-x-icu", 1 LIMIT ${FIRST}`;

interface Figures {
  readonly scale: Scale;
  readonly totals: number;
  readonly rows: number;
  readonly ratio: number;
}

/** The top of a statistic, as the product reads it and from the raw rows. */
export const leaders: Benchmark = {
  about: `the ${FIRST} leaders in points over all seasons, from maintained totals and from the raw rows`,
  async run() {
    const cluster = await startCluster();
    const all: Figures[] = [];
    try {
      for (const scale of [1, 10] as const) {
        const workshop = await openWorkshop(await seasonDatabase(cluster, scale));
        try {
          all.push({ scale, ...(await compare(workshop, cluster.pid)) });
        } finally {
          await workshop.close();
        }
      }
    } finally {
      await cluster.stop();
    }
    return {
      tables: [
        {
          title: 'CPU ms per reading (node and PostgreSQL together)',
          columns: ['seasons', 'from totals', 'from raw rows', 'raw rows : totals'],
          rows: all.map(({ scale, totals, rows, ratio }) => [String(scale), ...[totals, rows, ratio].map(digits)]),
        },
      ],
      notes: [],
      figures: all,
    };
  },
};

async function compare(workshop: Workshop, postmaster: number): Promise<Omit<Figures, 'scale'>> {
  const {
    rows: [definition],
  } = await workshop.pool.query<{ id: number }>(
    "SELECT id FROM stat_definitions WHERE organization_id = $1 AND abbreviation = 'PTS'",
    [ORGANIZATION.id],
  );
  const points = definition?.id ?? 0;
  const readings = {
    totals: async () =>
      (
        await readLeaders(
          await contextOf(workshop),
          ORGANIZATION.id,
          { definitionIds: [points] },
          { seasonId: null, activeOnly: false },
          FIRST,
        )
      ).map(({ playerId, value }) => [playerId, value]),
    rows: async () =>
      (
        await workshop.pool.query<unknown[]>({
          name: 'from_rows',
          text: FROM_ROWS,
          values: [ORGANIZATION.id, points],
          rowMode: 'array',
        })
      ).rows,
  };
  deepStrictEqual(await readings.totals(), await readings.rows(), 'totals and rows give other leaders');
  const measured: Record<keyof typeof readings, number[]> = { totals: [], rows: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ['totals', 'rows'] as const) {
      const milliseconds = await cpuOf(readings[name], TIMES[name], postmaster);
      if (round > 0) measured[name].push(milliseconds); // the first one is for warming up
    }
  }
  return {
    totals: median(measured.totals),
    rows: median(measured.rows),
    ratio: median(measured.rows.map((rows, round) => rows / (measured.totals[round] ?? Number.NaN))),
  };
}

async function cpuOf(reading: () => Promise<unknown>, times: number, postmaster: number): Promise<number> {
  const before = cpuTime(process.pid, postmaster);
  for (let i = 0; i < times; i += 1) await reading();
  const after = cpuTime(process.pid, postmaster);
  return ((after.server - before.server + after.postgres - before.postgres) * 1000) / times;
}

async function contextOf({ services }: Workshop): Promise<RequestContext> {
  return createContext(services, { transport: 'rest', requestId: 'benchmark' });
}
