import { isFeat } from '@/lib/is-feat';
import type { PlayerGamesFragment } from './player.generated';

/**
 * The highest value of each statistic among a player's games; null where there is none above 0, and in a list that is
 * not complete.
 */
export function playerHighs({
  statDefinitions,
  nodes,
  pageInfo,
}: Pick<PlayerGamesFragment, 'statDefinitions' | 'nodes' | 'pageInfo'>): (number | null)[] {
  return statDefinitions.map((definition, index) => {
    if (pageInfo.hasNextPage || nodes.length < 2 || !isFeat(definition)) return null;
    return Math.max(0, ...nodes.map(({ values }) => values[index] ?? 0)) || null;
  });
}
