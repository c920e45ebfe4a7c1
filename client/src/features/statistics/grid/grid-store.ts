import { formatStat } from '@/lib/format-stat';
import { t } from '@/texts';
import { notANumber, writeCell } from './cell-text';
import { type CellPut, CellValues } from './cell-values';
import { formatBlock, parseBlock } from './clipboard';
import { type CellEdit, type EditHistory, NO_HISTORY, record, redo, type Step, undo } from './edit-history';
import { cutText, type Entry, fillDown, paste } from './fill';
import type { GridColumn, GridDefinition, GridGame, SideName } from './grid-game';
import { GridSelection } from './grid-selection';
import { isSame } from './is-same';
import { blockOf, isLarge, type Selection, selectionOf, placesOf } from './movement';
import type { TakenBack } from './taking-back';

/** What a cell shows. */
export interface CellView {
  readonly text: string;
  /** Whether it holds a field: where Tab comes to, and where the focus is. */
  readonly isField: boolean;
  /** Whether Tab comes to it from outside: one cell of each side. */
  readonly isTabStop: boolean;
  readonly isSelected: boolean;
  /** Whether keys move the caret within it (F2). */
  readonly isEditing: boolean;
  readonly mark: 'none' | 'stale' | 'refused';
}

/** How saving stands. */
export interface SavingView {
  readonly count: number;
  readonly isHeld: boolean;
  /** Who is signed in in place of who entered what is held; null where something else holds it. */
  readonly heldBy: string | null;
  readonly isIdle: boolean;
  /** Whether a block is being saved. */
  readonly isBlock: boolean;
}

/**
 * The state of the grid of one game: which cells are selected, what was done and can be taken back, and the values.
 * Outside React, so that a key draws anew only what it changes.
 */
export class GridStore {
  readonly values: CellValues;
  readonly selection: GridSelection;
  /** What was said last, for screen readers. */
  announcement = '';
  /** What everybody is to see; another object each time. */
  warning: { readonly text: string } | null = null;
  private editing: string | null = null;
  private focused: string | null = null;
  /** What is said at the active cell and was closed; it is said again as soon as somebody comes back to the cell. */
  private closedNote = '';
  private history: EditHistory = NO_HISTORY;
  private isBlock = false;
  private readonly views = new Map<string, CellView>();
  private saving: SavingView = { count: 0, isHeld: false, heldBy: null, isIdle: true, isBlock: false };

  constructor(game: GridGame, definitions: readonly GridDefinition[]) {
    this.values = new CellValues(game, definitions);
    this.selection = new GridSelection(this.values.rows);
    this.values.listeners.subscribe('rows', () => this.arrange());
  }

  /** Takes over what the server has now. */
  load(game: GridGame, definitions: readonly GridDefinition[]): void {
    this.values.load(game, definitions);
  }

  /** Shows the statistics, or hides them, that public tables leave out. */
  showHidden(withHidden: boolean): void {
    if (withHidden === this.selection.withHidden) return;
    this.selection.withHidden = withHidden;
    this.arrange();
  }

  subscribe(key: string, listener: () => void): () => void {
    return this.values.listeners.subscribe(key, listener);
  }

  viewOf(cellId: string): CellView {
    const { values } = this;
    const isTabStop = this.selection.isActive(cellId);
    const view: CellView = {
      text: values.textOf(cellId),
      isField: isTabStop || this.focused === cellId,
      isTabStop,
      isSelected: this.selection.isInBlock(cellId),
      isEditing: this.editing === cellId,
      mark: markOf(values, cellId),
    };
    const known = this.views.get(cellId);
    if (known && isSame(known, view)) return known;
    this.views.set(cellId, view);
    return view;
  }

  savingView(): SavingView {
    const { queue } = this.values;
    if (queue.isEmpty) this.isBlock = false;
    const { count, isHeld, heldBy, isEmpty: isIdle } = queue;
    const view = { count, isHeld, heldBy, isIdle, isBlock: this.isBlock };
    if (!isSame(this.saving, view)) this.saving = view;
    return this.saving;
  }

  /** Selects; what was typed into another cell is put there. */
  select(side: SideName, selection: Selection): void {
    const before = this.selection.selectedCells();
    const activeBefore = this.selection.activeCell(side);
    const isOther = this.selection.current !== side || activeBefore !== this.selection.idAt(side, selection.active);
    if (isOther) this.commit();
    this.selection.select(side, selection);
    this.closedNote = '';
    const block = blockOf(selection);
    this.values.listeners.tell(
      new Set([
        ...before,
        ...(activeBefore === undefined ? [] : [activeBefore]),
        ...this.selection.selectedCells(),
        'active',
      ]),
    );
    if (isLarge(block))
      this.announce(
        t.statistics.by_cells_selected({ number: block.bottom - block.top + 1, number2: block.right - block.left + 1 }),
      );
  }

  /** The field of this cell has the focus, so it stays until another one has it; null when none has it. */
  focusOn(cellId: string | null): void {
    const before = this.focused;
    if (before === cellId) return;
    this.focused = cellId;
    this.values.listeners.tell([before, cellId].filter((id) => id !== null));
  }

  /** Whether what is to be said at the active cell was closed. */
  isNoteClosed(note: string): boolean {
    return this.closedNote === note;
  }

  /** Closes what is said at the active cell. */
  closeNote(note: string): void {
    this.closedNote = note;
    this.values.listeners.tell(['active']);
  }

  /** Says again what there is to say at the active cell. */
  reopenNote(): void {
    if (this.closedNote !== '') this.closeNote('');
  }

  /** Begins to edit the active cell's text in place. */
  edit(side: SideName): void {
    const cellId = this.selection.activeCell(side);
    if (cellId === undefined) return;
    this.editing = cellId;
    this.values.listeners.tell([cellId]);
  }

  get isEditing(): boolean {
    return this.editing !== null;
  }

  type(cellId: string, text: string): void {
    if (!this.values.type(cellId, text)) this.announce(notANumber());
  }

  /** Puts what is being typed. */
  commit(): void {
    const typed = this.values.endTyping();
    this.stopEditing();
    if (typed) this.put([typed]);
  }

  /** Gives up what is being typed; answers whether anything was. */
  giveUp(): boolean {
    const cellId = this.selection.activeCell(this.selection.current);
    const wasTyping =
      this.editing !== null ||
      (cellId !== undefined && (this.values.isTyping(cellId) || this.values.mistyped.has(cellId)));
    this.values.giveUpTyping(cellId);
    this.stopEditing();
    return wasTyping;
  }

  /** Settles a cell's conflict: the other's value stays, or mine replaces it by an edit, which Undo takes back. */
  resolve(cellId: string, takesMine: boolean): void {
    const conflict = this.values.conflicts.get(cellId);
    if (conflict === undefined) return;
    if (takesMine) this.put([{ cellId, value: conflict.mine }]);
    else this.values.takeTheirs(cellId);
  }

  /** Empties the selected cells. */
  clear(side: SideName): void {
    this.values.giveUpTyping();
    this.putAt(
      side,
      placesOf(blockOf(this.selection.of(side))).map((place) => ({ place, value: null })),
    );
  }

  fillDown(side: SideName): void {
    this.commit();
    this.putAt(
      side,
      fillDown(blockOf(this.selection.of(side)), (place) => {
        const cellId = this.selection.idAt(side, place);
        return cellId === undefined ? null : this.values.valueOf(cellId);
      }),
    );
  }

  /** The selected values as spreadsheets take them, with the derived ones that are shown among them. */
  copy(side: SideName): string {
    const { top, bottom, left, right } = blockOf(this.selection.of(side));
    const { columns } = this.selection;
    const shown = columns.slice(
      columns.findIndex(({ entry }) => entry === left),
      columns.findIndex(({ entry }) => entry === right) + 1,
    );
    return formatBlock(
      this.selection
        .idsOf(side)
        .slice(top, bottom + 1)
        .map((cellIds) => shown.map((column) => this.copiedText(cellIds, column))),
    );
  }

  /** Puts a copied block; answers what is to be said about it, or null. */
  paste(side: SideName, text: string): string | null {
    this.giveUp();
    const { rows } = this.selection.extentOf(side);
    const onto = blockOf(this.selection.of(side));
    const result = paste(parseBlock(text), onto, rows, this.selection.shownColumns());
    if ('refused' in result) {
      const cellId = this.selection.idAt(side, result.refused) ?? '';
      return t.statistics.nothing_was_pasted_for_is_not_a_whole({
        result: result.text,
        nameOf: this.values.rows.nameOf(cellId),
      });
    }
    this.putAt(side, result.entries);
    const last = result.entries.at(-1)?.place;
    if (last && result.entries.length > 1)
      this.select(side, { ...selectionOf({ row: onto.top, column: onto.left }), corner: last });
    return cutText(result);
  }

  undo(): void {
    this.step(
      undo(this.history, (cellId) => this.values.enteredOf(cellId)),
      t.statistics.undone(),
      t.statistics.nothing_to_undo(),
    );
  }

  redo(): void {
    this.step(
      redo(this.history, (cellId) => this.values.enteredOf(cellId)),
      t.statistics.done_again(),
      t.statistics.nothing_to_redo(),
    );
  }

  /** Says something to screen readers. */
  announce(text: string): void {
    this.announcement = text;
    this.values.listeners.tell(['announcement']);
  }

  /** Takes back what was entered; one that has to wait tells 'taken back' when it is done. */
  takeBack(): Promise<TakenBack> {
    this.stopEditing();
    this.history = NO_HISTORY;
    return this.values.takeBack();
  }

  /** A cell of a row as it is copied. */
  private copiedText(cellIds: readonly string[], column: GridColumn): string {
    if (column.entry !== null) return writeCell(this.values.valueOf(cellIds[column.entry]!));
    const rowId = this.values.rows.placeOf(cellIds.find((cellId) => cellId !== '') ?? '')?.row.id;
    const value = rowId === undefined ? null : this.values.figures.rowValues(rowId)[column.index];
    return value == null ? '' : formatStat(value, column);
  }

  private step(step: Step | null, done: string, nothing: string): void {
    this.giveUp();
    if (step === null) return this.announce(nothing);
    this.history = step.history;
    // What is still open was never stored here: the value from before it would go over somebody else's.
    const open = step.edit.filter(({ cellId }) => this.values.conflicts.has(cellId)).map(({ cellId }) => cellId);
    const edit = step.edit.filter(({ cellId }) => !open.includes(cellId));
    for (const cellId of open) this.values.takeTheirs(cellId);
    this.isBlock = edit.length > 1;
    this.values.put(edit.map(({ cellId, after }) => ({ cellId, value: after })));
    const cellId = step.edit[0]?.cellId ?? step.kept[0]!;
    const side = this.values.rows.placeOf(cellId)?.side ?? this.selection.current;
    const place = this.selection.placeOf(cellId);
    if (place) this.select(side, selectionOf(place));
    const kept = [...open, ...step.kept].map((id) => this.values.rows.nameOf(id)).join('; ');
    if (kept === '') return this.announce(`${done}.`);
    this.warning = { text: t.statistics.but_changed_by_somebody_else_since({ done, kept }) };
    this.values.listeners.tell(['warning']);
  }

  private putAt(side: SideName, entries: readonly Entry[]): void {
    const values = entries.flatMap(({ place, value }) => {
      const cellId = this.selection.idAt(side, place);
      // What mends a cell is based on what was seen when its typing began.
      return cellId === undefined
        ? []
        : [{ cellId, value, seenVersion: this.values.mistyped.get(cellId)?.seenVersion }];
    });
    for (const { cellId } of values) if (this.values.mistyped.has(cellId)) this.values.giveUpTyping(cellId);
    this.put(values.filter(({ cellId, value }) => this.values.changes(cellId, value)));
  }

  private put(values: readonly CellPut[]): void {
    if (values.length === 0) return;
    const edit: CellEdit[] = values.map(({ cellId, value }) => ({
      cellId,
      // What goes over somebody else's value gives way to it when it is taken back.
      before: this.values.standingOf(cellId),
      after: value,
    }));
    this.history = record(this.history, edit);
    if (values.length > 1) this.isBlock = true;
    // What comes of it is news, also where something was closed before.
    this.closedNote = '';
    this.values.put(values);
  }

  private stopEditing(): void {
    const { editing } = this;
    this.editing = null;
    if (editing !== null) this.values.listeners.tell([editing]);
  }

  /** Works out anew what can be entered. */
  private arrange(): void {
    const { focused } = this;
    this.selection.arrange();
    // What is typed next is meant for this cell, and for no other that would be the active one now.
    if (focused !== null && this.selection.placeOf(focused) === undefined) {
      this.focused = null;
      this.editing = null;
      this.values.loseTyped(focused);
    }
    for (const cellId of this.values.openCells())
      if (this.values.rows.placeOf(cellId)?.row.didNotPlay) this.values.loseOpen(cellId);
    // Which cell is the one that Tab comes to may have changed anywhere. Somebody else may have moved or hidden
    // columns: keys and pasted blocks go by what is shown.
    this.values.listeners.tell([...this.selection.cells(), 'columns']);
  }
}

/** What is the matter with a cell; what is being typed wrong comes before what is open. */
function markOf({ conflicts, refusals }: CellValues, cellId: string): CellView['mark'] {
  if (refusals.has(cellId)) return 'refused';
  return conflicts.has(cellId) ? 'stale' : 'none';
}
