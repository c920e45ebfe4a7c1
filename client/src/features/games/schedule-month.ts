import { daysInMonth } from '@domain/dates/days-in-month';
import { WEEKDAYS } from '@domain/dates/weekday';
import { weekdayOf } from '@domain/dates/weekday-of';
import { isCalendarDate } from '@domain/dates/is-calendar-date';

/** A month, 'YYYY-MM': that of the address, or else that of a day. */
export function monthOf(search: URLSearchParams, day: string): string {
  const chosen = search.get('month') ?? '';
  return isCalendarDate(`${chosen}-01`) ? chosen : day.slice(0, 7);
}

/** The weeks of a month from Sunday on, each with seven dates; null for days of the months around it. */
export function weeksOf(month: string): (string | null)[][] {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  const days = Array.from(
    { length: daysInMonth(year, number) },
    (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`,
  );
  const before = WEEKDAYS.indexOf(weekdayOf(`${month}-01`));
  const cells = [...Array.from({ length: before }, () => null), ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_each, day) => cells[week * 7 + day] ?? null),
  );
}

/** The months with games before and after one; null where there are none. */
export function monthsAround(
  dates: readonly string[],
  month: string,
): { previous: string | null; next: string | null } {
  const months = dates.map((date) => date.slice(0, 7));
  return {
    previous: months.findLast((each) => each < month) ?? null,
    next: months.find((each) => each > month) ?? null,
  };
}

/** How many days stand on each side of the chosen one. */
const AROUND = 3;

/** The days with games around a day, itself among them, and those before and after it; dates in order. */
export function daysAround(
  dates: readonly string[],
  day: string,
): { days: string[]; previous: string | null; next: string | null } {
  const before = dates.filter((date) => date < day);
  const after = dates.filter((date) => date > day);
  return {
    days: [...before.slice(-AROUND), day, ...after.slice(0, AROUND)],
    previous: before.at(-1) ?? null,
    next: after[0] ?? null,
  };
}
