import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { formatDay } from '@/lib/dates';
import type { GameRowFragment } from '../game-row.generated';
import { useDeleteGamesMutation } from '@/app/admin/games/game-writes.hooks.generated';

/** Deletes games after a question that names them, with a toast that brings them back. */
export function useDeleteGames() {
  const [remove] = useDeleteGamesMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  return useDeletion<readonly GameRowFragment[]>({
    question: (games) => {
      if (games.length === 0) return 'Select games, byes, or week-offs to delete.';
      return {
        text:
          games.length === 1
            ? 'Are you sure you want to delete this game?'
            : 'Are you sure you want to delete these games?',
        items: games.map(({ homeTeam, awayTeam, date }) => `${homeTeam.name} vs ${awayTeam.name}, ${formatDay(date)}`),
        consequence: 'Their scores and statistics go with them. It can be undone for ten minutes.',
      };
    },
    remove: (games) => remove({ variables: { ids: games.map(({ id }) => id) } }),
    message: 'Items deleted successfully',
    failed: 'Error occurred while deleting.',
  });
}
