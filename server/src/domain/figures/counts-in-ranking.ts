/**
 * Whether somebody is compared with others: who has played the least number of games, and of a percentage has tried at
 * least once for each of these games, so that one of one is not the best.
 * @param attempts of a percentage; null for any other statistic
 */
export function countsInRanking(games: number, attempts: number | null, least: number): boolean {
  return games >= least && (attempts === null || attempts >= least);
}
