/** The days of the week as a schedule names them, Sunday first. */
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A day of the week by its English name. */
export type Weekday = (typeof WEEKDAYS)[number];
