/** A whole number below another one, from 0. */
export type Random = (below: number) => number;

/** The same numbers in every run (a linear congruential generator, with the constants of Numerical Recipes). */
export function randomNumbers(seed: number): Random {
  // Neighbouring seeds would begin alike.
  let state = Math.imul(seed + 1, 0x9e37_79b1) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One of them. */
export function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[random(items.length)]!;
}
