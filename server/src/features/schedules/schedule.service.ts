import { weekDates } from '../../domain/schedule/week-dates.js';
import type { RequestContext } from '../../context/request-context.js';
import { notFound } from '../../lib/errors.js';
import { parseId, tryId } from '../../lib/ids.js';
import { requireAdmin } from '../../lib/policy.js';
import { seasonLeagueById } from '../leagues/season-league.loaders.js';
import { gamesOfSchedule, playingIn, readSchedules, scheduleById } from './schedule.loaders.js';
import type { LostHall, Schedule, ScheduleGameCount } from './schedule.type.js';

/** A schedule of the caller's organization; null when it has none with this id. Admins. */
export async function findSchedule(ctx: RequestContext, id: string | number): Promise<Schedule | null> {
  const organizationId = requireAdmin(ctx);
  const scheduleId = tryId(id);
  return scheduleId === null ? null : scheduleById(ctx).load({ organizationId, id: scheduleId });
}

/** A schedule that is there. Admins. @throws 404 */
export async function getSchedule(ctx: RequestContext, id: string | number): Promise<Schedule> {
  const schedule = await findSchedule(ctx, id);
  if (!schedule) throw notFound('Schedule');
  return schedule;
}

/**
 * Schedules by start and name: all of the caller's organization, or a season league's. Admins.
 * @throws 404 for an unknown season league
 */
export async function listSchedules(
  ctx: RequestContext,
  seasonLeagueId: string | number | null | undefined,
): Promise<Schedule[]> {
  const organizationId = requireAdmin(ctx);
  const id = seasonLeagueId == null ? null : parseId(seasonLeagueId, 'Season league');
  if (id !== null && !(await seasonLeagueById(ctx).load({ organizationId, id }))) throw notFound('Season league');
  return readSchedules(ctx, organizationId, id);
}

/** The dates on which each week of a schedule plays, weeks off among them. */
export function weeklyDatesOf(schedule: Schedule): string[][] {
  return Array.from({ length: schedule.numWeeks }, (_item, week) => weekDates(schedule, week));
}

/** Where a schedule cannot play, by the first date: places of one name once. */
export function lostHallsOf({ storedLostHalls }: Schedule): LostHall[] {
  return distinctLostHalls(storedLostHalls);
}

/** Lost halls as they are shown: places of one name once. */
export function distinctLostHalls(lostHalls: readonly LostHall[]): LostHall[] {
  const known = new Map(lostHalls.map((lost) => [JSON.stringify([lost.location, lost.date, lost.from]), lost]));
  return [...known.values()];
}

/** The times of every week, and those of each single week; a week without its own has none. */
export function timesOf({ timeSlots, numWeeks }: Schedule): { times: string[]; weeklyTimes: string[][] } {
  const of = (week: number | null): string[] =>
    timeSlots.filter(({ weekIndex }) => weekIndex === week).map(({ time }) => time);
  const hasOwn = timeSlots.some(({ weekIndex }) => weekIndex !== null);
  return { times: of(null), weeklyTimes: hasOwn ? Array.from({ length: numWeeks }, (_item, week) => of(week)) : [] };
}

/** How many games teams have in a schedule: the fewest first, teams by name. */
export async function gameCountsOf(ctx: RequestContext, schedule: Schedule): Promise<ScheduleGameCount[]> {
  const { organizationId, seasonLeagueId } = schedule;
  const [games, playing] = await Promise.all([
    gamesOfSchedule(ctx).load(schedule),
    playingIn(ctx).load({ organizationId, id: seasonLeagueId }),
  ]);
  const counts = new Map<number, ScheduleGameCount>();
  for (const team of playing?.teams ?? []) {
    const count = games.filter(({ game }) => game.homeTeam.id === team.id || game.awayTeam.id === team.id).length;
    const group = counts.get(count) ?? { games: count, teams: [] };
    group.teams.push(team);
    counts.set(count, group);
  }
  return [...counts.values()].toSorted((a, b) => a.games - b.games);
}
