import { addDays } from '../domain/dates/add-days.js';
import { calendarDateIn } from '../domain/dates/calendar-date-in.js';
import type { Weekday } from '../domain/dates/weekday.js';
import { weekdayOf } from '../domain/dates/weekday-of.js';
import type { Write } from '../features/audit/write.service.js';

/** The day of a weekday that comes next: today, or one of the six days after it. */
export function nextWeekday(today: string, weekday: Weekday): string {
  let date = today;
  while (weekdayOf(date) !== weekday) date = addDays(date, 1);
  return date;
}

/** The day on which the demo is written: what has been played lies before it. Made organizations are in California. */
export function demoToday({ now }: Pick<Write, 'now'>): string {
  return calendarDateIn(now, 'America/Los_Angeles');
}
