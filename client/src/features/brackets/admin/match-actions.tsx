import { useNavigate } from 'react-router-dom';
import { adminPaths } from '@/app/admin-paths';
import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { useDeleteGamesMutation } from '@/app/admin/games/game-writes.hooks.generated';
import { formatDay } from '@/lib/dates';
import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '@/ui/icon-button';
import { Menu } from '@/ui/menu';
import type { BracketGameFragment } from '../bracket.generated';
import { type Match, matchLabel } from '../drawing/match-games';

interface Props {
  match: Match;
  onCreateGame: (match: Match) => void;
}

/** What administrators do with a match: create its game, open it, or delete it. */
export function MatchActions({ match, onCreateGame }: Props) {
  const navigate = useNavigate();
  const [remove] = useDeleteGame();
  const games = [...match.games, ...match.otherGames];
  const isSeveral = games.length > 1;
  const label = matchLabel(match);
  const create = {
    label: games.length === 0 ? 'Create game' : 'Create another game',
    onSelect: () => onCreateGame(match),
  };
  return (
    <>
      {match.needsGame && games.length === 0 && (
        <button
          type="button"
          className="link min-h-6 flex-1 text-left font-medium"
          aria-label={`Create game ${label}`}
          onClick={() => onCreateGame(match)}
        >
          Create game
        </button>
      )}
      {games.length > 0 && (
        <Menu
          trigger={
            <IconButton
              label={`More: match ${match.number}, ${label}`}
              className="size-7"
              icon={<EllipsisVertical aria-hidden="true" size={15} />}
            />
          }
          items={[
            ...(match.needsGame ? [create] : []),
            ...games.map((game, index) => ({
              label: isSeveral ? `Open game ${index + 1}` : 'Open game',
              onSelect: () => void navigate(adminPaths.game(game.id)),
            })),
            ...games.map((game, index) => ({
              label: isSeveral ? `Delete game ${index + 1}` : 'Delete game',
              danger: true,
              onSelect: () => void remove(game),
            })),
          ]}
        />
      )}
    </>
  );
}

/** Deletes a game of a bracket after a question, with a toast that brings it back. */
export function useDeleteGame() {
  const [remove] = useDeleteGamesMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  return useDeletion<BracketGameFragment>({
    question: ({ homeTeam, awayTeam, date }) => ({
      text: 'Are you sure you want to delete this game?',
      items: [`${homeTeam.name} vs ${awayTeam.name}, ${formatDay(date)}`],
      consequence:
        'Its scores and statistics go with it, and what followed from it in the bracket. It can be undone for ten minutes.',
    }),
    remove: ({ id }) => remove({ variables: { ids: [id] } }),
    message: 'Game deleted!',
    failed: 'Error deleting game',
  });
}
