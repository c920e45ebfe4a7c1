import { useId } from 'react';
import { t } from '@/texts';
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
        {t.schedules.games_outside_the_schedules_weeks()}
      </h4>
      <p className="mb-2 text-sm text-muted">{t.schedules.the_schedule_was_made_shorter_or_begins_on()}</p>
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
