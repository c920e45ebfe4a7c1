import { t } from '@/texts';
import type { BracketGameFragment } from './bracket.generated';
import { GamesWarning } from './games-warning';

interface Props {
  games: readonly BracketGameFragment[];
  /** For administrators. */
  onDelete?: ((game: BracketGameFragment) => void) | undefined;
}

/** Games of the division whose two teams do not meet as things stand. */
export function UnmatchedGamesWarning({ games, onDelete }: Props) {
  return (
    <GamesWarning
      label={t.brackets.games_outside_the_bracket()}
      title={t.brackets.games_are_outside_the_bracket({ count: games.length })}
      games={games}
      onDelete={onDelete}
    >
      {t.brackets.their_teams_do_not_meet_there_as_seeds({ count: games.length })}
    </GamesWarning>
  );
}
