import type { Id } from './id.js';

/**
 * Orders two ids by their number, so that '9' comes before '10' and the order is the same on both sides of the wire.
 */
export function compareIds(a: Id, b: Id): number {
  return Number(a) - Number(b);
}
