import { compareIds } from '../ordering/compare-ids.js';
import type { Id } from '../ordering/id.js';

/** A key for two teams that is the same whichever comes first. */
export function pairKey(a: Id, b: Id): string {
  return compareIds(a, b) <= 0 ? `${a}:${b}` : `${b}:${a}`;
}
