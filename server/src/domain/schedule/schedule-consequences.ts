import type { Id } from '../ordering/id.js';
import { byeWeeks } from './bye-weeks.js';
import type { PublishedSchedule, ScheduledGame } from './derived-byes.js';
import { isHeld } from './is-held.js';
import { plannedWeekOf, weekOf, weeksOfGame } from './week-of.js';

/** What becomes worse for teams when games change places, though nothing forbids it. */
export type ScheduleConsequenceCode = 'BYE' | 'BYES_IN_A_ROW' | 'DOUBLE_HEADER' | 'REMATCH';

/** One thing that becomes worse for a team. */
export interface ScheduleConsequence {
  readonly code: ScheduleConsequenceCode;
  readonly teamId: Id;
  /** Whom a rematch is against; null for all else. */
  readonly opponentId: Id | null;
  /** From 0: the week, or the first of several. */
  readonly weekIndex: number;
  /** How many weeks it spans: byes in a row two or more, a rematch two or, within one week, one; all else one. */
  readonly weekCount: number;
}

/** A game of the season league, as it is or as it is to be. */
export interface LeagueGame extends ScheduledGame {
  readonly id: Id;
}

/** What a schedule's season league plays. */
export interface ScheduleLeague {
  /** Its teams that have not withdrawn; of others nothing is told. */
  readonly teamIds: readonly Id[];
  /** All its games; of those that are postponed or cancelled counts only that a week with one is no bye. */
  readonly games: readonly LeagueGame[];
  /** Dates on which it does not play. */
  readonly weeksOff: ReadonlySet<string>;
}

/**
 * What becomes worse once games of a schedule change places or teams: a week in which a team has no game any more, byes
 * in a row that such a week makes or lengthens, a second game in a week, and two teams that meet again within the week
 * or in the one beside it. What becomes better is not told. A game counts in weeks as `weeksOfGame` says; for who meets
 * whom in one alone: that of its date, and the one that it was made for where the date lies outside of all.
 * @returns for changed games, as they are to be: by code, week, and team in the order given
 */
export function scheduleConsequences(
  schedule: PublishedSchedule,
  { teamIds, games, weeksOff }: ScheduleLeague,
): (changed: readonly LeagueGame[]) => ScheduleConsequence[] {
  const openWeeks = [...byeWeeks(schedule, weeksOff).keys()];
  const all = games.map((game) => counted(schedule, game));
  const gamesOf = new Map(teamIds.map((id) => [id, all.filter(({ game }) => plays(game, id))]));
  return (changed) => {
    const ids = new Set(changed.map(({ id }) => id));
    const stored = games.filter(({ id }) => ids.has(id));
    const come = changed.map((game) => counted(schedule, game));
    const found = teamIds
      .filter((id) => [...stored, ...changed].some((game) => plays(game, id)))
      .flatMap((teamId) => {
        const before = gamesOf.get(teamId)!;
        const left = before.filter(({ game }) => !ids.has(game.id));
        const change = { before, after: [...left, ...come.filter(({ game }) => plays(game, teamId))] };
        return [...worseWeeks(teamId, openWeeks, change), ...rematches(teamId, change)];
      });
    return found.toSorted(byCodeAndWeek);
  };
}

/** A game with the weeks that it counts in. */
interface Counted {
  readonly game: LeagueGame;
  readonly weeks: readonly number[];
  /** The one week in which it is a meeting of its teams. */
  readonly meetsIn: number | null;
}

/** The games of a team, those too that are off. */
interface Change {
  readonly before: readonly Counted[];
  readonly after: readonly Counted[];
}

function counted(schedule: PublishedSchedule, game: LeagueGame): Counted {
  // Another schedule's week is none of this one's.
  const meetsIn = game.scheduleId === schedule.id ? plannedWeekOf(game, schedule) : weekOf(schedule, game.date);
  return { game, weeks: weeksOfGame(game, schedule), meetsIn };
}

/** Weeks in which a team rests, or plays twice, as it did not before. */
function worseWeeks(teamId: Id, openWeeks: readonly number[], { before, after }: Change): ScheduleConsequence[] {
  const [had, has] = [gamesByWeek(before.filter(isToBePlayed)), gamesByWeek(after.filter(isToBePlayed))];
  const withAny = gamesByWeek(after);
  const free = openWeeks.filter((week) => !withAny.has(week));
  const byes = free.filter((week) => had.has(week));
  const rests = runsOf(free);
  const inARow = rests.filter((run) => run.length > 1 && run.some((week) => byes.includes(week)));
  const twice = [...has].filter(([week, count]) => count > 1 && (had.get(week) ?? 0) < 2);
  const about = { teamId, opponentId: null };
  return [
    ...byes.map((weekIndex) => ({ code: 'BYE' as const, ...about, weekIndex, weekCount: 1 })),
    ...inARow.map((run) => ({ code: 'BYES_IN_A_ROW' as const, ...about, weekIndex: run[0]!, weekCount: run.length })),
    ...twice.map(([weekIndex]) => ({ code: 'DOUBLE_HEADER' as const, ...about, weekIndex, weekCount: 1 })),
  ];
}

function gamesByWeek(games: readonly Counted[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const week of games.flatMap(({ weeks }) => weeks)) counts.set(week, (counts.get(week) ?? 0) + 1);
  return counts;
}

/** Weeks in order, cut where one is missing. */
function runsOf(weeks: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const week of weeks) {
    const last = runs.at(-1);
    if (last?.at(-1) === week - 1) last.push(week);
    else runs.push([week]);
  }
  return runs;
}

/** Two meetings of a team with another within a week, or in two that follow each other. */
interface Rematch {
  readonly opponentId: Id;
  readonly weekIndex: number;
  readonly weekCount: number;
  /** Whether the team plays the later one at home: told of one of the two, it is told once. */
  readonly isHome: boolean;
}

function rematches(teamId: Id, { before, after }: Change): ScheduleConsequence[] {
  const known = rematchesOf(teamId, before);
  return [...rematchesOf(teamId, after)]
    .filter(([key, { isHome }]) => isHome && !known.has(key))
    .map(([, { opponentId, weekIndex, weekCount }]) => ({
      code: 'REMATCH',
      teamId,
      opponentId,
      weekIndex,
      weekCount,
    }));
}

function rematchesOf(teamId: Id, games: readonly Counted[]): Map<string, Rematch> {
  const found = new Map<string, Rematch>();
  const lastOf = new Map<Id, number>();
  const meetings = games
    .filter(isToBePlayed)
    .flatMap(({ game, meetsIn }) => (meetsIn === null ? [] : [{ game, week: meetsIn }]));
  for (const { game, week } of meetings.toSorted((one, other) => one.week - other.week)) {
    const isHome = game.homeTeamId === teamId;
    const opponentId = isHome ? game.awayTeamId : game.homeTeamId;
    const last = lastOf.get(opponentId);
    lastOf.set(opponentId, week);
    if (last === undefined || week - last > 1) continue;
    const rematch = { opponentId, weekIndex: last, weekCount: week - last + 1, isHome };
    found.set(`${opponentId} ${rematch.weekIndex} ${rematch.weekCount}`, rematch);
  }
  return found;
}

const CODES: readonly ScheduleConsequenceCode[] = ['BYE', 'BYES_IN_A_ROW', 'DOUBLE_HEADER', 'REMATCH'];

function byCodeAndWeek(one: ScheduleConsequence, other: ScheduleConsequence): number {
  return (
    CODES.indexOf(one.code) - CODES.indexOf(other.code) ||
    one.weekIndex - other.weekIndex ||
    one.weekCount - other.weekCount
  );
}

function isToBePlayed({ game }: Counted): boolean {
  return isHeld(game);
}

function plays({ homeTeamId, awayTeamId }: LeagueGame, teamId: Id): boolean {
  return homeTeamId === teamId || awayTeamId === teamId;
}
