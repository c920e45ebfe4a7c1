import { writeCell } from './cell-text';
import type { GridRow } from './grid-game';
import type { GridRows } from './grid-rows';
import type { Listeners } from './listeners';

/**
 * Players who were taken off, or whose lines were removed, and statistics that were deleted or hidden, while their
 * cells were in use, with what went by that.
 */
export class LostValues {
  /** Of who was taken off, what was not saved, by name: 'AST 5'. */
  readonly byName = new Map<string, readonly string[]>();
  /** Of a statistic that is gone, or hidden, what was not saved, by abbreviation: 'Ana Reyes 5'. */
  readonly byStatistic = new Map<string, readonly string[]>();
  /** Of whose line somebody else has removed, what was stored in it. */
  readonly linesByName = new Map<string, readonly string[]>();
  /** Rows whose line is being removed here. */
  private readonly removedHere = new Set<string>();

  constructor(
    private readonly rows: GridRows,
    private readonly listeners: Listeners,
  ) {}

  /** Says that a cell which was in use cannot be entered any more, and what of it was not saved. */
  add(cellId: string, text?: string): void {
    const place = this.rows.knownPlaceOf(cellId);
    if (place === undefined) return;
    const { abbreviation } = place.definition;
    const name = place.row.player.fullName;
    // Where the player's row can be entered as before, it is the column that is gone.
    const isColumn = this.rows.byId.get(place.row.id)?.didNotPlay === false;
    const [all, key, other] = isColumn ? [this.byStatistic, abbreviation, name] : [this.byName, name, abbreviation];
    const values = text === undefined ? [] : [`${other} ${text.trim() || '–'}`];
    all.set(key, [...(all.get(key) ?? []), ...values]);
    this.listeners.tell(['lost']);
  }

  /** As `add`, with a value. */
  addValue(cellId: string, value: number | null): void {
    this.add(cellId, writeCell(value));
  }

  /** Says that somebody else has removed a line that was in use, with the values by cell that were stored in it. */
  addLine({ id, player }: GridRow, values: ReadonlyMap<string, number>): void {
    if (this.removedHere.has(id)) return;
    const texts = [...values].flatMap(([cellId, value]) => {
      const place = this.rows.knownPlaceOf(cellId);
      return place === undefined ? [] : [`${place.definition.abbreviation} ${value}`];
    });
    this.linesByName.set(player.fullName, texts);
    this.listeners.tell(['lost']);
  }

  /** Whoever removes a line here knows that it goes. */
  async whileRemoving<Result>(rowId: string, work: () => Promise<Result>): Promise<Result> {
    this.removedHere.add(rowId);
    try {
      return await work();
    } finally {
      this.removedHere.delete(rowId);
    }
  }

  /** Lets go of what was said, once that was read. */
  forget(): void {
    this.byName.clear();
    this.byStatistic.clear();
    this.linesByName.clear();
    this.listeners.tell(['lost']);
  }
}
