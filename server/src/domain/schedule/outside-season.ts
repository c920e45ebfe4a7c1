import { dayNumber } from '../dates/day-number.js';
import { formatCalendarDate } from '../dates/format-calendar-date.js';

/** A season's first and last day, where they are known. */
export interface SeasonDates {
  readonly name: string;
  readonly startDate: string | null;
  readonly finishDate: string | null;
}

/**
 * How many days beside its season a game may lie before anything is said. An import gives a season the dates of its
 * first and last game, so that games entered later and playoffs lie beside it; a slip of year or months lies further.
 */
const DAYS_BESIDE = 60;

/**
 * What is said of a date that lies far outside its season: 'The season Fall 2026 ends on Dec 15, 2026.'; null for any
 * other one, and where the season has no such dates.
 */
export function outsideSeason(date: string | null, season: SeasonDates | null | undefined): string | null {
  if (date === null || season == null) return null;
  const { name, startDate, finishDate } = season;
  if (startDate !== null && dayNumber(startDate) - dayNumber(date) > DAYS_BESIDE)
    return `The season ${name} begins on ${formatCalendarDate(startDate)}.`;
  if (finishDate !== null && dayNumber(date) - dayNumber(finishDate) > DAYS_BESIDE)
    return `The season ${name} ends on ${formatCalendarDate(finishDate)}.`;
  return null;
}
