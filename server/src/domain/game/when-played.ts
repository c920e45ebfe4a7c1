import { formatCalendarDate } from '../dates/format-calendar-date.js';
import { formatTime } from '../dates/format-time.js';

/**
 * When a game is, for reading, by the organization's clock: 'Oct 1, 2025, 6:30 PM', without a time 'Oct 1, 2025',
 * without a date 'TBD'.
 */
export function whenPlayed({ date, time }: { readonly date: string | null; readonly time: string | null }): string {
  const parts = [formatCalendarDate(date), time === null ? '' : formatTime(time)];
  return date === null ? 'TBD' : parts.filter((part) => part !== '').join(', ');
}
