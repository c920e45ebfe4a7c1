import { isCalendarDate } from '../../domain/dates/is-calendar-date.js';

/** How many days there are at least between the release that deprecates something and the one that takes it away. */
export const ANNOUNCED_DAYS = 180;

/** How the reason of every deprecation ends. */
const TERM = /\s*Goes not before (\d{4}-\d{2}-\d{2})\.$/;

/** What the reason of a deprecation says. */
export interface DeprecationTerms {
  /** What to use in its place. */
  reason: string;
  /** The first day (YYYY-MM-DD) on which it may be gone; null when the reason does not say it in its form. */
  until: string | null;
}

/** Reads "Use `x`. Goes not before 2027-06-01.", the form of every deprecation's reason. */
export function deprecationTerms(text: string): DeprecationTerms {
  const until = TERM.exec(text)?.[1] ?? null;
  return { reason: text.replace(TERM, ''), until: until !== null && isCalendarDate(until) ? until : null };
}
