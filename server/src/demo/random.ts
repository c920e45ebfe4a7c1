/** Random numbers that are the same at every start, so that the demo's people and results are too. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number from `least` to `most`. */
  integer(least: number, most: number): number;
  /** How many of `tries` succeed. */
  successes(tries: number, probability: number): number;
  /** An index, as likely as its weight. */
  weighted(weights: readonly number[]): number;
  /** The same items in another order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** A generator for a seed (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    successes: (tries, probability) =>
      Array.from({ length: tries }, next).filter((value) => value < probability).length,
    weighted(weights) {
      let rest = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (rest -= weight) < 0);
      return index === -1 ? weights.length - 1 : index;
    },
    shuffled(items) {
      const result = [...items];
      for (let index = result.length - 1; index > 0; index -= 1) {
        const other = integer(0, index);
        [result[index], result[other]] = [
          result[other] as (typeof result)[number],
          result[index] as (typeof result)[number],
        ];
      }
      return result;
    },
  };
}
