import { formatCalendarDate } from '@domain/dates/formatCalendarDate';
import { formatTime } from '@domain/dates/formatTime';
import { weekdayOf } from '@domain/dates/weekdayOf';

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
