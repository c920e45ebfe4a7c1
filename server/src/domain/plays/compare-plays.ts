import { type Id } from '../ordering/id.js';
import type { Play } from './play.js';

/**
 * Puts the plays of a game into their order: by period, then by their place in it, then by id.
 * @param periodIds the periods in their order
 */
export function comparePlays(
  periodIds: readonly Id[],
): (a: Pick<Play, 'id' | 'periodId' | 'sortOrder'>, b: Pick<Play, 'id' | 'periodId' | 'sortOrder'>) => number {
  const positions = new Map(periodIds.map((id, position) => [String(id), position]));
  const positionOf = (id: Id): number => positions.get(String(id)) ?? positions.size;
  return (a, b) =>
    positionOf(a.periodId) - positionOf(b.periodId) || a.sortOrder - b.sortOrder || (a.id < b.id ? -1 : +(a.id > b.id));
}
