import { median } from '../lib/median.js';
import { digits, type Table } from '../lib/report.js';
import type { Caller } from './caller.js';
import type { EnteredTeams } from './entered-games.js';
import { type MeasuredKey, openGridBrowser, type TypedGrid } from './grid.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 1);
const ROWS = 3;
const SPEEDS = [1, 4];
/** Below this the browser tells nothing. */
const LEAST_MS = 16;

/** How long keys in the grid take until they are painted. */
export async function measureGrid(port: number, caller: Caller, teams: EnteredTeams): Promise<Table> {
  const browser = await openGridBrowser(port, caller);
  const typed = new Map<number, TypedGrid[]>(SPEEDS.map((slower) => [slower, []]));
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const slower of SPEEDS) typed.get(slower)!.push(await browser.type(await teams.makeGame(), ROWS, slower));
  } finally {
    await browser.close();
  }
  return {
    title: `Keys in the statistics grid, ${typed.get(1)![0]!.size}, until they are painted`,
    columns: [
      'processor, key',
      'keys',
      'median ms',
      'p95 ms',
      'most ms',
      "browser's p95",
      'CPU ms, median',
      'CPU ms, p95',
    ],
    rows: SPEEDS.flatMap((slower) => {
      const grids = typed.get(slower)!;
      const row = (name: string, isOne: (index: number) => boolean): string[] => [
        `${slower}x slower, ${name}`,
        ...figuresOf(
          grids.flatMap(({ keys }) => keys.filter((_, index) => isOne(index))),
          grids.flatMap(({ cpu }) => cpu.filter((_, index) => isOne(index))),
        ),
      ];
      return [
        row('all', () => true),
        row('digits', (index) => index % 3 !== 2),
        row('Tab (saves)', (index) => index % 3 === 2),
      ];
    }),
  };
}

function figuresOf(keys: readonly MeasuredKey[], cpu: readonly number[]): string[] {
  const toFrame = keys.flatMap((key) => key.toFrame ?? []);
  const byBrowser = keys.map((key) => key.byBrowser ?? 0);
  const told = (value: number): string => (value < LEAST_MS ? `< ${LEAST_MS}` : String(value));
  return [
    String(keys.length),
    digits(median(toFrame)),
    digits(percentile(toFrame, 0.95)),
    digits(Math.max(...toFrame)),
    told(percentile(byBrowser, 0.95)),
    digits(median(cpu)),
    digits(percentile(cpu, 0.95)),
  ];
}

/** The value that so many of all do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}
