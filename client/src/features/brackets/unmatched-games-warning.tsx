import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDay } from '@/lib/dates';
import { statusWords } from '@/lib/status-words';
import { t } from '@/texts';
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
      aria-label={t.brackets.games_outside_the_bracket()}
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
        {t.brackets.games_are_outside_the_bracket({ count: games.length })}
      </h2>
      <p className="mt-1 text-sm">{t.brackets.their_teams_do_not_meet_there_as_seeds({ count: games.length })}</p>
      <ul className="mt-2 text-sm">
        {games.map((game) => (
          <li key={game.id} className="flex flex-wrap items-center gap-x-3 py-0.5">
            <Link to={paths.game(game.id)} className="underline">
              {t.brackets.vs_2({ homeTeam: game.homeTeam.name, awayTeam: game.awayTeam.name })}
            </Link>
            <span>{formatDay(game.date)}</span>
            <span className="tabular">
              {resultOf(game.homeScore, game.awayScore) ?? statusWords(game.displayStatus)}
            </span>
            {onDelete && (
              <button
                type="button"
                className="min-h-6 font-medium underline"
                aria-label={t.brackets.delete_game_vs({ homeTeam: game.homeTeam.name, awayTeam: game.awayTeam.name })}
                onClick={() => onDelete(game)}
              >
                {t.common.delete()}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
