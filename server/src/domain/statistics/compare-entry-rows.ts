import { compareNames } from '../text/compare-names.js';

/** As much of a row of statistics entry as its place depends on. */
export interface OrderedEntryRow {
  readonly started: boolean;
  readonly didNotPlay: boolean;
  readonly sortOrder: number;
  readonly player: { readonly id: number; readonly firstName: string; readonly lastName: string };
}

/**
 * Orders a side's rows as they are entered: starters first, who did not play last, otherwise as somebody has put them,
 * then by name. Who was never put in order has the sort order `UNORDERED`, with a line or without one, so that a row
 * keeps its place when its first value makes the line.
 */
export function compareEntryRows(a: OrderedEntryRow, b: OrderedEntryRow): number {
  return (
    Number(a.didNotPlay) - Number(b.didNotPlay) ||
    Number(b.started) - Number(a.started) ||
    a.sortOrder - b.sortOrder ||
    compareNames(a.player.lastName, b.player.lastName) ||
    compareNames(a.player.firstName, b.player.firstName) ||
    a.player.id - b.player.id
  );
}
