/** Where a value stands among others. */
export interface Rank {
  /** As of `placeAmong`. */
  readonly place: number;
  /**
   * How much of all others it leaves behind, from 0 to 100 as a whole number: those below it, and half of those that
   * are equal. The only one leaves everybody behind. 100 is nobody's who does not, and 0 nobody's who leaves anybody
   * behind.
   */
  readonly percentile: number;
}

/**
 * Where a value stands among all that are compared; by halves, so that a list that is sorted once answers for
 * everybody.
 * @param ascending all values with the value itself, the lowest first
 */
export function rankAmong(value: number, ascending: readonly number[]): Rank {
  const below = countBefore(ascending, (other) => other < value);
  const notAbove = countBefore(ascending, (other) => other <= value);
  const [others, equal] = [ascending.length - 1, notAbove - below - 1];
  const behind = 2 * below + equal;
  const rounded = Math.floor((behind * 100 + others) / (2 * others));
  const within = behind > 0 && behind < 2 * others ? Math.min(99, Math.max(1, rounded)) : rounded;
  return { place: 1 + ascending.length - notAbove, percentile: others <= 0 ? 100 : within };
}

/** How many of a sorted list are at least so much. */
export function countFrom(value: number, ascending: readonly number[]): number {
  return ascending.length - countBefore(ascending, (other) => other < value);
}

/** How many from the start on a condition holds for, that once broken is broken to the end. */
function countBefore(ascending: readonly number[], holds: (other: number) => boolean): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(ascending[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
