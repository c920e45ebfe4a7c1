import { formatCalendarDate } from '@domain/dates/format-calendar-date';
import { formatTime } from '@domain/dates/format-time';
import { weekdayOf } from '@domain/dates/weekday-of';

export { formatCalendarDate as formatDate, formatTime };

/** Shown for a game without a date. */
export const NO_DATE = 'TBD';

/** 'Sat, Feb 2, 2018'; 'TBD' without a date. */
export function formatDay(date: string | null | undefined): string {
  const shown = formatCalendarDate(date);
  return shown === '' ? NO_DATE : `${weekdayOf(date!).slice(0, 3)}, ${shown}`;
}

/** 'Feb 2', for places where the year is known. */
export function formatShortDate(date: string | null | undefined): string {
  const shown = formatCalendarDate(date);
  return shown === '' ? NO_DATE : shown.slice(0, shown.indexOf(','));
}

/** The season's year span in short, or its own name: '2017-18' stays as it is. */
export function formatDateRange(start: string | null, finish: string | null): string {
  return [start, finish]
    .map((date) => formatCalendarDate(date))
    .filter(Boolean)
    .join(' – ');
}
