import { WEEKDAYS } from '@domain/dates/weekday';
import { MOST_WEEKS } from '@domain/schedule/most-weeks';
import { weekdayName } from '@/lib/dates';
import { changedFields } from '@/app/admin/forms/changed-fields';
import type { CreateScheduleInput, UpdateScheduleInput } from '@/graphql/schema.generated';
import { t } from '@/texts';
import { tooLong } from '@/ui/too-long';
import type { ScheduleHeadFragment } from './schedules.generated';

/** A time at which games begin, as the form has it: 'HH:MM' or '', its hall and its court. */
// A type, not an interface: forms ask for an index signature.
export type SlotValues = {
  /** From 0; null: every week. */
  week: number | null;
  time: string;
  location: string;
  court: string;
};

/** The texts of a time. */
export const SLOT_TEXTS = [
  { name: 'location', label: () => t.schedules.hall(), max: 200 },
  { name: 'court', label: () => t.schedules.court(), max: 50 },
] as const;

/** How a text of a time is called: 'Every week, hall of time 1'. */
export function slotTextLabel(label: string, text: (typeof SLOT_TEXTS)[number], number: number): string {
  return t.schedules.of_time({ label, toLowerCase: text.label().toLowerCase(), number });
}

/** A schedule, as its form has it. */
export type ScheduleValues = {
  seasonLeagueId: string;
  name: string;
  /** 'YYYY-MM-DD' or ''. */
  startDate: string;
  numWeeks: string;
  gameDays: string[];
  sameSlot: boolean;
  slots: SlotValues[];
};

/** Fields whose complaints are shown beside them. */
export const SCHEDULE_FIELDS = ['seasonLeagueId', 'name', 'startDate', 'numWeeks', 'gameDays', 'slots'] as const;
/** What the server calls some of them. */
export const SCHEDULE_ALIASES = { timeSlots: 'slots' } as const;

/** The days on which games can be, Sunday first. */
export const gameDayOptions = () => WEEKDAYS.map((day) => ({ value: day, label: weekdayName(day) }));

/** A time slot that nothing is said of yet. */
export const blankSlot = (week: number | null): SlotValues => ({ week, time: '', location: '', court: '' });

/** What a form begins with: a schedule that is there, or a new one. */
export function scheduleValues(schedule: ScheduleHeadFragment | null): ScheduleValues {
  return {
    seasonLeagueId: schedule?.seasonLeague?.id ?? '',
    name: schedule?.name ?? '',
    startDate: schedule?.startDate ?? '',
    numWeeks: schedule ? String(schedule.numWeeks) : '',
    gameDays: [...(schedule?.gameDays ?? [])],
    sameSlot: schedule?.sameSlot ?? true,
    slots: schedule
      ? schedule.timeSlots.map(({ weekIndex, time, location, court }) => ({
          week: weekIndex,
          time,
          location: location ?? '',
          court: court ?? '',
        }))
      : [blankSlot(null)],
  };
}

/** What the server is told of a new schedule. */
export function newScheduleInput(values: ScheduleValues): CreateScheduleInput {
  return { seasonLeagueId: values.seasonLeagueId, ...scheduleInput(values) };
}

/** What the server is told of a schedule that is there: what changed, with the version that it is based on. */
export function scheduleChanges(basis: ScheduleHeadFragment, values: ScheduleValues): UpdateScheduleInput {
  return {
    ...changedFields(scheduleInput(scheduleValues(basis)), scheduleInput(values)),
    expectedVersion: basis.version,
  };
}

/** What is wrong with a number of weeks; true when nothing is. */
export function weeksProblem(text: string): string | true {
  const weeks = Number(text);
  if (text.trim() === '' || !Number.isInteger(weeks) || weeks < 1) return t.schedules.enter_at_least_1_week();
  return weeks <= MOST_WEEKS || t.schedules.a_schedule_has_at_most_weeks({ mostWeeks: MOST_WEEKS });
}

/**
 * What is wrong with the times of a form; true when nothing is. A line without a time is left out when it says nothing
 * of its own: the one that a form begins with, or the one that was added last. Any other one would be lost. A hall or
 * court may be too long in a line that is not shown, too, since those are saved as well.
 */
export function slotsProblem(
  slots: readonly SlotValues[],
  { sameSlot, numWeeks }: Pick<ScheduleValues, 'sameSlot' | 'numWeeks'>,
): string | true {
  const weeks = sameSlot ? [null] : Array.from({ length: shownWeeks(numWeeks) }, (_, week) => week);
  for (const week of weeks) {
    const own = slots.filter((slot) => slot.week === week);
    const lost = own.findIndex(({ time, location, court }, at) => {
      const before = own[at - 1];
      const isCopy =
        location.trim() === (before?.location.trim() ?? '') && court.trim() === (before?.court.trim() ?? '');
      return time === '' && !(isCopy && at === own.length - 1);
    });
    if (lost !== -1)
      return t.schedules.has_no_time({ time: t.schedules.time({ label: weekLabel(week), number: lost + 1 }) });
  }
  return longText(slots) ?? true;
}

/** Says which hall or court is too long; null when none is. */
function longText(slots: readonly SlotValues[]): string | null {
  const weeks = new Map<number | null, number>();
  for (const slot of slots) {
    const number = (weeks.get(slot.week) ?? 0) + 1;
    weeks.set(slot.week, number);
    for (const text of SLOT_TEXTS) {
      const problem = tooLong(slot[text.name], text.max);
      if (problem !== null) return `${slotTextLabel(weekLabel(slot.week), text, number)}: ${problem}`;
    }
  }
  return null;
}

/** How the times of every week, or of one, are called. */
export function weekLabel(week: number | null): string {
  return week === null ? t.schedules.every_week() : t.schedules.week_2({ number: week + 1 });
}

/** How many weeks a form shows: as many as it says, as far as it says anything possible. */
export function shownWeeks(text: string): number {
  return weeksProblem(text) === true ? Number(text) : 0;
}

/**
 * The slots with those of single weeks made from those of every week, where there are none yet: somebody who begins to
 * say them by week has more to change than to enter.
 */
export function byWeek(slots: readonly SlotValues[], weeks: number): SlotValues[] {
  if (slots.some(({ week }) => week !== null)) return [...slots];
  const every = slots.filter(({ time }) => time !== '');
  return [...slots, ...Array.from({ length: weeks }, (_, week) => every.map((slot) => ({ ...slot, week }))).flat()];
}

/** The other way round: those of every week, made from the first week that has some where there are none yet. */
export function sameEveryWeek(slots: readonly SlotValues[]): SlotValues[] {
  if (slots.some(({ week }) => week === null)) return [...slots];
  const first = slots.find(({ time }) => time !== '')?.week;
  const one = slots.filter(({ week, time }) => week === first && time !== '');
  return [...one.map((slot) => ({ ...slot, week: null })), ...slots];
}

function scheduleInput({ name, startDate, numWeeks, gameDays, sameSlot, slots }: ScheduleValues) {
  return {
    name: name.trim(),
    startDate,
    numWeeks: Number(numWeeks),
    gameDays,
    sameSlot,
    timeSlots: slots
      .filter(({ time }) => time !== '')
      .map(({ week, time, location, court }) => ({
        weekIndex: week,
        time,
        location: location.trim() || null,
        court: court.trim() || null,
      })),
  };
}
