import { formatTime } from '../dates/format-time.js';
import { weekdayOf } from '../dates/weekday-of.js';
import { canPlay, type Instance, instanceOf } from './generator/instance.js';
import type { ScheduleObstacle, ScheduleProblem } from './schedule-problem.js';

/**
 * What cannot be scheduled, before anything is generated: what makes it impossible (`refused`), teams that cannot play
 * (`left-out`), and what will be worse than it could be (`warning`). The worst come first.
 */
export function scheduleObstacles(problem: ScheduleProblem): ScheduleObstacle[] {
  const instance = instanceOf(problem);
  const refusal = refused(instance);
  if (refusal !== null) return [{ severity: 'refused', teamId: null, message: refusal }];
  const leftOut = teamsLeftOut(instance);
  return [...leftOut, ...timesWithoutTeams(problem, leftOut), ...tooFewGames(problem, leftOut)];
}

function refused({ problem: { teams, cells }, slots, leftOut }: Instance): string | null {
  if (teams.length < 2) return `A schedule needs at least two teams; there ${count(teams.length, 'is', 'are')}.`;
  if (cells.length === 0)
    return 'There is no date and time to play at: add game days and time slots, or remove weeks off.';
  if (slots.length === 0) return 'Games that stay fill every date and time; there is no room for another one.';
  if (leftOut.every((flag) => flag === 1)) return 'There is no date and time at which two teams can play.';
  return null;
}

function count(number: number, one: string, many: string): string {
  return number === 1 ? `${one} one` : `${many} none`;
}

function teamsLeftOut({ problem, leftOut }: Instance): ScheduleObstacle[] {
  return problem.teams.flatMap((team, index) => {
    if (leftOut[index] === 0) return [];
    const isFree = problem.cells.some((cell) => canPlay(team, cell));
    const why = isFree ? 'meets no other team at the times it can play at' : 'can play at none of the dates and times';
    return [{ severity: 'left-out' as const, teamId: team.id, message: `${team.name} ${why}, and is left out.` }];
  });
}

/** Teams that can play at none of a weekday's times, while other days suit them. */
function timesWithoutTeams(problem: ScheduleProblem, leftOut: readonly ScheduleObstacle[]): ScheduleObstacle[] {
  const days = new Map<string, Set<string>>();
  for (const { date, time } of problem.cells) {
    const day = weekdayOf(date);
    days.set(day, (days.get(day) ?? new Set()).add(time));
  }
  const silent = new Set(leftOut.map(({ teamId }) => teamId));
  return problem.teams.flatMap((team) => {
    if (silent.has(team.id)) return [];
    return [...days].flatMap(([day, times]) => {
      if ([...times].some((time) => !team.unavailableTimes.includes(time))) return [];
      const message = `${team.name} can play at none of ${day}'s times (${[...times].sort().map(formatTime).join(', ')}).`;
      return [{ severity: 'warning' as const, teamId: team.id, message }];
    });
  });
}

/** Where not all pairs can meet equally often. */
function tooFewGames(problem: ScheduleProblem, leftOut: readonly ScheduleObstacle[]): ScheduleObstacle[] {
  const teams = problem.teams.length - leftOut.length;
  const pairs = (teams * (teams - 1)) / 2;
  const perWeek = cellsByWeek(problem);
  const games = perWeek.reduce((sum, cells) => sum + Math.min(cells, Math.ceil(teams / 2)), 0);
  if (games % pairs === 0) return [];
  const isEven = perWeek.every((cells) => cells === perWeek[0]);
  const cells = isEven ? plural(perWeek[0]!, 'cell') : `${plural(problem.cells.length, 'cell')} in all`;
  const rounds = Math.ceil(games / pairs);
  const message =
    `${plural(perWeek.length, 'week')} with ${cells} ${perWeek.length === 1 ? 'holds' : 'hold'} ` +
    `${plural(games, 'game')}; every pair ${times(rounds)} needs ${rounds * pairs}.`;
  return [{ severity: 'warning', teamId: null, message }];
}

/** How many cells each week has that has any. */
function cellsByWeek({ cells }: ScheduleProblem): number[] {
  const counts = new Map<number, number>();
  for (const { weekIndex } of cells) counts.set(weekIndex, (counts.get(weekIndex) ?? 0) + 1);
  return [...counts.values()];
}

function times(number: number): string {
  return ['', 'once', 'twice'][number] ?? `${number} times`;
}

function plural(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
