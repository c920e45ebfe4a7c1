/** A cell's place among those that can be entered: derived columns and players who did not play are not counted. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** How many rows and columns can be entered. */
export interface Extent {
  readonly rows: number;
  readonly columns: number;
}

/** What is selected: the cell with the focus, and the opposite corner of the block. */
export interface Selection {
  readonly active: Place;
  readonly corner: Place;
  /** The column in which a row was begun with Tab: Enter goes on there, in the next row. */
  readonly begun: number | null;
}

/** A block of cells; bottom and right belong to it. */
export interface Block {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

export type Direction =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'rowStart'
  | 'rowEnd'
  | 'columnStart'
  | 'columnEnd'
  | 'start'
  | 'end'
  | 'pageUp'
  | 'pageDown';

/** Rows that PageUp and PageDown pass over. */
const PAGE = 10;

/** The selection of one cell. */
export function selectionOf(active: Place, begun: number | null = null): Selection {
  return { active, corner: active, begun };
}

/** The cells between the active one and the opposite corner. */
export function blockOf({ active, corner }: Selection): Block {
  return {
    top: Math.min(active.row, corner.row),
    left: Math.min(active.column, corner.column),
    bottom: Math.max(active.row, corner.row),
    right: Math.max(active.column, corner.column),
  };
}

/** Whether a block has more than one cell. */
export function isLarge({ top, left, bottom, right }: Block): boolean {
  return top !== bottom || left !== right;
}

/** The places of a block, row by row. */
export function placesOf({ top, left, bottom, right }: Block): Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) places.push({ row, column });
  return places;
}

/** Everything that can be entered. */
export function selectAll({ active }: Selection, extent: Extent): Selection {
  return {
    active: { row: 0, column: 0 },
    corner: { row: extent.rows - 1, column: extent.columns - 1 },
    begun: active.column,
  };
}

/** Moves the active cell, or with `extend` the opposite corner alone. At an edge it stays. */
export function move(selection: Selection, direction: Direction, extent: Extent, extend = false): Selection {
  const to = placeFrom(extend ? selection.corner : selection.active, direction, extent);
  return extend ? { ...selection, corner: to } : selectionOf(to);
}

function placeFrom({ row, column }: Place, direction: Direction, { rows, columns }: Extent): Place {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  switch (direction) {
    case 'up':
      return { row: Math.max(0, row - 1), column };
    case 'down':
      return { row: Math.min(lastRow, row + 1), column };
    case 'left':
      return { row, column: Math.max(0, column - 1) };
    case 'right':
      return { row, column: Math.min(lastColumn, column + 1) };
    case 'rowStart':
      return { row, column: 0 };
    case 'rowEnd':
      return { row, column: lastColumn };
    case 'columnStart':
      return { row: 0, column };
    case 'columnEnd':
      return { row: lastRow, column };
    case 'start':
      return { row: 0, column: 0 };
    case 'end':
      return { row: lastRow, column: lastColumn };
    case 'pageUp':
      return { row: Math.max(0, row - PAGE), column };
    case 'pageDown':
      return { row: Math.min(lastRow, row + PAGE), column };
  }
}

/**
 * The next cell of the row, or the previous one, over the end of a row into the next.
 * @returns null at the end of the grid, which Tab then leaves
 */
export function tab({ active, begun }: Selection, { rows, columns }: Extent, back = false): Selection | null {
  const index = active.row * columns + active.column + (back ? -1 : 1);
  if (index < 0 || index >= rows * columns) return null;
  return selectionOf({ row: Math.floor(index / columns), column: index % columns }, begun ?? active.column);
}

/** What Enter does: the cell below, in the column in which the row was begun; with Shift the one above. */
export function enter({ active, begun }: Selection, extent: Extent, back = false): Selection {
  const column = back ? active.column : (begun ?? active.column);
  return selectionOf(placeFrom({ row: active.row, column }, back ? 'up' : 'down', extent));
}

/** A place of a grid that has become smaller. */
export function within({ row, column }: Place, { rows, columns }: Extent): Place {
  return { row: Math.max(0, Math.min(row, rows - 1)), column: Math.max(0, Math.min(column, columns - 1)) };
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'rowStart',
  End: 'rowEnd',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
};

const WITH_CONTROL: Readonly<Record<string, Direction>> = {
  ArrowUp: 'columnStart',
  ArrowDown: 'columnEnd',
  ArrowLeft: 'rowStart',
  ArrowRight: 'rowEnd',
  Home: 'start',
  End: 'end',
};

/** Where a key leads; null when it leads nowhere. */
export function directionOf(key: string, withControl: boolean): Direction | null {
  return (withControl ? WITH_CONTROL[key] : ARROWS[key]) ?? null;
}
