import { type GridDefinition, type GridGame, type GridRow, type SideName, SIDES } from './grid-game';
import { isSame } from './is-same';

/** Where a cell stands. */
export interface CellPlace {
  readonly row: GridRow;
  readonly side: SideName;
  readonly definition: GridDefinition;
}

/** Whose cells a game has: the rows of both sides, in the order in which they are shown. */
export class GridRows {
  private order: Record<SideName, readonly GridRow[]> = { home: [], away: [] };
  private places = new Map<string, CellPlace>();
  /** Where cells stood that are gone: what was sent of them still has a name. */
  private readonly formerPlaces = new Map<string, CellPlace>();
  private rows = new Map<string, GridRow>();

  constructor(
    public game: GridGame,
    public definitions: readonly GridDefinition[],
  ) {
    this.load(game, definitions);
  }

  /**
   * Takes over what the server has now; answers whether anything but values differs. A row that is as it was stays the
   * same object.
   */
  load(game: GridGame, definitions: readonly GridDefinition[]): boolean {
    for (const [cellId, place] of this.places) this.formerPlaces.set(cellId, place);
    const byId = new Map(definitions.map((definition) => [definition.id, definition]));
    const before = { definitions: this.definitions, game: this.game, order: { ...this.order }, rows: this.rows };
    this.game = game;
    this.definitions = definitions;
    this.places = new Map();
    this.rows = new Map();
    for (const side of SIDES) {
      const rows = (game[side].entryRows ?? []).map((row) => keptRow(before.rows.get(row.id), row));
      this.order[side] = inOrder(rows, before.order[side]);
      for (const row of this.order[side]) {
        this.rows.set(row.id, row);
        for (const cell of row.cells) {
          const definition = byId.get(cell.definitionId);
          if (definition) this.places.set(cell.id, { row, side, definition });
        }
      }
    }
    for (const cellId of this.places.keys()) this.formerPlaces.delete(cellId);
    return (
      before.definitions !== definitions ||
      SIDES.some((side) => before.order[side] !== this.order[side] || !isSame(before.game[side].team, game[side].team))
    );
  }

  /** All rows, by id. */
  get byId(): ReadonlyMap<string, GridRow> {
    return this.rows;
  }

  /**
   * The rows of a side, as the server orders them: a first value that gives a player a line leaves the row where it is,
   * so that none moves away while somebody is typing in it.
   */
  of(side: SideName): readonly GridRow[] {
    return this.order[side];
  }

  /** The cells that were there once, and are not any more: somebody else took the player off the game, say. */
  goneCells(): string[] {
    return [...this.formerPlaces.keys()];
  }

  /** How a cell is called, or was: 'Ana Reyes, PTS'. */
  nameOf(cellId: string): string {
    const place = this.knownPlaceOf(cellId);
    return place === undefined ? '' : `${place.row.player.fullName}, ${place.definition.abbreviation}`;
  }

  /** Whose value of what a cell holds. */
  placeOf(cellId: string): CellPlace | undefined {
    return this.places.get(cellId);
  }

  /** The same, or where a cell that is gone stood last. */
  knownPlaceOf(cellId: string): CellPlace | undefined {
    return this.places.get(cellId) ?? this.formerPlaces.get(cellId);
  }

  /** The same as a save names it. One that is sent again names what it named before. */
  locate(cellId: string): { teamId: string; playerId: string; definitionId: string } | undefined {
    const place = this.knownPlaceOf(cellId);
    return (
      place && {
        teamId: this.game[place.side].team.id,
        playerId: place.row.player.id,
        definitionId: place.definition.id,
      }
    );
  }
}

/** The row that is known, unless something differs that is no value of a cell. */
function keptRow(known: GridRow | undefined, row: GridRow): GridRow {
  if (known === undefined) return row;
  const isKept =
    isSame({ ...known, player: null, cells: null }, { ...row, player: null, cells: null }) &&
    isSame(known.player, row.player) &&
    known.cells.length === row.cells.length &&
    known.cells.every(
      ({ id, definitionId }, index) => id === row.cells[index]!.id && definitionId === row.cells[index]!.definitionId,
    );
  return isKept ? known : row;
}

/**
 * Starters, the others, who did not play; in each of these as the server has them. What was just said of a line counts
 * before it answers.
 * @param before the same object comes back when nothing has changed
 */
function inOrder(rows: readonly GridRow[], before: readonly GridRow[]): readonly GridRow[] {
  const group = ({ started, didNotPlay }: GridRow): number => (didNotPlay ? 2 : started ? 0 : 1);
  const sorted = rows.toSorted((a, b) => group(a) - group(b));
  return sorted.length === before.length && sorted.every((row, index) => row === before[index]) ? before : sorted;
}
