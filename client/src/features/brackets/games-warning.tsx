import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePaths } from '@/app/paths';
import { formatDay } from '@/lib/dates';
import { resultNote, statusWords } from '@/lib/status-words';
import { t } from '@/texts';
import { resultOf } from '@/ui/matchup';
import type { BracketGameFragment } from './bracket.generated';

interface Props {
  /** What the part is called. */
  label: string;
  title: string;
  games: readonly BracketGameFragment[];
  /** For administrators. */
  onDelete?: ((game: BracketGameFragment) => void) | undefined;
  /** What it means. */
  children: ReactNode;
}

/** Games that stand beside a bracket as it is, with what takes them out of the schedule. */
export function GamesWarning({ label, title, games, onDelete, children }: Props) {
  const paths = usePaths();
  return (
    <section aria-label={label} className="rounded-lg border border-warning bg-warning-soft px-4 py-3">
      <h2 className="flex items-center gap-2 font-semibold text-warning">
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-4.5 shrink-0 fill-none stroke-current stroke-2 [stroke-linejoin:round]"
        >
          <path d="M12 4l9 16H3zM12 10v4M12 17v1" />
        </svg>
        {title}
      </h2>
      <p className="mt-1 text-sm">{children}</p>
      <ul className="mt-2 text-sm">
        {games.map((game) => {
          const { name: homeTeam } = game.homeTeam;
          const { name: awayTeam } = game.awayTeam;
          const result = resultOf(game.homeScore, game.awayScore);
          return (
            <li key={game.id} className="flex flex-wrap items-center gap-x-3 py-0.5">
              <Link to={paths.game(game.id)} className="underline">
                {t.brackets.vs_2({ homeTeam, awayTeam })}
              </Link>
              <span>{formatDay(game.date)}</span>
              <span className="tabular">
                {result === null
                  ? statusWords(game.displayStatus)
                  : [result, resultNote(game.status)].filter(Boolean).join(' ')}
              </span>
              {onDelete && (
                <button
                  type="button"
                  className="min-h-6 font-medium underline"
                  aria-label={t.brackets.delete_game_vs({ homeTeam, awayTeam, day: formatDay(game.date) })}
                  onClick={() => onDelete(game)}
                >
                  {t.common.delete()}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
