import { useId } from 'react';
import { GameCell } from './board-cell';
import { whenWords } from './game-words';
import type { BoardGameFragment } from './schedules.generated';
import type { Board } from './use-board';

/** The games of a schedule that are in none of its weeks: chosen there, they are moved to a free time or deleted. */
export function OutsideGames({ games, board }: { games: readonly BoardGameFragment[]; board: Board }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-4">
      <h4 id={titleId} className="display font-bold">
        Games outside the schedule’s weeks
      </h4>
      <p className="mb-2 text-sm text-muted">
        The schedule was made shorter, or begins on another day. Choose one, then a free time to move it there, or
        delete it. Generating anew replaces those that have not been played.
      </p>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {games.map((game) => (
          <li key={game.id} className="min-w-0">
            <span className="text-xs text-muted">{whenWords(game)}</span>
            <GameCell game={game} board={board} />
          </li>
        ))}
      </ul>
    </section>
  );
}
