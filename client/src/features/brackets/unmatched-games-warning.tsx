import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDay } from '@/lib/dates';
import { resultOf } from '@/ui/matchup';
import type { BracketGameFragment } from './bracket.generated';

/** Games of the division whose two teams do not meet as things stand. */
export function UnmatchedGamesWarning({
  games,
  onDelete,
}: {
  games: readonly BracketGameFragment[];
  /** For administrators. */
  onDelete?: ((game: BracketGameFragment) => void) | undefined;
}) {
  const paths = usePaths();
  return (
    <section
      aria-label="Games outside the bracket"
      className="rounded-lg border border-warning bg-warning-soft px-4 py-3"
    >
      <h2 className="flex items-center gap-2 font-semibold text-warning">
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-4.5 shrink-0 fill-none stroke-current stroke-2 [stroke-linejoin:round]"
        >
          <path d="M12 4l9 16H3zM12 10v4M12 17v1" />
        </svg>
        {games.length === 1 ? 'A game is outside the bracket' : `${games.length} games are outside the bracket`}
      </h2>
      <p className="mt-1 text-sm">
        {games.length === 1
          ? 'Its teams do not meet there as seeds and results are now, so it counts for nothing here.'
          : 'Their teams do not meet there as seeds and results are now, so they count for nothing here.'}
      </p>
      <ul className="mt-2 text-sm">
        {games.map((game) => (
          <li key={game.id} className="flex flex-wrap items-center gap-x-3 py-0.5">
            <Link to={paths.game(game.id)} className="underline">
              {game.homeTeam.name} vs {game.awayTeam.name}
            </Link>
            <span>{formatDay(game.date)}</span>
            <span className="tabular">{resultOf(game.homeScore, game.awayScore) ?? game.displayStatus}</span>
            {onDelete && (
              <button
                type="button"
                className="min-h-6 font-medium underline"
                aria-label={`Delete game ${game.homeTeam.name} vs ${game.awayTeam.name}`}
                onClick={() => onDelete(game)}
              >
                Delete
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
