import { SaveQueue, type SaveResult, type Send, type StaleCell, type StoredCell } from '../saving/save-queue';
import { notANumber, readCell, writeCell } from './cell-text';
import { GridFigures } from './grid-figures';
import { type GridDefinition, type GridGame, type GridRow, SIDES } from './grid-game';
import { GridRows } from './grid-rows';
import { Listeners } from './listeners';
import { LostValues } from './lost-values';
import { type TakenBack, TakingBack } from './taking-back';

/** A cell that somebody else has changed since it was read: theirs or mine is open. */
export interface OpenConflict extends StaleCell {
  readonly mine: number | null;
}

/** A value to put into a cell, and the version that it is based on where that is not the latest one. */
export interface CellPut {
  readonly cellId: string;
  readonly value: number | null;
  readonly seenVersion?: number | undefined;
}

/** What was typed into a cell, and the version that was seen when that began. */
interface Typed {
  readonly text: string;
  readonly seenVersion: number;
}

/**
 * The values of a game's cells: as stored, as typed, as they wait to be saved; and what follows from them. What shows a
 * value subscribes to it alone, so that a key changes a cell, the derived values of its row, and the totals.
 */
export class CellValues {
  readonly listeners = new Listeners();
  readonly conflicts = new Map<string, OpenConflict>();
  readonly refusals = new Map<string, string>();
  /** What was typed into cells that were left, and is no value: nothing of it is stored before it is mended. */
  readonly mistyped = new Map<string, Typed>();
  readonly lost: LostValues;
  readonly queue: SaveQueue;
  readonly rows: GridRows;
  readonly figures: GridFigures;
  readonly takingBack = new TakingBack(this);
  private readonly cells = new Map<string, StoredCell>();
  private draft: (Typed & { readonly cellId: string }) | null = null;
  /** What the server's no in `refusals` was about. */
  private readonly refusedValues = new Map<string, number | null>();
  private send: Send = () => Promise.reject(new Error('nothing is connected'));

  constructor(game: GridGame, definitions: readonly GridDefinition[]) {
    this.queue = new SaveQueue((sets, retry) => this.send(sets, retry), {
      saved: (result, written) => this.saved(result, written),
      stale: (conflict, mine) => this.stale(conflict, mine),
      refused: (values, message) => this.refused(values, message),
      changed: () => this.progressed(),
    });
    this.rows = new GridRows(game, definitions);
    this.lost = new LostValues(this.rows, this.listeners);
    this.figures = new GridFigures(this.rows, (cellId) => this.valueOf(cellId));
    for (const row of this.rows.byId.values()) for (const cell of row.cells) this.take(cell);
  }

  /** Says by what values are saved. */
  connect(send: Send): void {
    this.send = send;
  }

  /** Takes over what the server has now. Cells that are being typed or saved go on showing what they show. */
  load(game: GridGame, definitions: readonly GridDefinition[]): void {
    if (game === this.rows.game && definitions === this.rows.definitions) return;
    const linesBefore = this.linesUsedHere();
    const isOther = this.rows.load(game, definitions);
    const changed = SIDES.flatMap((side) => game[side].entryRows ?? [])
      .flatMap(({ cells }) => cells.filter((cell) => this.take(cell)))
      .map(({ id }) => id);
    for (const cellId of this.rows.goneCells()) this.giveUp(cellId);
    this.tellRemoved(linesBefore);
    this.figures.forgetScore();
    if (!isOther) return this.touch(changed);
    this.figures.forget();
    this.listeners.tell([...changed, ...[...this.rows.byId.keys()].map(rowKey), ...SIDES, 'score', 'rows']);
  }

  /** The value of a cell as it is shown. */
  valueOf(cellId: string): number | null {
    if (this.draft?.cellId === cellId) {
      const value = readCell(this.draft.text);
      if (value !== undefined) return value;
    }
    return this.enteredOf(cellId);
  }

  /** The same without what is being typed. */
  enteredOf(cellId: string): number | null {
    const waiting = this.queue.valueOf(cellId);
    if (waiting !== undefined) return waiting;
    const conflict = this.conflicts.get(cellId);
    return conflict === undefined ? (this.cells.get(cellId)?.value ?? null) : conflict.mine;
  }

  /** As `enteredOf`, and of a cell that is open what somebody else has entered. */
  standingOf(cellId: string): number | null {
    const theirs = this.queue.valueOf(cellId) === undefined ? this.conflicts.get(cellId) : undefined;
    return theirs === undefined ? this.enteredOf(cellId) : theirs.cell.value;
  }

  /** The value that the server has said last. */
  storedOf(cellId: string): number | null {
    return this.cells.get(cellId)?.value ?? null;
  }

  /** Whether a value of the cell is being saved, or waits for it. */
  isOnItsWay(cellId: string): boolean {
    return this.queue.valueOf(cellId) !== undefined;
  }

  textOf(cellId: string): string {
    return this.draft?.cellId === cellId
      ? this.draft.text
      : (this.mistyped.get(cellId)?.text ?? writeCell(this.valueOf(cellId)));
  }

  isTyping(cellId: string): boolean {
    return this.draft?.cellId === cellId;
  }

  /** Takes what is typed into a cell, as it is; answers false when it cannot stand in one. */
  type(cellId: string, text: string): boolean {
    const begun = this.draft?.cellId === cellId ? this.draft : this.mistyped.get(cellId);
    const seenVersion = begun?.seenVersion ?? this.versionOf(cellId);
    this.draft = { cellId, text, seenVersion };
    this.mistyped.delete(cellId);
    const isValue = readCell(text) !== undefined;
    if (isValue) this.refusals.delete(cellId);
    else this.refusals.set(cellId, notANumber());
    this.touch([cellId]);
    return isValue;
  }

  /**
   * Ends typing; answers what was typed, or null when that changes nothing. What is no value stays in its cell until it
   * is mended.
   */
  endTyping(): { cellId: string; value: number | null; seenVersion: number } | null {
    if (this.draft === null) return null;
    const { cellId, text, seenVersion } = this.draft;
    this.draft = null;
    const value = readCell(text);
    if (value === undefined) this.mistyped.set(cellId, { text, seenVersion });
    this.touch([cellId]);
    return value === undefined || !this.changes(cellId, value) ? null : { cellId, value, seenVersion };
  }

  /** Whether a value is another one than the cell's, or decides what is open of it. */
  changes(cellId: string, value: number | null): boolean {
    return value !== this.enteredOf(cellId) || this.conflicts.has(cellId);
  }

  /** The cells of which something is to be decided or mended before it can be saved. */
  openCells(): string[] {
    return [...this.conflicts.keys(), ...[...this.mistyped.keys()].filter((cellId) => !this.conflicts.has(cellId))];
  }

  /** Says that the cell that keys went to cannot be entered any more, with what is being typed. */
  loseTyped(cellId: string): void {
    const typed = this.draft?.cellId === cellId && this.draftChanges() ? this.draft : this.mistyped.get(cellId);
    this.giveUpTyping(cellId);
    this.lost.add(cellId, typed?.text);
  }

  /** The same of a cell in which nothing can be entered for now, with what was open or to be mended of it. */
  loseOpen(cellId: string): void {
    const conflict = this.conflicts.get(cellId);
    const text = this.mistyped.get(cellId)?.text ?? (conflict && writeCell(conflict.mine));
    if (text === undefined) return;
    this.conflicts.delete(cellId);
    this.forgetMistyped(cellId);
    this.lost.add(cellId, text);
    this.touch([cellId]);
  }

  /** Lets go of what is being typed, and of what was typed into a cell and is no value. */
  giveUpTyping(cellId?: string): void {
    const cellIds = [this.draft?.cellId, cellId].filter((id) => id !== undefined);
    this.draft = null;
    for (const id of cellIds) this.forgetMistyped(id);
    this.touch(cellIds);
  }

  /** Takes what is no value out of a cell, with the word about it. */
  forgetMistyped(cellId: string): void {
    this.mistyped.delete(cellId);
    if (this.refusals.get(cellId) === notANumber()) this.refusals.delete(cellId);
  }

  /** Puts values into cells, shows them at once and saves them. */
  put(values: readonly CellPut[]): void {
    for (const { cellId, value, seenVersion } of values) {
      const conflict = this.conflicts.get(cellId);
      this.conflicts.delete(cellId);
      this.refusals.delete(cellId);
      this.mistyped.delete(cellId);
      const original = conflict === undefined ? this.storedOf(cellId) : conflict.cell.value;
      this.takingBack.entered(cellId, original, conflict !== undefined);
      this.queue.put(cellId, value, conflict?.cell.version ?? seenVersion ?? this.versionOf(cellId));
    }
    this.touch(values.map(({ cellId }) => cellId));
  }

  /** Decides a conflict: theirs stays. */
  takeTheirs(cellId: string): void {
    if (this.conflicts.delete(cellId)) this.touch([cellId]);
  }

  /** Takes back what this editing wrote, and keeps what others have changed since. */
  async takeBack(): Promise<TakenBack> {
    this.giveUpTyping();
    await this.queue.settled();
    const open = [...this.openCells(), ...this.refusals.keys()];
    this.conflicts.clear();
    this.refusals.clear();
    this.mistyped.clear();
    return this.takingBack.takeBack((cellIds) => this.touch([...open, ...cellIds]));
  }

  /** Whether something would be lost with the page. */
  isUnsaved(): boolean {
    return !this.queue.isEmpty || this.openCells().length > 0 || (this.draft !== null && this.draftChanges());
  }

  versionOf(cellId: string): number {
    return this.cells.get(cellId)?.version ?? 0;
  }

  /** The rows in which something was entered by this editing, or is being, with what is stored in them. */
  private linesUsedHere(): ReadonlyMap<GridRow, ReadonlyMap<string, number>> {
    const isUsed = (cellId: string): boolean =>
      this.isTyping(cellId) ||
      this.mistyped.has(cellId) ||
      this.conflicts.has(cellId) ||
      this.refusals.has(cellId) ||
      this.takingBack.hasEntered(cellId);
    const rows = [...this.rows.byId.values()].filter(({ cells }) => cells.some(({ id }) => isUsed(id)));
    return new Map(
      rows.map((row) => [
        row,
        new Map(
          row.cells.flatMap(({ id }) => {
            const value = this.storedOf(id);
            return value === null ? [] : [[id, value] as const];
          }),
        ),
      ]),
    );
  }

  /**
   * Says which of these lines are gone, though their players are still there. Of a cell that is on its way the load
   * says what is shown until the server answers, so that it proves nothing.
   */
  private tellRemoved(before: ReadonlyMap<GridRow, ReadonlyMap<string, number>>): void {
    for (const [{ id }, values] of before) {
      const row = this.rows.byId.get(id);
      // Of a line that a first value has just made the row does not say yet that it is there: its values do.
      if (row === undefined || row.hasLine) continue;
      const stored = [...values].filter(([cellId]) => !this.isOnItsWay(cellId));
      if (stored.length > 0 && row.cells.every(({ id }) => this.storedOf(id) === null || this.isOnItsWay(id)))
        this.lost.addLine(row, new Map(stored));
    }
  }

  /** Lets go of a cell that is gone; what was sent of it is answered by the server. */
  private giveUp(cellId: string): void {
    const conflict = this.conflicts.get(cellId);
    // A former value that was on its way back is nothing that anybody misses.
    const isTakenBack = this.takingBack.giveUp(cellId);
    if (this.isTyping(cellId)) this.loseTyped(cellId);
    else if (this.mistyped.has(cellId)) this.lost.add(cellId, this.mistyped.get(cellId)?.text);
    else if (this.queue.isWaiting(cellId) && !isTakenBack)
      this.lost.addValue(cellId, this.queue.valueOf(cellId) ?? null);
    else if (conflict) this.lost.addValue(cellId, conflict.mine);
    else if (this.refusals.has(cellId)) this.lost.addValue(cellId, this.refusedValues.get(cellId) ?? null);
    this.queue.drop(cellId);
    this.conflicts.delete(cellId);
    this.refusals.delete(cellId);
    this.mistyped.delete(cellId);
    this.cells.delete(cellId);
  }

  /** Keeps a cell as the server has it, unless something newer is known. */
  private take({ id, value, version }: StoredCell): boolean {
    const known = this.cells.get(id);
    if (known && (known.version > version || (known.version === version && known.value === value))) return false;
    this.cells.set(id, { id, value, version });
    return true;
  }

  private saved({ cells, conflicts, undoId }: SaveResult, written: ReadonlySet<string>): void {
    const answered = [...cells, ...conflicts.map(({ cell }) => cell)];
    for (const cell of answered) this.take(cell);
    this.takingBack.saved(answered, written, undoId ?? null);
    this.touch(answered.map(({ id }) => id));
  }

  private stale(conflict: StaleCell, mine: number | null): void {
    const { id } = conflict.cell;
    if (this.rows.placeOf(id) === undefined) this.lost.addValue(id, mine);
    else if (!this.takingBack.keep(conflict) && conflict.cell.value !== mine)
      this.conflicts.set(id, { ...conflict, mine });
    this.touch([id]);
    this.listeners.tell(['conflicts', 'status']);
  }

  private refused(values: ReadonlyMap<string, number | null>, message: string): void {
    for (const [cellId, value] of values) {
      this.takingBack.refused(cellId);
      if (this.rows.placeOf(cellId) === undefined) {
        this.lost.addValue(cellId, value);
        continue;
      }
      this.refusals.set(cellId, message);
      this.refusedValues.set(cellId, value);
    }
    this.touch([...values.keys()]);
    this.listeners.tell(['refusals']);
  }

  private progressed(): void {
    this.listeners.tell(['status']);
    if (this.takingBack.endLate()) this.listeners.tell(['taken back']);
  }

  private draftChanges(): boolean {
    return this.draft !== null && readCell(this.draft.text) !== this.enteredOf(this.draft.cellId);
  }

  /** Has everything drawn anew that follows from these cells. */
  private touch(cellIds: readonly string[]): void {
    const keys = new Set<string>(cellIds);
    for (const cellId of cellIds) {
      const place = this.rows.placeOf(cellId);
      if (place === undefined) continue;
      this.figures.forget({ id: place.row.id, side: place.side });
      keys.add(rowKey(place.row.id));
      keys.add(place.side);
    }
    this.listeners.tell([...keys, 'score', 'status']);
  }
}

/** What the derived values of a row are subscribed by. */
export function rowKey(rowId: string): string {
  return `row ${rowId}`;
}
