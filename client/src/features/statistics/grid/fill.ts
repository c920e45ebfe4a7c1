import { t } from '@/texts';
import { readCell } from './cell-text';
import { type Block, isLarge, type Place, placesOf } from './movement';

/** A value for a place. */
export interface Entry {
  readonly place: Place;
  readonly value: number | null;
}

/** What a paste comes to: values and what of the block had no place, or the first cell that is no whole number. */
export type Paste =
  | { readonly entries: readonly Entry[]; readonly cutRows: number; readonly cutColumns: number }
  | { readonly refused: Place; readonly text: string };

/** The columns that are shown: the place of each among those that can be entered, null of a derived one. */
export type ShownColumns = readonly (number | null)[];

/**
 * Lays a copied block over the grid as it is shown, from the selection's first cell on. What it has for derived columns
 * is passed over, whatever it is; what lies beyond the grid is cut off; a single value fills the whole selection. One
 * cell that is no whole number refuses everything.
 * @param onto counted among what can be entered, as all places
 */
export function paste(copied: readonly (readonly string[])[], onto: Block, rows: number, columns: ShownColumns): Paste {
  const width = Math.max(...copied.map((row) => row.length));
  if (copied.length === 1 && width === 1 && isLarge(onto)) return pasteInto(placesOf(onto), () => copied[0]![0]);
  const shown = columns.slice(columns.indexOf(onto.left), columns.indexOf(onto.left) + width);
  const places = copied
    .slice(0, rows - onto.top)
    .flatMap((_, index) => shown.flatMap((column) => (column === null ? [] : { row: onto.top + index, column })));
  // A line that is shorter than others says nothing about what follows.
  const pasted = pasteInto(places, ({ row, column }) => copied[row - onto.top]![shown.indexOf(column)]);
  if ('refused' in pasted) return pasted;
  return { ...pasted, cutRows: Math.max(0, onto.top + copied.length - rows), cutColumns: width - shown.length };
}

function pasteInto(places: readonly Place[], textAt: (place: Place) => string | undefined): Paste {
  const entries: Entry[] = [];
  for (const place of places) {
    const text = textAt(place);
    if (text === undefined) continue;
    const value = readCell(text);
    if (value === undefined) return { refused: place, text: text.trim() };
    entries.push({ place, value });
  }
  return { entries, cutRows: 0, cutColumns: 0 };
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
