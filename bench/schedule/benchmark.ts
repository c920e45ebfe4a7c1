import { readFile, writeFile } from 'node:fs/promises';
import { fairnessOf } from '../../server/src/domain/schedule/fairness-of.js';
import { generateSchedule } from '../../server/src/domain/schedule/generate-schedule.js';
import { instanceOf } from '../../server/src/domain/schedule/generator/instance.js';
import { restAndTimes } from '../../server/src/domain/schedule/generator/rest-and-times.js';
import {
  type GeneratedSchedule,
  SCHEDULE_QUALITIES,
  type ScheduleProblem,
  type ScheduleQualityName,
} from '../../server/src/domain/schedule/schedule-problem.js';
import { randomProblem } from '../../server/src/domain/schedule/testing/random-problem.js';
import { type BestSchedule, bestSchedule } from '../../server/src/testing/schedule-oracle/best-schedule.js';
import type { Benchmark } from '../lib/benchmark.js';
import { median } from '../lib/median.js';
import { digits, type Table } from '../lib/report.js';
import { roundRobin } from './round-robin.js';
import { sizedProblem } from './sized-problem.js';

const INSTANCES = 200;
const SIZES = [8, 16, 24, 32, 40, 48, 56, 64] as const;
const STORED = new URL('optima.json', import.meta.url);
/** How many instances an integer program is given, and seconds for each of its four steps. */
const SOLVED = 20;
const SECONDS = 60;

type Values = Record<ScheduleQualityName, number>;

/** The generator against bounds, a plain round robin, and an integer program. */
export const schedule: Benchmark = {
  about: `${INSTANCES} random schedules: how many are at their bounds, and how long they take`,
  async run() {
    const problems = Array.from({ length: INSTANCES }, (_item, seed) => randomProblem(seed + 1));
    const ours = problems.map((problem) => timed(() => generateSchedule(problem)));
    const plain = problems.map((problem) => valuesOf(problem));
    const optima = await storedOptima(problems);
    return {
      tables: [
        qualityTable(
          ours.map(({ result }) => result),
          plain,
        ),
        timeTable(),
        optimaTable(optima, ours),
      ],
      notes: [
        `Instances: randomProblem(1) to randomProblem(${INSTANCES}) of server/src/domain/schedule/testing.`,
        `One schedule took ${digits(median(ours.map(({ ms }) => ms)))} CPU ms (median), ${digits(Math.max(...ours.map(({ ms }) => ms)))} CPU ms at most.`,
        'BENCH_ILP=1 solves the integer programs anew and stores what they find in bench/schedule/optima.json.',
      ],
      figures: { ours: ours.map(({ ms, result }) => ({ ms, certificate: result.certificate })), plain, optima },
    };
  },
};

/** Measures CPU time, which does not depend on what else the machine does. */
function timed<T>(run: () => T): { result: T; ms: number } {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, ms: (user + system) / 1000 };
}

/** The qualities of a plain round robin. */
function valuesOf(problem: ScheduleProblem): Values {
  const instance = instanceOf(problem);
  const games = roundRobin(problem);
  const fairness = fairnessOf(problem, games);
  const teams = fairness.filter((_team, index) => instance.leftOut[index] === 0);
  const spread = (count: 'games' | 'byes' | 'doubleHeaders'): number => {
    const counts = teams.map((team) => team[count]);
    return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);
  };
  const rest = restAndTimes(instance, games, fairness);
  const met = fairness.flatMap((team) => team.opponents.map((opponent) => opponent.games));
  return {
    games: spread('games'),
    byes: spread('byes'),
    doubleHeaders: spread('doubleHeaders'),
    repeats: met.reduce((sum, count) => sum + (count * (count - 1)) / 4, 0),
    homeAway: fairness.reduce((sum, team) => sum + Math.abs(team.home - team.away), 0),
    backToBackByes: rest.backToBack,
    times: rest.times,
    repeatDistance: rest.distance,
  };
}

function qualityTable(ours: readonly GeneratedSchedule[], plain: readonly Values[]): Table {
  const share = (count: number): string => `${((100 * count) / ours.length).toFixed(1)} %`;
  const mean = (list: readonly number[]): string => digits(list.reduce((sum, value) => sum + value, 0) / list.length);
  return {
    title: 'Qualities: schedules at the bound, and means (a plain round robin leaves weeks less full)',
    columns: ['quality', 'at the bound', 'value', 'bound', 'gap', 'round robin'],
    rows: SCHEDULE_QUALITIES.map((name, index) => {
      const found = ours.map(({ certificate }) => certificate[index]!);
      return [
        name,
        share(found.filter(({ value, bound }) => value === bound).length),
        mean(found.map(({ value }) => value)),
        mean(found.map(({ bound }) => bound)),
        mean(found.map(({ value, bound }) => value - bound)),
        mean(plain.map((values) => values[name])),
      ];
    }),
  };
}

function timeTable(): Table {
  return {
    title: '20 % unavailable times: CPU ms, median of five',
    columns: ['teams', '20 weeks', '30 weeks'],
    rows: SIZES.map((teams) => [
      String(teams),
      ...[20, 30].map((weeks) => {
        const times = [1, 2, 3, 4, 5].map((seed) => timed(() => generateSchedule(sizedProblem(teams, weeks, seed))).ms);
        return digits(median(times));
      }),
    ]),
  };
}

type Optima = Record<string, BestSchedule | null>;

async function storedOptima(problems: readonly ScheduleProblem[]): Promise<Optima> {
  if (process.env.BENCH_ILP === undefined) return JSON.parse(await readFile(STORED, 'utf8')) as Optima;
  const smallest = problems
    .map((problem) => ({ problem, size: problem.cells.length * problem.teams.length ** 2 }))
    .toSorted((a, b) => a.size - b.size)
    .filter(({ problem }) => generateSchedule(problem).games.length > 0);
  const optima: Optima = {};
  for (const { problem } of smallest.slice(0, SOLVED)) optima[problem.seed] = await bestSchedule(problem, SECONDS);
  await writeFile(STORED, `${JSON.stringify(optima, null, 2)}\n`);
  return optima;
}

function optimaTable(optima: Optima, ours: readonly { result: GeneratedSchedule; ms: number }[]): Table {
  return {
    title: `An integer program, ${SECONDS} s for each step: spread of games, byes and double headers, and repeats`,
    columns: ['instance', 'integer program', 'ours', 'bounds', 'ours, CPU ms'],
    rows: Object.entries(optima).map(([seed, best]) => {
      const { result, ms } = ours[Number(seed) - 1]!;
      const first = result.certificate.slice(0, 4);
      const solved =
        best === null ? 'not in time' : [best.games, best.byes, best.doubleHeaders, best.repeats].join(' ');
      return [
        seed,
        solved,
        first.map(({ value }) => value).join(' '),
        first.map(({ bound }) => bound).join(' '),
        digits(ms),
      ];
    }),
  };
}
