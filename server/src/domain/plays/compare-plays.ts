import { type Id } from '../ordering/id.js';
import type { Play } from './play.js';

const isEnd = ({ kind }: Pick<Play, 'kind'>): boolean => kind === 'PERIOD_END';

/** What the order of plays goes by. */
type Placed = Pick<Play, 'id' | 'kind' | 'periodId' | 'sortOrder'>;

/**
 * Puts the plays of a game into their order: by period, then by their place in it, then by id. Devices that have not
 * heard of each other yet give the same place; what was entered as a period ended was before its end.
 * @param periodIds the periods in their order
 */
export function comparePlays(periodIds: readonly Id[]): (a: Placed, b: Placed) => number {
  const positions = new Map(periodIds.map((id, position) => [String(id), position]));
  const positionOf = (id: Id): number => positions.get(String(id)) ?? positions.size;
  return (a, b) =>
    positionOf(a.periodId) - positionOf(b.periodId) ||
    a.sortOrder - b.sortOrder ||
    +isEnd(a) - +isEnd(b) ||
    (a.id < b.id ? -1 : +(a.id > b.id));
}
