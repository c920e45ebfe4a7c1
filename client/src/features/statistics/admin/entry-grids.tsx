import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import { type SideName, SIDES } from '../grid/grid-game';
import type { GridStore } from '../grid/grid-store';
import { selectionOf } from '../grid/movement';
import { CellNote, chooseHere, isInNote } from './cell-note';
import { isOpenAt, isTypingAt, pressKey } from './grid-keys';
import { SideGrid } from './side-grid';
import type { LineEdits } from './use-line-edits';
import { useStoreValue } from './use-store-value';

interface Props {
  store: GridStore;
  edits: LineEdits;
  /** Whether the first cell gets the focus. */
  beginsInCell: boolean;
  onAdd: (side: SideName) => void;
}

/** The cell that an event is about, of those that can be entered. */
function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
}

/** Its field, while it has one. */
function fieldIn(cell: HTMLElement | null | undefined): HTMLInputElement | null {
  return cell?.querySelector('input') ?? null;
}

function sideOf(element: Element): SideName {
  return element.closest<HTMLElement>('[data-side]')?.dataset.side === 'away' ? 'away' : 'home';
}

/** Both teams' grids, and what keys, pointers and the clipboard do in them. */
export function EntryGrids({ store, edits, beginsInCell, onAdd }: Props) {
  const toast = useToast();
  const grids = useRef<HTMLDivElement>(null);
  const isDragging = useRef(false);
  const focusActive = (): void => {
    const cellId = store.selection.activeCell(store.selection.current);
    // The cell gets its field before it gets the focus, and the one before keeps its own until then.
    flushSync(() => undefined);
    const field = fieldIn(grids.current?.querySelector<HTMLElement>(`[data-cell="${cellId}"]`));
    if (field && document.activeElement !== field) field.focus();
    if (field && store.isEditing) field.setSelectionRange(field.value.length, field.value.length);
  };
  useEffect(() => {
    if (beginsInCell) fieldIn(grids.current)?.focus();
  }, [beginsInCell]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = cellOf(event.target);
    if (cell === null) {
      if (moveAmongNames(event)) event.preventDefault();
      return;
    }
    const side = sideOf(cell);
    if (event.key === 'Enter' && !isTypingAt(store, side) && isOpenAt(store, side)) {
      // Closed before, it is there again.
      flushSync(() => store.reopenNote());
      chooseHere();
      return event.preventDefault();
    }
    if (
      event.key === 'ArrowLeft' &&
      !event.shiftKey &&
      !store.isEditing &&
      store.selection.of(side).active.column === 0
    ) {
      store.commit();
      cell.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.focus();
    } else if (pressKey(store, side, event)) {
      focusActive();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = (event: React.FocusEvent): void => {
    const cell = cellOf(event.target);
    const cellId = cell?.dataset.cell;
    if (!cell || cellId === undefined) return;
    const side = sideOf(cell);
    const place = store.selection.placeOf(cellId);
    if (place && (store.selection.current !== side || store.selection.activeCell(side) !== cellId))
      store.select(side, selectionOf(place));
    if (event.target === cell) return focusActive();
    if (!isInNote(event.relatedTarget)) store.reopenNote();
    store.focusOn(cellId);
    fieldIn(cell)?.select();
  };
  const onBlur = ({ relatedTarget }: React.FocusEvent): void => {
    store.commit();
    if (relatedTarget === null || cellOf(relatedTarget) === null) store.focusOn(null);
  };
  const onPointerDown = (event: PointerEvent): void => {
    const cell = cellOf(event.target);
    const place = cell ? store.selection.placeOf(cell.dataset.cell!) : undefined;
    if (!cell || !place || event.button !== 0) return;
    const side = sideOf(cell);
    const hasFocus = cell.contains(document.activeElement);
    store.reopenNote();
    if (event.shiftKey && store.selection.current === side) {
      event.preventDefault();
      store.commit();
      store.select(side, { ...store.selection.of(side), corner: place });
      focusActive();
    } else if (event.pointerType === 'mouse') {
      isDragging.current = true;
      if (hasFocus && !store.isEditing) store.select(side, selectionOf(place));
    } else if (hasFocus) {
      store.edit(side);
    }
  };
  const onPointerOver = (event: PointerEvent): void => {
    const cell = cellOf(event.target);
    const place = cell ? store.selection.placeOf(cell.dataset.cell!) : undefined;
    if (!cell || !place || !isDragging.current || store.isEditing) return;
    const side = sideOf(cell);
    if (side !== store.selection.current) return;
    store.commit();
    store.select(side, { ...store.selection.of(side), corner: place });
  };
  useEffect(() => {
    const end = (): void => {
      isDragging.current = false;
    };
    window.addEventListener('pointerup', end);
    return () => window.removeEventListener('pointerup', end);
  }, []);
  const onCopy = (event: ClipboardEvent, cuts = false): void => {
    const cell = cellOf(event.target);
    if (cell === null || store.isEditing) return;
    event.preventDefault();
    store.commit();
    const side = sideOf(cell);
    event.clipboardData.setData('text/plain', store.copy(side));
    if (cuts) store.clear(side);
    else store.announce(t.statistics.copied());
  };
  const onPaste = (event: ClipboardEvent): void => {
    const cell = cellOf(event.target);
    if (cell === null) return;
    const text = event.clipboardData.getData('text/plain');
    if (store.isEditing && !/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    const problem = store.paste(sideOf(cell), text);
    if (problem === null) store.announce(t.statistics.pasted());
    else toast({ kind: 'error', text: problem });
    focusActive();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what happens in the grids below */}
      <div
        ref={grids}
        className="flex flex-col gap-4"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onBlur={onBlur}
        onPointerDown={onPointerDown}
        onPointerOver={onPointerOver}
        onDoubleClick={({ target }) => {
          const cell = cellOf(target);
          if (cell) store.edit(sideOf(cell));
        }}
        onCopy={onCopy}
        onCut={(event) => onCopy(event, true)}
        onPaste={onPaste}
      >
        {SIDES.map((side) => (
          <SideGrid key={side} store={store} side={side} edits={edits} onAdd={onAdd} />
        ))}
      </div>
      <CellNote store={store} grids={grids} onDone={focusActive} />
      <Announcements store={store} />
    </>
  );
}

/** Reads out what happens, to those who do not see it, and shows what nobody sees in the cells. */
function Announcements({ store }: { store: GridStore }) {
  const text = useStoreValue(store, 'announcement', () => store.announcement);
  const warning = useStoreValue(store, 'warning', () => store.warning);
  const toast = useToast();
  useEffect(() => {
    if (warning) toast({ kind: 'warning', text: warning.text });
  }, [warning, toast]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

/** Among the players' names arrows lead up and down, and back into the row. */
function moveAmongNames({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.dataset.row === undefined) return false;
  const row = target.closest('tr');
  if (key === 'ArrowRight') {
    row?.querySelector<HTMLElement>('[data-cell]')?.focus();
    return true;
  }
  if (target.getAttribute('aria-expanded') === 'true' || (key !== 'ArrowUp' && key !== 'ArrowDown')) return false;
  const next = key === 'ArrowUp' ? row?.previousElementSibling : row?.nextElementSibling;
  next?.querySelector<HTMLElement>('[data-row]')?.focus();
  return true;
}
