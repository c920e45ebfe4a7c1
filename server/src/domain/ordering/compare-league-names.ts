import { WEEKDAYS } from '../dates/weekday.js';
import { compareNames } from '../text/compare-names.js';

/** Monday to Sunday, the order of a league's week; the list of weekdays itself starts with Sunday. */
const LEAGUE_WEEK = [...WEEKDAYS.slice(1), WEEKDAYS[0]].map((weekday) => weekday.toLowerCase());

/**
 * Orders leagues by their names: the preferred venues first, in the order given, then by the weekday named
 * (Monday to Sunday, none last), then alphabetically (league management, section 9).
 * @param preferredVenues parts of names, an organization's own data, in any case
 */
export function compareLeagueNames(a: string, b: string, preferredVenues: readonly string[]): number {
  return (
    venueRank(a, preferredVenues) - venueRank(b, preferredVenues) ||
    weekdayRank(a) - weekdayRank(b) ||
    compareNames(a, b)
  );
}

function venueRank(name: string, preferredVenues: readonly string[]): number {
  const lowered = name.toLowerCase();
  const rank = preferredVenues.findIndex(
    (venue) => venue.trim() !== '' && lowered.includes(venue.trim().toLowerCase()),
  );
  return rank === -1 ? preferredVenues.length : rank;
}

/** The weekday that the name mentions first ("Tuesday and Thursday" is a Tuesday league). */
function weekdayRank(name: string): number {
  const lowered = name.toLowerCase();
  let rank = LEAGUE_WEEK.length;
  let foundAt = Number.POSITIVE_INFINITY;
  for (const [index, weekday] of LEAGUE_WEEK.entries()) {
    const at = lowered.indexOf(weekday);
    if (at !== -1 && at < foundAt) [rank, foundAt] = [index, at];
  }
  return rank;
}
