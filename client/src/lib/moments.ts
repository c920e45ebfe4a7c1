const MOMENT = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' });
const EXACT = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' });

/**
 * A moment (ISO 8601) in the reader's own time zone: 'Oct 4, 2025, 7:05 PM'. For what happened in the admin area; games have a
 * calendar date and a time of their organization. Only in the browser: a server does not know the reader's zone.
 */
export function formatMoment(iso: string): string {
  return MOMENT.format(new Date(iso));
}

/** The same to the second and with its time zone, for a title. */
export function formatExactMoment(iso: string): string {
  return EXACT.format(new Date(iso));
}
