/** A date before this year is a slip of the hand: nothing that a league enters was so long ago. */
const FIRST_YEAR = 1800;

/**
 * The year of a calendar date (YYYY-MM-DD) that can only be a slip, as fields for dates take 26 for the year 26; null for any other
 * date.
 */
export function yearSlip(date: string): number | null {
  const year = Number(date.slice(0, 4));
  return year < FIRST_YEAR ? year : null;
}
