import { memo, type FormEvent } from 'react';
import { cn } from '@/lib/cn';
import type { CellView, GridStore } from '../grid/grid-store';
import { useStoreValue } from './use-store-value';

interface Props {
  store: GridStore;
  cellId: string;
  /** 'Ana Reyes, Points'. */
  label: string;
  /** Its place in the table, from 1. */
  column: number;
}

/** A cell that can be entered: a field, which the keys of the grid lead from one to the other. */
export const EntryCell = memo(function EntryCell({ store, cellId, label, column }: Props) {
  const view = useStoreValue(store, cellId, () => store.viewOf(cellId));
  const change = (event: FormEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget;
    store.type(cellId, store.isEditing || store.values.isTyping(cellId) ? value : replaced(event, value));
  };
  return (
    <td
      aria-colindex={column}
      aria-selected={view.isSelected || undefined}
      className={cn('h-11 min-w-11 border-b border-l border-line p-0 sm:h-9', background(view))}
    >
      <input
        data-cell={cellId}
        aria-label={label}
        aria-invalid={view.mark !== 'none' || undefined}
        value={view.text}
        onInput={change}
        tabIndex={view.isTabStop ? 0 : -1}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        className={cn(
          'tabular block h-full min-h-11 w-full min-w-11 sm:min-h-0 bg-transparent px-1.5 text-right text-base outline-offset-[-2px] focus:outline-2 focus:outline-accent sm:text-sm',
          !view.isEditing && 'cursor-default selection:bg-transparent',
          view.mark === 'stale' && 'font-semibold text-warning',
          view.mark === 'refused' && 'text-danger',
        )}
      />
    </td>
  );
});

function background({ mark, isSelected }: CellView): string {
  if (mark === 'stale') return 'bg-warning-soft';
  if (mark === 'refused') return 'bg-danger-soft';
  return isSelected ? 'bg-accent-soft' : 'bg-surface';
}

/** A cell that is only selected is replaced by what is typed, wherever the caret is. */
function replaced(event: FormEvent<HTMLInputElement>, value: string): string {
  const { inputType = '', data } = event.nativeEvent as InputEvent;
  if (inputType.startsWith('delete')) return '';
  return data ?? value;
}
