/** Kept by time zone: making one takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** More than there are time zones; their names may be written in many ways. */
const FORMATS = 1000;

/**
 * The calendar date that a clock in the time zone shows at an instant.
 * @param timeZone IANA name, as 'America/Los_Angeles'
 * @throws RangeError for an unknown time zone
 */
export function calendarDateIn(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Swedish writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone });
    if (formats.size >= FORMATS) formats.clear();
    formats.set(timeZone, format);
  }
  return format.format(instant);
}
