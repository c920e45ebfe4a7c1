import type { LeagueStatistic } from './league-statistics.js';

/**
 * What a season of several leagues leaves out: the statistics that each of them does. In no order of its own, so that
 * the organization's holds.
 * @param leagues what each league says that says something
 * @param count how many leagues the season has
 */
export function leftOutByAll(leagues: readonly (readonly LeagueStatistic[])[], count: number): LeagueStatistic[] {
  const times = new Map<number, number>();
  for (const league of leagues)
    for (const { definitionId, hidden } of league)
      if (hidden) times.set(definitionId, (times.get(definitionId) ?? 0) + 1);
  return [...times].flatMap(([definitionId, left]) => (left === count ? { definitionId, hidden: true } : []));
}
