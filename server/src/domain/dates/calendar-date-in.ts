/**
 * The calendar date that a clock in the time zone shows at an instant.
 * @param timeZone IANA name, as 'America/Los_Angeles'
 * @throws RangeError for an unknown time zone
 */
export function calendarDateIn(instant: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  );
}
