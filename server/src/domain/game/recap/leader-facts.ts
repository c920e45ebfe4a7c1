import type { LeadingStatistic } from '../../sports/recap-leaders.js';
import { type RecapFact, type RecapLine, SIDES } from './recap-facts.js';

/**
 * Of each side who had the most of the first of some statistics in which one player had more than any other: of two
 * with as many neither was first, and the next statistic tells.
 */
export function leaderFacts(lines: readonly RecapLine[], statistics: readonly LeadingStatistic[]): RecapFact[] {
  return SIDES.flatMap((side): RecapFact[] => {
    const own = lines.filter((line) => line.side === side);
    for (const statistic of statistics) {
      const valueOf = ({ leading }: RecapLine): number => leading?.[statistic] ?? 0;
      const most = Math.max(0, ...own.map(valueOf));
      const [first, ...others] = own.filter((line) => valueOf(line) === most);
      if (first && most > 0 && others.length === 0)
        return [{ kind: 'most', side, playerId: first.playerId, statistic, value: most }];
    }
    return [];
  });
}
