import { chooseFullWeeks } from './choose-full-weeks.js';
import type { Counts } from './counts.js';
import type { Evennesses } from './even-jointly.js';
import { fewerRepeats, searchAgain } from './fewer-repeats.js';
import { fullWeeks } from './full-weeks.js';
import { gameLimits } from './game-limits.js';
import type { Participation } from './participation.js';
import type { Random } from './random.js';
import { repeatsBesideKept } from './repeats-beside-kept.js';
import { repeatsBound } from './repeats-bound.js';
import { repeatsBySlots } from './repeats-by-slots.js';
import { repeatsByFlow } from './repeats-flow.js';
import { repeatsOfFew } from './repeats-of-few.js';
import type { Seats } from './seats.js';
import { fixedCounts } from './team-counts.js';

/** How many changes the first search looks at, and the one that follows where that was not enough. */
const FIRST_TRIES = 150_000;
const TRIES = 600_000;

/**
 * Searches for the fewest repeats, and proves how many there are at least: searches and bounds take turns, the cheap
 * ones first, until they meet.
 * @returns a number of repeats that no schedule as even as this falls below
 */
export function leastRepeats(
  seats: Seats,
  participation: Participation,
  evenness: Evennesses,
  counts: Counts,
  random: Random,
): number {
  let bound = repeatsBound(participation, evenness.games.spread);
  const isOpen = (): boolean => seats.repeats > bound;
  fewerRepeats(seats, counts, bound, FIRST_TRIES, random);
  if (!isOpen()) return bound;
  const limits = gameLimits(participation, evenness);
  bound = Math.max(bound, repeatsByFlow(participation, limits));
  if (isOpen()) bound = Math.max(bound, repeatsBesideKept(participation, limits));
  if (!isOpen()) return bound;
  const listed = fullWeeks(participation);
  if (listed === null) {
    bound = Math.max(bound, repeatsBySlots(participation, limits, seats.repeats));
    if (!isOpen()) return bound;
    searchAgain(seats, counts, bound, TRIES, random);
    return bound;
  }
  chooseFullWeeks(seats, listed, fixedCounts(participation), evenness.windows, bound, random);
  const proven = (): number => repeatsOfFew(seats, listed, participation, evenness.windows);
  if (isOpen()) bound = Math.max(bound, proven());
  if (!isOpen()) return bound;
  const before = seats.repeats;
  searchAgain(seats, counts, bound, TRIES, random);
  return seats.repeats < before && isOpen() ? Math.max(bound, proven()) : bound;
}
