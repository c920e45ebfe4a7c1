/** So many tries at an account within a day cost nobody any time. */
const FREE_TRIES = 20;
/** No pause is longer than this, in seconds: about 1,400 tries a day, which no password that may be chosen falls to. */
const LONGEST_PAUSE = 60;

/**
 * The seconds that have to pass between two tries at an account after this many of them: 0 at first, then doubling from
 * 1 to 60.
 */
export function pauseAfter(tries: number): number {
  return tries < FREE_TRIES ? 0 : Math.min(LONGEST_PAUSE, 2 ** (tries - FREE_TRIES));
}
