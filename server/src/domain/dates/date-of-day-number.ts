/** The day numbers of 0001-01-01 and 9999-12-31. */
const FIRST_DAY = -719_162;
const LAST_DAY = 2_932_896;

/**
 * The calendar date that lies so many days after 1970-01-01; the inverse of `dayNumber`.
 * Formula: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
 * @throws RangeError outside the years 0001 to 9999 and for a fraction of a day
 */
export function dateOfDayNumber(days: number): string {
  if (!Number.isInteger(days) || days < FIRST_DAY || days > LAST_DAY)
    throw new RangeError(`Not a day of the years 1 to 9999: ${days}`);
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
