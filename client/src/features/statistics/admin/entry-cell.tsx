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

/**
 * A cell that can be entered. It holds a field while it is the one that keys go to, and its text otherwise: hundreds of
 * fields take a browser longer to draw than a key may.
 */
export const EntryCell = memo(function EntryCell({ store, cellId, label, column }: Props) {
  const view = useStoreValue(store, cellId, () => store.viewOf(cellId));
  const change = (event: FormEvent<HTMLInputElement>): void => {
    const { value } = event.currentTarget;
    store.type(cellId, store.isEditing || store.values.isTyping(cellId) ? value : replaced(event, value));
  };
  return (
    <td
      data-cell={cellId}
      // Pointers and scripts may lead to it; whoever is led there is led on to its field.
      tabIndex={-1}
      aria-colindex={column}
      aria-selected={view.isSelected || undefined}
      aria-invalid={view.mark !== 'none' || undefined}
      className={cn(
        'tabular h-11 min-w-11 cursor-default border-b border-l border-line text-right text-base outline-none select-none sm:h-9 sm:text-sm',
        view.isField ? 'p-0' : 'px-1.5',
        background(view),
        view.mark === 'stale' && 'font-semibold text-warning',
        view.mark === 'refused' && 'text-danger',
      )}
    >
      {view.isField ? (
        <input
          aria-label={label}
          aria-invalid={view.mark !== 'none' || undefined}
          value={view.text}
          onInput={change}
          tabIndex={view.isTabStop ? 0 : -1}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          className={cn(
            'block h-11 w-full bg-transparent px-1.5 text-right outline-offset-[-2px] [contain:size_layout_style] focus:outline-2 focus:outline-accent sm:h-9',
            !view.isEditing && 'cursor-default selection:bg-transparent',
          )}
        />
      ) : (
        view.text
      )}
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
