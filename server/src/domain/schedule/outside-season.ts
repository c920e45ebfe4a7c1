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
 * How many days a date lies beside its season, where that is far: negative before its first day, positive after its
 * last; null for any other one, and where the season has no such dates.
 */
export function daysOutside(
  date: string | null,
  { startDate, finishDate }: Pick<SeasonDates, 'startDate' | 'finishDate'>,
): number | null {
  if (date === null) return null;
  const before = startDate === null ? 0 : dayNumber(startDate) - dayNumber(date);
  if (before > DAYS_BESIDE) return -before;
  const after = finishDate === null ? 0 : dayNumber(date) - dayNumber(finishDate);
  return after > DAYS_BESIDE ? after : null;
}

/**
 * What is said of a date that lies far outside its season: 'The season Fall 2026 ends on Dec 15, 2026.'; null for any
 * other one, and where the season has no such dates.
 */
export function outsideSeason(date: string | null, season: SeasonDates | null | undefined): string | null {
  const days = season == null ? null : daysOutside(date, season);
  if (season == null || days === null) return null;
  const { name, startDate, finishDate } = season;
  return days < 0
    ? `The season ${name} begins on ${formatCalendarDate(startDate)}.`
    : `The season ${name} ends on ${formatCalendarDate(finishDate)}.`;
}
