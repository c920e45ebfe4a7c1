import { useDndContext, useDndMonitor } from '@dnd-kit/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Dragged, draggedOf } from './drag-words';
import { KeptPlace } from './kept-place';
import { outcomeWords } from './mark-words';
import { SelectedGame } from './selected-game';
import type { Board } from './use-board';

/**
 * The week table with the panel of the selected game, which says what would come of it where the pointer or the focus
 * is, or where it is dragged. That is told here alone: the table, which may be long, is not drawn anew for it.
 */
export function BoardFrame({ board, children }: { board: Board; children: ReactNode }) {
  const [looked, setLooked] = useState<{ outcome: string | null; by: 'pointer' | 'focus' } | null>(null);
  const [over, setOver] = useState<Dragged | null>(null);
  // Where the hand is, by pointer or keys: that stays in its place while cells become higher or lower.
  const at = useRef<Element | null>(null);
  const { measureDroppableContainers, droppableContainers } = useDndContext();
  // What is dragged lies under the pointer, so that nothing below it is pointed at.
  useDndMonitor({
    onDragOver: (drag) => {
      setOver(drag.over ? draggedOf(drag.over) : null);
      if (drag.over) at.current = cellOf(droppableContainers.get(drag.over.id)?.node.current);
    },
    onDragEnd: () => setOver(null),
    onDragCancel: () => setOver(null),
  });
  // What becomes known makes cells higher, and those below them stand elsewhere than when the drag began.
  const isKnown = board.elsewhere !== null;
  useEffect(() => measureDroppableContainers([]), [isKnown, measureDroppableContainers]);
  const mark = over ? board.markOf(over) : undefined;
  const outcome = over && mark ? outcomeWords(over, mark) : (looked?.outcome ?? null);
  const look = (target: EventTarget, by: 'pointer' | 'focus'): void => {
    const outcome = (target as Element).closest<HTMLElement>('[data-outcome]')?.dataset['outcome'] ?? null;
    setLooked((last) => (last?.outcome === outcome && last.by === by ? last : { outcome, by }));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, and what is looked at, are for everything inside
    <div
      onKeyDown={({ key }) => key === 'Escape' && board.select(null)}
      // Not `over`: what is drawn anew below a pointer at rest would take the place of where the focus is.
      onMouseMove={({ target }) => look(target, 'pointer')}
      onMouseLeave={() => setLooked((last) => (last?.by === 'pointer' ? null : last))}
      onPointerDown={({ target }) => (at.current = cellOf(target as Element))}
      onFocus={({ target }) => {
        at.current = cellOf(target);
        look(target, 'focus');
      }}
    >
      <KeptPlace of={at} whenChanges={`${board.selected?.id} ${isKnown}`}>
        {children}
      </KeptPlace>
      {board.selected && (
        <SelectedGame
          game={board.selected}
          elsewhere={board.elsewhere}
          outcome={outcome}
          onDone={() => board.select(null)}
        />
      )}
    </div>
  );
}

/** What of the table stays when a game is put there, or goes: the cell around it, or its place in a list. */
const cellOf = (element: Element | null | undefined): Element | null => element?.closest('td, li') ?? null;
