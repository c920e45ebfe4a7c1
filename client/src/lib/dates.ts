import { isCalendarDate } from '@domain/dates/is-calendar-date';
import { WEEKDAYS, type Weekday } from '@domain/dates/weekday';
import { weekdayOf } from '@domain/dates/weekday-of';
import { isValidTime } from '@domain/game/is-valid-time';
import { t } from '@/texts';

/** Shown for a game without a date. */
export function noDate(): string {
  return t.dates.to_be_determined();
}

/** A calendar date, 'Feb 2, 2018'; an empty text for a missing or impossible one. No time zone takes part. */
export function formatDate(date: string | null | undefined): string {
  if (!isDate(date)) return '';
  const [year, month, day] = partsOf(date);
  return t.dates.date({ month: nth(t.dates.months_in_short(), month - 1), day, year });
}

/** What a date in full is made of: the names of its weekday and its month, the day and the year. */
export function wordsOfDate(date: string): { weekday: string; month: string; day: number; year: number } {
  const [year, month, day] = partsOf(date);
  return { weekday: weekdayName(weekdayOf(date)), month: nth(t.dates.months(), month - 1), day, year };
}

/** 'Sat, Feb 2, 2018'; 'TBD' without a date. */
export function formatDay(date: string | null | undefined): string {
  return isDate(date) ? t.dates.weekday_and_date({ weekday: shortWeekday(date), date: formatDate(date) }) : noDate();
}

/** 'Feb 2', for places where the year is known. */
export function formatShortDate(date: string | null | undefined): string {
  if (!isDate(date)) return noDate();
  const [, month, day] = partsOf(date);
  return t.dates.day_of_the_year({ month: nth(t.dates.months_in_short(), month - 1), day });
}

/** The season's year span in short, or its own name: '2017-18' stays as it is. */
export function formatDateRange(start: string | null, finish: string | null): string {
  return [start, finish]
    .map((date) => formatDate(date))
    .filter(Boolean)
    .join(' – ');
}

/**
 * A time of day, '8:05 PM'; 'TBD' unless the text is one.
 * @param time 'HH:MM', 24 hours
 */
export function formatTime(time: string | null | undefined): string {
  if (time === null || time === undefined || !isValidTime(time)) return noDate();
  return formatClock(time);
}

/** What a clock shows, '8:05 PM' or '8:05:09 PM', of '20:05' or '20:05:09'. */
export function formatClock(clock: string): string {
  const hour = Number(clock.slice(0, 2));
  const time = `${hour % 12 === 0 ? 12 : hour % 12}${clock.slice(2)}`;
  return hour < 12 ? t.dates.before_noon({ time }) : t.dates.after_noon({ time });
}

/** The day of the week of a calendar date in short: 'Sat'. */
export function shortWeekday(date: string): string {
  return weekdayName(weekdayOf(date)).slice(0, 3);
}

/** A day of the week as people call it. */
export function weekdayName(weekday: Weekday): string {
  return nth(t.dates.weekdays(), WEEKDAYS.indexOf(weekday));
}

function isDate(date: string | null | undefined): date is string {
  return date !== null && date !== undefined && isCalendarDate(date);
}

function partsOf(date: string): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
}

/** One of several words that stand in a text with blanks between them. */
function nth(words: string, index: number): string {
  return words.split(' ')[index]!;
}
