import { t } from '@/texts';
import type { BracketGameFragment } from '../bracket.generated';
import { GamesWarning } from '../games-warning';

interface Props {
  games: readonly BracketGameFragment[];
  onDelete: (game: BracketGameFragment) => void;
}

/** That games of decided series still stand in the schedule. */
export function NeedlessGamesWarning({ games, onDelete }: Props) {
  if (games.length === 0) return null;
  return (
    <div className="mb-5">
      <GamesWarning
        label={t.brackets.games_of_decided_series()}
        title={t.brackets.games_are_needed_no_more({ count: games.length })}
        games={games}
        onDelete={onDelete}
      >
        {t.brackets.visitors_are_still_told_of_them({ count: games.length })}
      </GamesWarning>
    </div>
  );
}
