import { formatCalendarDate } from '../dates/format-calendar-date.js';
import { formatTime } from '../dates/format-time.js';
import { weekdayOf } from '../dates/weekday-of.js';
import { canPlay, countsAmongKept, type Instance, instanceOf } from './generator/instance.js';
import { outsideSeason } from './outside-season.js';
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
  return [
    ...leftOut,
    ...weeksWithoutTeams(instance),
    ...teamsSeldomFree(problem, leftOut),
    ...timesWithoutTeams(problem, leftOut),
    ...tooFewGames(problem, leftOut),
    ...datesOutsideSeason(problem),
  ];
}

const NOTHING_LEFT =
  'Games that stay give every team that can play its game in each week; there is nothing left to generate.';

function refused(instance: Instance): string | null {
  const {
    problem: { teams, cells },
    slots,
    leftOut,
  } = instance;
  if (teams.length < 2) return `A schedule needs at least two teams; there ${count(teams.length, 'is', 'are')}.`;
  if (cells.length === 0)
    return 'There is no date and time to play at: add game days and time slots, or remove weeks off or lost halls.';
  if (slots.length === 0) return 'Games that stay fill every date and time; there is no room for another one.';
  if (leftOut.some((flag) => flag === 0)) return needsGame(instance) ? null : NOTHING_LEFT;
  const isOff = cells.every(({ date }) => teams.every(({ byeDates }) => byeDates.includes(date)));
  if (isOff) return 'Every team has a bye on every date: delete byes, or add weeks.';
  const isUnavailable = cells.every(({ time }) =>
    teams.every(({ unavailableTimes }) => unavailableTimes.includes(time)),
  );
  if (isUnavailable)
    return 'No team can play at any of the times: add other times, or change what the teams cannot play at.';
  return 'There is no date and time at which two teams can play.';
}

/** Whether a team without a kept game in a week can play there, and another one with it. */
function needsGame({ slots, can, teamCount, keptGames }: Instance): boolean {
  return slots.some(({ week }, slot) => {
    const able = can.subarray(slot * teamCount, (slot + 1) * teamCount);
    const games = keptGames.subarray(week * teamCount, (week + 1) * teamCount);
    return able.some((flag, team) => flag === 1 && games[team] === 0) && able.reduce((sum, flag) => sum + flag, 0) > 1;
  });
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

/**
 * Weeks with cells in which byes and unavailable times leave no two teams; kept games are played there all the same.
 */
function weeksWithoutTeams({ problem, slots, slotsOfWeek, can, teamCount }: Instance): ScheduleObstacle[] {
  const weeks = slotsOfWeek.flatMap((own, week) => {
    const hasTwo = own.some((slot) => {
      return can.subarray(slot * teamCount, (slot + 1) * teamCount).reduce((sum, flag) => sum + flag, 0) > 1;
    });
    const isOpen = own.some(
      (slot) => !problem.kept.some((game) => countsAmongKept(game) && game.date === slots[slot]!.date),
    );
    return isOpen && !hasTwo ? [week + 1] : [];
  });
  if (weeks.length === 0) return [];
  const named = `${weeks.length === 1 ? 'week' : 'weeks'} ${new Intl.ListFormat('en').format(weeks.map(String))}`;
  const message = `In ${named} no two teams can play at the same time: there will be no game.`;
  return [{ severity: 'warning', teamId: null, message }];
}

/** Teams that can play in fewer than half of the weeks with cells, which no schedule makes up for. */
function teamsSeldomFree(problem: ScheduleProblem, leftOut: readonly ScheduleObstacle[]): ScheduleObstacle[] {
  const silent = new Set(leftOut.map(({ teamId }) => teamId));
  const all = new Set(problem.cells.map(({ weekIndex }) => weekIndex)).size;
  return problem.teams.flatMap((team) => {
    if (silent.has(team.id)) return [];
    const free = new Set(problem.cells.filter((cell) => canPlay(team, cell)).map(({ weekIndex }) => weekIndex)).size;
    if (2 * free >= all) return [];
    const message = `${team.name} can play in ${free} of ${plural(all, 'week')}, and will have fewer games than others.`;
    return [{ severity: 'warning' as const, teamId: team.id, message }];
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

/** Of the first or the last date, which lie outside the furthest. */
function datesOutsideSeason({ cells, season }: ScheduleProblem): ScheduleObstacle[] {
  const dates = cells.map(({ date }) => date).sort();
  const outside = [dates[0], dates.at(-1)].find((date) => outsideSeason(date ?? null, season) !== null);
  if (outside === undefined) return [];
  const message = `${outsideSeason(outside, season)!} This schedule has games on ${formatCalendarDate(outside)}.`;
  return [{ severity: 'warning', teamId: null, message }];
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
