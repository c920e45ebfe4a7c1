import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { SelectedGame } from './selected-game';
import type { Board } from './use-board';

/**
 * The week table with the panel of the selected game, which says what would come of it where the pointer or the focus is.
 * That is told here alone: the table, which may be long, is not drawn anew for it.
 */
export function BoardFrame({ board, children }: { board: Board; children: ReactNode }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const look = ({ target }: SyntheticEvent): void =>
    setOutcome((target as Element).closest<HTMLElement>('[data-outcome]')?.dataset['outcome'] ?? null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, and what is looked at, are for everything inside
    <div
      onKeyDown={({ key }) => key === 'Escape' && board.select(null)}
      onMouseOver={look}
      onMouseLeave={() => setOutcome(null)}
      onFocus={look}
    >
      {children}
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
