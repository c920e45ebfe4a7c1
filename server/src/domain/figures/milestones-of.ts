/** What a milestone is: a first game with so much, a sum reached, or a number of games. */
export type MilestoneKind = 'game' | 'total' | 'games';

/** Something reached for the first time. */
export interface Milestone {
  readonly kind: MilestoneKind;
  /** Which of the statistics; null for a number of games. */
  readonly statistic: number | null;
  readonly reached: number;
  /** In which of the games, from 0. */
  readonly game: number;
}

/** Games, and sums, that are worth telling. */
const ROUND = [1, 2.5, 5]
  .flatMap((each) => [10, 100, 1_000, 10_000].map((scale) => each * scale))
  .sort((a, b) => a - b);
const SUMS = ROUND.filter((sum) => sum >= 100);
const GAMES = ROUND.filter((games) => games >= 50);

/** From how many on a game is worth telling, and at which steps. */
const STEP = 10;

/**
 * What somebody reached for the first time, in the order in which it happened: the first game with 10, 20, 30 … of a
 * statistic, 100, 250, 500, 1000 … of it altogether, and 50, 100, 250 … games. Of what one game reached at once the
 * highest alone is told.
 * @param games values of each game, oldest first, all lists alike; null: not recorded
 */
export function milestonesOf(games: readonly (readonly (number | null)[])[]): Milestone[] {
  const sums: number[] = [];
  const highs: number[] = [];
  return games.flatMap((values, game) => [
    ...values.flatMap((value, statistic): Milestone[] => {
      if (value === null) return [];
      const [high, sum] = [highs[statistic] ?? 0, sums[statistic] ?? 0];
      highs[statistic] = Math.max(high, value);
      sums[statistic] = sum + value;
      const best = Math.floor(value / STEP) * STEP;
      const round = SUMS.findLast((each) => sum < each && sum + value >= each);
      return [
        ...(best >= STEP && best > high - (high % STEP)
          ? [{ kind: 'game' as const, statistic, reached: best, game }]
          : []),
        ...(round === undefined ? [] : [{ kind: 'total' as const, statistic, reached: round, game }]),
      ];
    }),
    ...(GAMES.includes(game + 1) ? [{ kind: 'games' as const, statistic: null, reached: game + 1, game }] : []),
  ]);
}
