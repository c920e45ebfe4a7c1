import { compareIds } from './compare-ids.js';
import type { Id } from './id.js';

/** Something that an administrator may put in order. A missing position means that nobody has placed it yet. */
export interface Positioned {
  readonly id: Id;
  readonly position?: number | null | undefined;
}

/**
 * Orders by (position, id). What has no position comes last; 0 is a position.
 * Positions are not unique (one-by-one updates arrive in parallel), so the id decides between equals.
 */
export function compareByPosition(a: Positioned, b: Positioned): number {
  const first = a.position ?? Number.POSITIVE_INFINITY;
  const second = b.position ?? Number.POSITIVE_INFINITY;
  // Infinity - Infinity is NaN, so equal positions must be recognised before subtracting.
  return first === second ? compareIds(a.id, b.id) : first - second;
}
