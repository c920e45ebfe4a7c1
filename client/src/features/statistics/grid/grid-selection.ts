import type { ShownColumns } from './fill';
import { columnsOf, type GridColumn, type SideName, SIDES } from './grid-game';
import type { GridRows } from './grid-rows';
import { isSame } from './is-same';
import { blockOf, type Extent, isLarge, type Place, placesOf, type Selection, selectionOf, within } from './movement';

/** The cells of a side that can be entered: their ids, row by row. */
interface Enterable {
  readonly columnCount: number;
  readonly ids: readonly (readonly string[])[];
}

const NOTHING: Enterable = { columnCount: 0, ids: [] };

/** Where the cells stand that can be entered, and which of them are selected. */
export class GridSelection {
  columns: readonly GridColumn[] = [];
  /** The side whose cells were selected last. */
  current: SideName = 'home';
  /** Whether the statistics are among the columns that public tables leave out. Told apart with the next `arrange`. */
  withHidden = false;
  private enterable: Record<SideName, Enterable> = { home: NOTHING, away: NOTHING };
  private selections: Record<SideName, Selection> = {
    home: selectionOf({ row: 0, column: 0 }),
    away: selectionOf({ row: 0, column: 0 }),
  };
  private places = new Map<string, Place>();

  constructor(private readonly rows: GridRows) {
    this.arrange();
  }

  /** What is selected of a side. */
  of(side: SideName): Selection {
    return this.selections[side];
  }

  select(side: SideName, selection: Selection): void {
    this.current = side;
    this.selections = { ...this.selections, [side]: selection };
  }

  /** How many rows and columns of a side can be entered. */
  extentOf(side: SideName): Extent {
    const { ids, columnCount } = this.enterable[side];
    return { rows: ids.length, columns: columnCount };
  }

  /** The columns that are shown: the place of each among those that can be entered, null of a derived one. */
  shownColumns(): ShownColumns {
    return this.columns.map(({ entry }) => entry);
  }

  /** The cells of a side, row by row. */
  idsOf(side: SideName): readonly (readonly string[])[] {
    return this.enterable[side].ids;
  }

  idAt(side: SideName, { row, column }: Place): string | undefined {
    return this.enterable[side].ids[row]?.[column];
  }

  /** Where a cell is on its side; undefined of one that cannot be entered now. */
  placeOf(cellId: string): Place | undefined {
    return this.places.get(cellId);
  }

  /** The cell with the focus; undefined where a side has none. */
  activeCell(side: SideName): string | undefined {
    return this.idAt(side, this.selections[side].active);
  }

  /** Whether a cell is the one with the focus on its side. */
  isActive(cellId: string): boolean {
    return SIDES.some((side) => this.activeCell(side) === cellId);
  }

  /** Whether a cell is one of several that are selected. */
  isInBlock(cellId: string): boolean {
    const block = blockOf(this.selections[this.current]);
    const place = isLarge(block) ? this.places.get(cellId) : undefined;
    return (
      place !== undefined &&
      place.row >= block.top &&
      place.row <= block.bottom &&
      place.column >= block.left &&
      place.column <= block.right &&
      this.idAt(this.current, place) === cellId
    );
  }

  /** The selected cells of the side that was selected last. */
  selectedCells(): string[] {
    const side = this.current;
    return placesOf(blockOf(this.selections[side])).flatMap((place) => this.idAt(side, place) ?? []);
  }

  /** All cells that can be entered. */
  cells(): string[] {
    return SIDES.flatMap((side) => this.enterable[side].ids.flat());
  }

  /** Works out anew what can be entered. The active cell stays the active one, wherever its row is now. */
  arrange(): void {
    const active = { home: this.activeCell('home'), away: this.activeCell('away') };
    this.columns = keptColumns(this.columns, columnsOf(this.rows.definitions, this.withHidden));
    const columns = this.columns.filter(({ entry }) => entry !== null);
    this.places = new Map();
    for (const side of SIDES) {
      const ids = this.rows
        .of(side)
        .filter(({ didNotPlay }) => !didNotPlay)
        .map(({ cells }) => {
          const byDefinition = new Map(cells.map((cell) => [cell.definitionId, cell.id]));
          return columns.map(({ id }) => byDefinition.get(id) ?? '');
        });
      this.enterable = { ...this.enterable, [side]: { columnCount: columns.length, ids } };
      for (const [row, cells] of ids.entries())
        for (const [column, cellId] of cells.entries()) this.places.set(cellId, { row, column });
      const cellId = active[side];
      const place = (cellId === undefined ? undefined : this.placeOf(cellId)) ?? this.selections[side].active;
      const selection = selectionOf(within(place, this.extentOf(side)));
      // A block stays selected as long as its first cell is where it was.
      const { active: before } = this.selections[side];
      if (before.row !== selection.active.row || before.column !== selection.active.column)
        this.selections = { ...this.selections, [side]: selection };
    }
  }
}

/** Columns that are as they were stay the same list, so that nothing is drawn anew. */
function keptColumns(known: readonly GridColumn[], columns: readonly GridColumn[]): readonly GridColumn[] {
  const isKept = known.length === columns.length && columns.every((column, index) => isSame(known[index]!, column));
  return isKept ? known : columns;
}
