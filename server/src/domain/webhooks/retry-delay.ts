const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** From each failure to the next attempt, in milliseconds: each longer than the one before, three days in all. */
const DELAYS: readonly number[] = [
  15 * SECOND,
  45 * SECOND,
  4 * MINUTE,
  15 * MINUTE,
  40 * MINUTE,
  2 * HOUR,
  4 * HOUR,
  7 * HOUR,
  10 * HOUR,
  12 * HOUR,
  16 * HOUR,
  20 * HOUR,
];

/**
 * How long to wait after a failed attempt, in milliseconds; null when there is no further one.
 * @param failed how many attempts have failed, this one included; from 1
 * @param chance from 0 to 1: makes it up to a twentieth longer, so that what failed together is not tried together
 */
export function retryDelay(failed: number, chance = 0): number | null {
  const delay = DELAYS[failed - 1];
  return delay === undefined ? null : Math.round(delay * (1 + chance / 20));
}
