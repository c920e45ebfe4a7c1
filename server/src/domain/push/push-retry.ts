const MINUTE = 60 * 1_000;

/** From each failure to the next attempt, in minutes; later ones are as far apart as the last. */
const DELAYS: readonly number[] = [0.5, 2, 5, 15, 30, 60];

/**
 * How long to wait after a failed attempt to hand a push message over, in milliseconds.
 * @param failed how many attempts have failed, this one included; from 1
 * @param chance from 0 to 1: makes it up to a tenth longer, so that what failed together is not tried together
 */
export function pushRetry(failed: number, chance = 0): number {
  const minutes = DELAYS[Math.min(failed, DELAYS.length) - 1] ?? 0;
  return Math.round(minutes * MINUTE * (1 + chance / 10));
}
