import { isCalendarDate } from './is-calendar-date.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** The two ways in which the product writes dates. */
export type DatePattern = 'MMM d, yyyy' | 'MMMM d, yyyy';

/**
 * Writes a calendar date for reading, 'Feb 2, 2018' or 'February 2, 2018'. The day is never shifted by a time zone.
 * @returns an empty text for a missing or impossible date
 */
export function formatCalendarDate(date: string | null | undefined, pattern: DatePattern = 'MMM d, yyyy'): string {
  if (date === null || date === undefined || !isCalendarDate(date)) return '';
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
  const shown = pattern === 'MMM d, yyyy' ? month.slice(0, 3) : month;
  return `${shown} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
}
