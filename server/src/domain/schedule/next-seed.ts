/** The greatest number that GraphQL's Int and PostgreSQL's integer hold. */
export const MAX_SEED = 2_147_483_647;

/**
 * A seed that is not among those used: one more than the greatest, or where there is none, the smallest that is free.
 */
export function nextSeed(used: readonly number[]): number {
  const greatest = Math.max(0, ...used);
  if (greatest < MAX_SEED) return greatest + 1;
  const taken = new Set(used);
  let seed = 1;
  while (taken.has(seed)) seed += 1;
  return seed;
}
