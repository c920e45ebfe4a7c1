import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { formatDay } from '@/lib/dates';
import { t } from '@/texts';
import type { BracketGameFragment } from '../bracket.generated';

interface Props {
  games: readonly BracketGameFragment[];
  onDelete: (game: BracketGameFragment) => void;
}

/** That games of decided series still stand in the schedule, with what takes them out. */
export function NeedlessGamesWarning({ games, onDelete }: Props) {
  if (games.length === 0) return null;
  return (
    <section
      aria-label={t.brackets.games_of_decided_series()}
      className="mb-5 rounded-lg border border-warning bg-warning-soft px-4 py-3"
    >
      <h2 className="flex items-center gap-2 font-semibold text-warning">
        <TriangleAlert aria-hidden="true" size={18} className="shrink-0" />
        {t.brackets.games_are_needed_no_more({ count: games.length })}
      </h2>
      <p className="mt-1 text-sm">{t.brackets.visitors_are_still_told_of_them({ count: games.length })}</p>
      <ul className="mt-2 text-sm">
        {games.map((game) => (
          <li key={game.id} className="flex flex-wrap items-center gap-x-3 py-0.5">
            <Link to={adminPaths.game(game.id)} className="underline">
              {t.brackets.vs_2({ homeTeam: game.homeTeam.name, awayTeam: game.awayTeam.name })}
            </Link>
            <span>{formatDay(game.date)}</span>
            <button
              type="button"
              className="min-h-6 font-medium underline"
              aria-label={t.brackets.delete_game_vs({ homeTeam: game.homeTeam.name, awayTeam: game.awayTeam.name })}
              onClick={() => onDelete(game)}
            >
              {t.common.delete()}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
