import type { KeyboardEvent } from 'react';
import type { SideName } from '../grid/grid-game';
import type { GridStore } from '../grid/grid-store';
import { directionOf, enter, move, selectAll, selectionOf, tab } from '../grid/movement';

/**
 * What a key does in a cell of the grid, as in a spreadsheet. Answers whether it did something; other keys are the
 * field's own.
 */
export function pressKey(store: GridStore, side: SideName, event: KeyboardEvent): boolean {
  const { key, shiftKey } = event;
  if (event.altKey || event.nativeEvent.isComposing) return false;
  const withControl = event.ctrlKey || event.metaKey;
  const selection = store.selection.of(side);
  const extent = store.selection.extentOf(side);
  const isTyping = isTypingAt(store, side);
  if (withControl) {
    const command = COMMANDS[`${shiftKey ? 'shift ' : ''}${key.toLowerCase()}`];
    if (command) {
      command(store, side);
      return true;
    }
    if (key.toLowerCase() === 'a' && !isTyping) {
      store.select(side, selectAll(selection, extent));
      return true;
    }
  }
  switch (key) {
    case 'Enter':
      store.commit();
      store.select(side, enter(selection, extent, shiftKey));
      return true;
    case 'Tab': {
      const next = tab(selection, extent, shiftKey);
      store.commit();
      if (next) store.select(side, next);
      return next !== null;
    }
    case 'Escape':
      if (store.giveUp()) return true;
      if (selection.corner === selection.active) return false;
      store.select(side, selectionOf(selection.active));
      return true;
    case 'F2':
      store.edit(side);
      return true;
    case 'Delete':
    case 'Backspace':
      if (isTyping) return false;
      store.clear(side);
      return true;
    default: {
      const direction = directionOf(key, withControl);
      // While a text is edited in place the caret moves.
      if (direction === null || (store.isEditing && !key.startsWith('Page'))) return false;
      store.commit();
      store.select(side, move(selection, direction, extent, shiftKey));
      return true;
    }
  }
}

/** Whether the active cell holds something that was not put yet. */
export function isTypingAt(store: GridStore, side: SideName): boolean {
  const cellId = store.selection.activeCell(side);
  return store.isEditing || (cellId !== undefined && store.values.isTyping(cellId));
}

/** Whether theirs and mine are to choose from at the active cell. */
export function isOpenAt(store: GridStore, side: SideName): boolean {
  const cellId = store.selection.activeCell(side);
  return cellId !== undefined && store.viewOf(cellId).mark === 'stale';
}

const COMMANDS: Readonly<Record<string, (store: GridStore, side: SideName) => void>> = {
  z: (store) => store.undo(),
  'shift z': (store) => store.redo(),
  y: (store) => store.redo(),
  d: (store, side) => store.fillDown(side),
};
