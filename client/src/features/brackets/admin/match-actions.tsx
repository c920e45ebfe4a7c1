import { useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { t } from '@/texts';
import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import type { BracketGameFragment } from '../bracket.generated';
import { type Match, matchLabel } from '../drawing/match-games';

interface Props {
  match: Match;
  onCreateGame: (match: Match) => void;
  onDeleteGame: (game: BracketGameFragment) => void;
}

/**
 * What administrators do with a match: create its game, open it, or delete it. The game that is to be created next is
 * offered openly, one that may be needed later in the menu.
 */
export function MatchActions({ match, onCreateGame, onDeleteGame }: Props) {
  const navigate = useNavigate();
  const games = [...match.games, ...match.otherGames];
  const isSeveral = games.length > 1;
  const label = matchLabel(match);
  const isNext = match.needsGame && match.games.every(isOver);
  const [next, nextOf] =
    games.length === 0
      ? [t.brackets.create_game(), t.brackets.create_game_2({ label })]
      : [
          t.brackets.create_game_number({ number: match.games.length + 1 }),
          t.brackets.create_game_number_of({ number: match.games.length + 1, label }),
        ];
  return (
    <>
      {isNext && (
        <button
          type="button"
          className="link min-h-6 min-w-0 flex-auto truncate text-left font-medium"
          aria-label={nextOf}
          onClick={() => onCreateGame(match)}
        >
          {next}
        </button>
      )}
      {games.length > 0 && (
        <Menu
          trigger={
            <IconButton
              label={t.brackets.more_match({ match: match.number, label })}
              className="size-7"
              icon={<EllipsisVertical aria-hidden="true" size={15} />}
            />
          }
          items={[
            ...(match.needsGame && !isNext
              ? [{ label: t.brackets.create_another_game(), onSelect: () => onCreateGame(match) }]
              : []),
            ...games.map((game, index) => ({
              label: isSeveral ? t.brackets.open_game({ number: index + 1 }) : t.brackets.open_game_2(),
              onSelect: () => void navigate(adminPaths.game(game.id)),
            })),
            ...games.map((game, index) => ({
              label: isSeveral ? t.brackets.delete_game({ number: index + 1 }) : t.brackets.delete_game_2(),
              danger: true,
              onSelect: () => onDeleteGame(game),
            })),
          ]}
        />
      )}
    </>
  );
}

/** Whether nobody waits for the game any more. */
function isOver({ status, homeScore }: BracketGameFragment): boolean {
  return homeScore !== null || status === 'CANCELLED';
}
