import { median } from '../lib/median.js';
import { cpuTime } from '../lib/cpu.js';
import { digits, type Table } from '../lib/report.js';
import type { Target } from '../lib/target.js';
import { type Caller, signIn } from './caller.js';
import { type EnteredTeams, USER } from './entered-games.js';
import { followGame } from './followed-game.js';
import { percentile } from './grid-report.js';
import { DEVICES, tap } from './writes.js';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 2);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** Taps a second in all, for how long each takes when nobody waits for the others. */
const PACED = 150;

/**
 * Four at one game: as quickly as they are answered, and at a fixed rate; each of them follows the game, as courtside
 * does, and once more does not.
 */
export async function measureScorekeepers(target: Target, teams: EnteredTeams, postmaster: number): Promise<Table> {
  const callers: Caller[] = [];
  for (let number = 0; number < DEVICES; number += 1)
    callers.push(await signIn(target.port, USER.username, USER.password));
  const rows = new Map<string, { rate: number; cpu: number; ms: number[] }[]>();
  const run = async (name: string, pauseMs: number, isFollowed: boolean): Promise<void> => {
    const gameId = await teams.makeGame();
    const stopFollowing = isFollowed ? await followGame(target.port, callers, gameId) : null;
    const [begin, before] = [performance.now(), cpuTime(target.child.pid, postmaster)];
    const end = begin + SECONDS * 1_000;
    const times = await Promise.all(
      callers.map(async (caller, device) => {
        const ms: number[] = [];
        for (let turn = 0; performance.now() < end; turn += 1) {
          const due = begin + (turn + device / DEVICES) * pauseMs;
          if (due > performance.now()) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
          ms.push(await tap(caller, gameId, teams, device));
        }
        return ms;
      }),
    );
    const [seconds, after] = [(performance.now() - begin) / 1_000, cpuTime(target.child.pid, postmaster)];
    const told = stopFollowing?.() ?? [];
    if (told.some((count) => count < seconds)) throw new Error(`somebody was told ${Math.min(...told)} answers only`);
    const ms = times.flat();
    const cpu = ((after.server + after.postgres - before.server - before.postgres) * 1_000) / ms.length;
    rows.set(name, [...(rows.get(name) ?? []), { rate: ms.length / seconds, cpu, ms }]);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const isFollowed of [true, false]) {
      const words = isFollowed ? '' : ', following nothing';
      await run(`as quickly as they are answered${words}`, 0, isFollowed);
      await run(`${PACED} taps a second${words}`, (DEVICES * 1_000) / PACED, isFollowed);
    }
  }
  return {
    title: `${DEVICES} scorekeepers at one game`,
    columns: ['taps', 'taps/s', 'median ms', 'p99 ms', 'CPU ms per tap'],
    rows: [...rows].map(([name, rounds]) => [
      name,
      digits(median(rounds.map(({ rate }) => rate))),
      digits(median(rounds.map(({ ms }) => median(ms)))),
      digits(median(rounds.map(({ ms }) => percentile(ms, 0.99)))),
      digits(median(rounds.map(({ cpu }) => cpu))),
    ]),
  };
}
