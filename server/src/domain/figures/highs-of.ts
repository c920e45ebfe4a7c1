/** The most of a statistic in one game. */
export interface High {
  /** Which of the statistics. */
  readonly statistic: number;
  readonly value: number;
  /** The first game with it, from 0. */
  readonly game: number;
  /** In how many games it was reached. */
  readonly times: number;
}

/**
 * The most that somebody had of each statistic in one game; nothing of statistics that were never above 0.
 * @param games values of each game, oldest first, all lists alike; null: not recorded
 */
export function highsOf(games: readonly (readonly (number | null)[])[]): High[] {
  return (games[0] ?? []).flatMap((_, statistic): High[] => {
    const values = games.map((game) => game[statistic] ?? 0);
    const value = values.reduce((high, each) => Math.max(high, each), 0);
    if (value <= 0) return [];
    return [{ statistic, value, game: values.indexOf(value), times: values.filter((each) => each === value).length }];
  });
}
