import { writeCell } from './cell-text';
import type { GridRows } from './grid-rows';
import type { Listeners } from './listeners';

/** Players who were taken off while their cells were in use, with what of theirs was not saved. */
export class LostValues {
  /** By name: 'AST 5'. */
  readonly byName = new Map<string, readonly string[]>();

  constructor(
    private readonly rows: GridRows,
    private readonly listeners: Listeners,
  ) {}

  /** Says that a cell which was in use cannot be entered any more, and what of it was not saved. */
  add(cellId: string, text?: string): void {
    const place = this.rows.knownPlaceOf(cellId);
    if (place === undefined) return;
    const name = place.row.player.fullName;
    const values = text === undefined ? [] : [`${place.definition.abbreviation} ${text.trim() || '–'}`];
    this.byName.set(name, [...(this.byName.get(name) ?? []), ...values]);
    this.listeners.tell(['lost']);
  }

  /** As `add`, with a value. */
  addValue(cellId: string, value: number | null): void {
    this.add(cellId, writeCell(value));
  }

  /** Lets go of who was taken off, once that was read. */
  forget(): void {
    this.byName.clear();
    this.listeners.tell(['lost']);
  }
}
