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
    timesBound: timesBound(instance, games),
    distance: shortfall(instance.problem, games),
  };
}

/** Of all teams, those that sit out two neighbouring weeks because too few can play in either. */
function backToBackBound(instance: Instance, games: readonly PlannedGame[]): number {
  const { problem, teamCount, weekCount, hasCells, leftOut } = instance;
  const playing = Array.from({ length: weekCount }, () => new Set<string>());
  for (const { cell, homeTeamId, awayTeamId } of games)
    for (const id of [homeTeamId, awayTeamId]) playing[problem.cells[cell]!.weekIndex]!.add(String(id));
  for (const { weekIndex, homeTeamId, awayTeamId } of problem.kept)
    for (const id of [homeTeamId, awayTeamId]) playing[weekIndex ?? -1]?.add(String(id));
  let bound = 0;
  for (let week = 1; week < weekCount; week += 1) {
    if (hasCells[week] === 0 || hasCells[week - 1] === 0) continue;
    let both = 0;
    let forced = 0;
    for (let team = 0; team < teamCount; team += 1) {
      if (leftOut[team] === 1) continue;
      both += 1;
      if (!couldPlay(instance, team, week) && !couldPlay(instance, team, week - 1)) forced += 1;
    }
    bound += Math.max(forced, both - playing[week]!.size - playing[week - 1]!.size);
  }
  return bound;
}

function couldPlay({ can, keptGames, slotsOfWeek, teamCount }: Instance, team: number, week: number): boolean {
  if (keptGames[week * teamCount + team]! > 0) return true;
  return slotsOfWeek[week]!.some((slot) => can[slot * teamCount + team] === 1);
}

/** Times at which the teams that can play then cannot all play equally often, however many of the games stand there. */
function timesBound({ problem, leftOut, slots, weekCount }: Instance, games: readonly PlannedGame[]): number {
  const gamesIn = new Int32Array(weekCount);
  for (const { cell } of games) gamesIn[problem.cells[cell]!.weekIndex]! += 1;
  let bound = 0;
  for (const time of new Set(problem.cells.map((cell) => cell.time))) {
    const able = problem.teams.filter((team, index) => leftOut[index] === 0 && !team.unavailableTimes.includes(time));
    if (able.length === 0) continue;
    const ids = new Set(able.map(({ id }) => String(id)));
    const keptHere = problem.kept.filter((game) => game.time === time);
    const kept = keptHere.flatMap((game) => [game.homeTeamId, game.awayTeamId]).filter((id) => ids.has(String(id)));
    const [here, elsewhere] = [new Int32Array(weekCount), new Int32Array(weekCount)];
    for (const slot of slots) (slot.time === time ? here : elsewhere)[slot.week]! += slot.cells.length;
    const sum = (count: (week: number) => number): number =>
      Array.from({ length: weekCount }, (_item, week) => count(week)).reduce((all, one) => all + one, 0);
    const least = sum((week) => Math.max(0, gamesIn[week]! - elsewhere[week]!));
    const most = sum((week) => Math.min(gamesIn[week]!, here[week]!));
    let isEven = false;
    for (let number = least; number <= Math.min(most, least + able.length); number += 1)
      isEven ||= (kept.length + 2 * number) % able.length === 0;
    if (!isEven) bound += 1;
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
