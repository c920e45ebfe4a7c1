import { Popover } from 'radix-ui';
import { type RefObject, useRef } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import type { GridStore } from '../grid/grid-store';
import { useStoreValue } from './use-store-value';

interface Props {
  store: GridStore;
  /** Where the cells are. */
  grids: RefObject<HTMLElement | null>;
  /** Called when a choice was made: the focus goes back to the cell. */
  onDone: () => void;
}

const NOTE = 'data-cell-note';

/** Leads the focus to the choice at the active cell; answers false when there is none. */
export function chooseHere(): boolean {
  const button = document.querySelector<HTMLElement>(`[${NOTE}] button`);
  button?.focus();
  return button !== null;
}

/** Whether something belongs to what is said at a cell. */
export function isInNote(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest(`[${NOTE}]`) !== null;
}

/**
 * What there is to say about the active cell, at the cell: why a value was refused, or theirs and mine to choose from.
 */
export function CellNote({ store, grids, onDone }: Props) {
  const cellId = useStoreValue(store, 'active', () => store.selection.activeCell(store.selection.current)) ?? '';
  const view = useStoreValue(store, cellId, () => store.viewOf(cellId));
  const anchor = useRef({
    getBoundingClientRect: () =>
      fieldOf(grids.current, store.selection.activeCell(store.selection.current))?.getBoundingClientRect() ??
      new DOMRect(),
  });
  const conflict = store.values.conflicts.get(cellId);
  const refusal = store.values.refusals.get(cellId);
  const note = `${cellId} ${view.mark} ${refusal ?? ''}`;
  const isClosed = useStoreValue(store, 'active', () => store.isNoteClosed(note));
  const isOpen = view.mark !== 'none' && !isClosed;
  const resolve = (takesMine: boolean): void => {
    store.resolve(cellId, takesMine);
    onDone();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && store.closeNote(note)}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          key={cellId}
          {...{ [NOTE]: '' }}
          aria-label={t.statistics.about({ nameOf: store.values.rows.nameOf(cellId) })}
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={() => onDone()}
          className="z-50 max-w-72 rounded-md border border-line-strong bg-surface p-3 text-sm shadow-card"
        >
          {view.mark === 'stale' && conflict ? (
            <>
              <p>
                {t.statistics.has_changed_meanwhile({
                  b: (words) => <strong className="font-semibold break-words">{words}</strong>,
                  changedBy: conflict.changedBy,
                  nameOf: store.values.rows.nameOf(cellId),
                })}
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                <Button className="min-h-11" onClick={() => resolve(false)}>
                  {t.statistics.theirs({ cell: conflict.cell.value ?? t.statistics.empty() })}
                </Button>
                <Button className="min-h-11" onClick={() => resolve(true)}>
                  {t.statistics.mine({ mine: conflict.mine ?? t.statistics.empty() })}
                </Button>
              </div>
            </>
          ) : (
            <p className="text-danger">{refusal}</p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function fieldOf(grids: HTMLElement | null, cellId: string | undefined): HTMLElement | null {
  return grids?.querySelector<HTMLElement>(`[data-cell="${cellId}"]`) ?? null;
}
