import { formatCalendarDate } from '../dates/format-calendar-date.js';

/** A game as messages name it: 'Ants vs Bees on Oct 6, 2025'. */
export function gameLabel(home: string, away: string, date: string | null): string {
  return `${home} vs ${away}${date === null ? '' : ` on ${formatCalendarDate(date)}`}`;
}
