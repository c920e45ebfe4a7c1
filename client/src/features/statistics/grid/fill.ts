import { t } from '@/texts';
import { readCell } from './cell-text';
import { type Block, type Extent, isLarge, type Place, placesOf } from './movement';

/** A value for a place. */
export interface Entry {
  readonly place: Place;
  readonly value: number | null;
}

/** What a paste comes to: values and what of the block had no place, or the first cell that is no whole number. */
export type Paste =
  | { readonly entries: readonly Entry[]; readonly cutRows: number; readonly cutColumns: number }
  | { readonly refused: Place; readonly text: string };

/**
 * Lays a copied block over the grid, from the selection's first cell on. What lies beyond the grid is cut off; a single
 * value fills the whole selection. One cell that is no whole number refuses everything.
 */
export function paste(copied: readonly (readonly string[])[], onto: Block, { rows, columns }: Extent): Paste {
  const width = Math.max(...copied.map((row) => row.length));
  const isSingle = copied.length === 1 && width === 1;
  const target: Block =
    isSingle && isLarge(onto) ? onto : { ...onto, bottom: onto.top + copied.length - 1, right: onto.left + width - 1 };
  const entries: Entry[] = [];
  for (const place of placesOf({
    ...target,
    bottom: Math.min(target.bottom, rows - 1),
    right: Math.min(target.right, columns - 1),
  })) {
    // A line that is shorter than others says nothing about what follows.
    const text = isSingle ? copied[0]![0]! : copied[place.row - onto.top]![place.column - onto.left];
    if (text === undefined) continue;
    const value = readCell(text);
    if (value === undefined) return { refused: place, text: text.trim() };
    entries.push({ place, value });
  }
  return {
    entries,
    cutRows: Math.max(0, target.bottom - rows + 1),
    cutColumns: Math.max(0, target.right - columns + 1),
  };
}

/** Says what of a block was cut off; null when nothing was. */
export function cutText({ cutRows, cutColumns }: { cutRows: number; cutColumns: number }): string | null {
  const parts = [
    ...(cutRows === 0 ? [] : [t.statistics.cut_rows({ rows: cutRows })]),
    ...(cutColumns === 0 ? [] : [t.statistics.cut_columns({ columns: cutColumns })]),
  ];
  return parts.length === 0
    ? null
    : t.statistics.the_block_is_larger_than_the_grid_did({ parts: parts.join(t.statistics.and()) });
}

/** Fills a block with its first row; a single row takes the values of the row above it. */
export function fillDown(block: Block, valueAt: (place: Place) => number | null): Entry[] {
  const source = block.top === block.bottom ? block.top - 1 : block.top;
  if (source < 0) return [];
  return placesOf({ ...block, top: source + 1 }).map((place) => ({
    place,
    value: valueAt({ row: source, column: place.column }),
  }));
}
