import { compareIds } from '../ordering/compare-ids.js';
import type { Id } from '../ordering/id.js';
import { compareNames } from '../text/compare-names.js';

/** A candidate for a list of leaders. */
export interface Leader {
  readonly id: Id;
  readonly value: number;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Orders leaders: the higher value first, then last name, first name, id. No two are ever equal, so a list cut at 20 is
 * always the same 20. In SQL the names need the collation of `compareNames`.
 */
export function compareLeaders(a: Leader, b: Leader): number {
  return (
    b.value - a.value ||
    compareNames(a.lastName, b.lastName) ||
    compareNames(a.firstName, b.firstName) ||
    compareIds(a.id, b.id)
  );
}
