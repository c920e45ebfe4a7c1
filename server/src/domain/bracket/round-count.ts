/** The number of rounds that so many teams need: ceil(log2 n); 0 for fewer than two. */
export function roundCount(teams: number): number {
  let rounds = 0;
  // Doubling stays exact where a logarithm would have to be trusted not to err.
  while (2 ** rounds < teams) rounds += 1;
  return rounds;
}
