import type { PlannedGame, ScheduleProblem, TeamFairness } from '../schedule-problem.js';
import { countsAmongKept, type Instance } from './instance.js';

/** The qualities that come last. */
export interface RestAndTimes {
  /** Weeks without a game after a week without a game, over all teams. */
  readonly backToBack: number;
  /** For each time, the difference of games between the teams that play then most and least; added up. */
  readonly times: number;
  /** Weeks by which meetings of the same teams follow each other too soon, added up. */
  readonly distance: number;
}

/** Counts byes in a row, how fairly times are shared, and how far meetings of the same teams lie apart. */
export function restAndTimes(
  instance: Instance,
  games: readonly PlannedGame[],
  fairness: readonly TeamFairness[],
): RestAndTimes {
  const isIn = (team: number): boolean => instance.leftOut[team] === 0;
  return {
    backToBack: fairness.reduce((sum, { backToBackByes }, team) => sum + (isIn(team) ? backToBackByes : 0), 0),
    times: timeDifferences(instance, fairness),
    distance: shortfall(instance.problem, games),
  };
}

function timeDifferences({ problem, leftOut }: Instance, fairness: readonly TeamFairness[]): number {
  const times = [...new Set(problem.cells.map((cell) => cell.time))];
  let sum = 0;
  for (const time of times) {
    const counts = problem.teams.flatMap((team, index) => {
      if (leftOut[index] === 1 || team.unavailableTimes.includes(time)) return [];
      return [fairness[index]!.times.find((entry) => entry.time === time)?.games ?? 0];
    });
    if (counts.length > 0) sum += Math.max(...counts) - Math.min(...counts);
  }
  return sum;
}

function shortfall(problem: ScheduleProblem, games: readonly PlannedGame[]): number {
  const weeks = new Map<string, number[]>();
  const add = (one: unknown, other: unknown, week: number): void => {
    const key = [String(one), String(other)].sort().join(' ');
    weeks.set(key, [...(weeks.get(key) ?? []), week]);
  };
  for (const { homeTeamId, awayTeamId, cell } of games) add(homeTeamId, awayTeamId, problem.cells[cell]!.weekIndex);
  for (const { homeTeamId, awayTeamId, weekIndex } of problem.kept.filter(countsAmongKept))
    if (weekIndex !== null) add(homeTeamId, awayTeamId, weekIndex);
  let sum = 0;
  for (const list of weeks.values()) {
    list.sort((a, b) => a - b);
    sum += tooSoon(list, idealDistance(problem, list.length));
  }
  return sum;
}

/** How many weeks so many meetings of two teams should lie apart. */
export function idealDistance({ teams, numWeeks }: ScheduleProblem, meetings: number): number {
  return Math.min(teams.length - 1, Math.floor((numWeeks - 1) / (meetings - 1)));
}

/**
 * By how many weeks meetings follow each other too soon, added up.
 * @param weeks of the meetings, in order
 */
export function tooSoon(weeks: readonly number[], ideal: number): number {
  let sum = 0;
  for (let index = 1; index < weeks.length; index += 1) sum += Math.max(0, ideal - (weeks[index]! - weeks[index - 1]!));
  return sum;
}
