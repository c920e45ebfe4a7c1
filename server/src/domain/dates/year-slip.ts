/** A date before this year is a slip of the hand: nothing that a league enters was so long ago. */
const FIRST_YEAR = 1800;
/** One after this year, too: nobody plans so far ahead, and what follows a last day of all would have no date. */
const LAST_YEAR = 2199;

/**
 * What is wrong with a date (YYYY-MM-DD, or how such a moment begins) whose year can only be a slip, as fields for
 * dates take 26 for the year 26, and 9999 and 20261 for years: 'is in the year 26: write the year with four digits';
 * null for any other date. A year of more than four digits may have the sign and zeros that moments write before it.
 */
export function yearSlip(date: string): string | null {
  const year = Number(/^\+?\d+(?=-)/.exec(date)?.[0] ?? NaN);
  if (year < FIRST_YEAR) return `is in the year ${year}: write the year with four digits`;
  return year > LAST_YEAR ? `is in the year ${year}: the last one that can be entered is ${LAST_YEAR}` : null;
}
