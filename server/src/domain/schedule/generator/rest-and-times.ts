import type { PlannedGame, ScheduleProblem, TeamFairness } from '../schedule-problem.js';
import type { Instance } from './instance.js';

/** The qualities that come last. */
export interface RestAndTimes {
  /** Weeks without a game after a week without a game, over all teams. */
  readonly backToBack: number;
  readonly backToBackBound: number;
  /** For each time, the difference of games between the teams that play then most and least; added up. */
  readonly times: number;
  readonly timesBound: number;
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
    backToBackBound: backToBackBound(instance, games),
    times: timeDifferences(instance, fairness),
    timesBound: 0,
    distance: shortfall(instance.problem, games),
  };
}

/** Of the teams that take part in two neighbouring weeks, those that sit out both because too few can play in either. */
function backToBackBound(instance: Instance, games: readonly PlannedGame[]): number {
  const { problem, teamCount, weekCount, takesPart, leftOut } = instance;
  const playing = Array.from({ length: weekCount }, () => new Set<string>());
  for (const { cell, homeTeamId, awayTeamId } of games)
    for (const id of [homeTeamId, awayTeamId]) playing[problem.cells[cell]!.weekIndex]!.add(String(id));
  for (const { weekIndex, homeTeamId, awayTeamId } of problem.kept)
    for (const id of [homeTeamId, awayTeamId]) playing[weekIndex ?? -1]?.add(String(id));
  let bound = 0;
  for (let week = 1; week < weekCount; week += 1) {
    let both = 0;
    for (let team = 0; team < teamCount; team += 1)
      if (takesPart[week * teamCount + team] === 1 && takesPart[(week - 1) * teamCount + team] === 1)
        both += 1 - leftOut[team]!;
    bound += Math.max(0, both - playing[week]!.size - playing[week - 1]!.size);
  }
  return bound;
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
  for (const { homeTeamId, awayTeamId, weekIndex } of problem.kept)
    if (weekIndex !== null) add(homeTeamId, awayTeamId, weekIndex);
  let sum = 0;
  for (const list of weeks.values()) {
    const ideal = Math.min(problem.teams.length - 1, Math.floor((problem.numWeeks - 1) / (list.length - 1)));
    list.sort((a, b) => a - b);
    for (let index = 1; index < list.length; index += 1) sum += Math.max(0, ideal - (list[index]! - list[index - 1]!));
  }
  return sum;
}
