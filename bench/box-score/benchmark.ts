import type { Benchmark } from '../lib/benchmark.js';
import { digits, type Report } from '../lib/report.js';
import { type RoundsResult, runRounds, warmUp } from '../lib/rounds.js';
import { startLoad } from '../lib/load.js';
import { startCluster } from '../data/postgres.js';
import { gamesIn, runningDatabase, type Scale, seasonDatabase } from '../data/seasons.js';
import { checkAnswers, checkCaches, startServers } from './contestants.js';
import { keepReadyAnswers } from './ready-answers.js';
import { type Selection, SELECTIONS } from './selections.js';

/** How many games are asked for. */
const GAMES = 774;
const ROUNDS = 3;
const SECONDS = 1.5;
/** Connections at a time, by how much data there is. */
const CONNECTIONS: Readonly<Record<Scale | 'running', readonly number[]>> = { 1: [1, 16, 64], running: [16], 10: [16] };

/** What ours is compared with. */
const OTHERS = ['one row', 'one SQL', 'PostGraphile', 'PostGraphile, lean'];

interface Case {
  /** `running`: one season all of whose games are in progress. */
  readonly scale: Scale | 'running';
  readonly selection: Selection['name'];
  readonly connections: number;
  readonly result: RoundsResult;
}

/** Box scores: ours against one row, against one hand-written SQL and against PostGraphile. */
export const boxScore: Benchmark = {
  about: 'a box score, against one row, one hand-written SQL and PostGraphile 5',
  async run() {
    const cluster = await startCluster();
    const load = await startLoad();
    const cases: Case[] = [];
    const notes: string[] = [];
    try {
      for (const scale of [1, 'running', 10] as const) {
        const season = await seasonDatabase(cluster, scale === 'running' ? 1 : scale);
        const url = scale === 'running' ? await runningDatabase(cluster, season) : season;
        const games = await gamesIn(url, GAMES);
        await keepReadyAnswers(url, games);
        const servers = await startServers(url);
        try {
          await checkAnswers(
            servers,
            games.filter((_, index) => index % 50 === 0),
          );
          for (const selection of SELECTIONS) {
            const contestants = servers.contestants(selection, games);
            for (const contestant of contestants) await warmUp(contestant, load);
            for (const connections of CONNECTIONS[scale]) {
              const result = await runRounds(contestants, {
                load,
                postmaster: cluster.pid,
                connections,
                rounds: ROUNDS,
                seconds: SECONDS,
              });
              cases.push({ scale, selection: selection.name, connections, result });
            }
          }
          notes.push(`Seasons, ${scale}: ${await checkCaches(servers)}`);
        } finally {
          await servers.stop();
        }
      }
    } finally {
      await load.stop();
      await cluster.stop();
    }
    return reportOf(cases, notes);
  },
};

function reportOf(cases: readonly Case[], notes: readonly string[]): Report {
  const place = ({ scale, selection, connections }: Case): string[] => [selection, String(scale), String(connections)];
  return {
    tables: [
      {
        title: 'How many times less CPU per request (node and PostgreSQL together) ours needs than the other one',
        columns: [
          'selection',
          'seasons',
          'connections',
          ...OTHERS.map((other) => `${other} : ours`),
          ...OTHERS.map((other) => `${other} : cached`),
          'cached : node alone',
        ],
        rows: cases.map((one) => [
          ...place(one),
          ...['ours', 'ours, cached'].flatMap((own) => OTHERS.map((other) => digits(one.result.ratio(other, own)))),
          digits(one.result.ratio('ours, cached', 'node alone')),
        ]),
      },
      {
        title: 'Figures',
        columns: [
          'selection',
          'seasons',
          'connections',
          'server',
          'CPU ms',
          'of node',
          'of PostgreSQL',
          'answers/s',
          'p99 ms',
          'kB',
        ],
        rows: cases.flatMap((one) =>
          [...one.result.figures].map(([server, figures]) => [
            ...place(one),
            server,
            ...[
              figures.cpu,
              figures.serverCpu,
              figures.postgresCpu,
              figures.rate,
              figures.p99,
              figures.bytes / 1000,
            ].map(digits),
          ]),
        ),
      },
    ],
    notes,
    figures: cases.map(({ result, ...one }) => ({ ...one, figures: Object.fromEntries(result.figures) })),
  };
}
