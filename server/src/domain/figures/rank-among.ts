/** Where a value stands among others. */
export interface Rank {
  /** As of `placeAmong`. */
  readonly place: number;
  /**
   * How much of all others it leaves behind, from 0 to 100 as a whole number: those below it, and half of those that are
   * equal. The only one leaves everybody behind.
   */
  readonly percentile: number;
}

/**
 * Where a value stands among all that are compared; by halves, so that a list that is sorted once answers for everybody.
 * @param ascending all values with the value itself, the lowest first
 */
export function rankAmong(value: number, ascending: readonly number[]): Rank {
  const below = countBefore(ascending, (other) => other < value);
  const notAbove = countBefore(ascending, (other) => other <= value);
  const [others, equal] = [ascending.length - 1, notAbove - below - 1];
  return {
    place: 1 + ascending.length - notAbove,
    percentile: others <= 0 ? 100 : Math.floor(((2 * below + equal) * 100 + others) / (2 * others)),
  };
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
