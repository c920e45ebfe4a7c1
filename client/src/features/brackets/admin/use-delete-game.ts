import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { useDeleteGamesMutation } from '@/app/admin/games/game-writes.hooks.generated';
import { lostWords } from '@/app/admin/games/lost-by-deletion';
import { gameWords } from '@/app/admin/undo/done-message';
import { t } from '@/texts';
import type { BracketGameFragment, DivisionBracketFragment } from '../bracket.generated';

/**
 * Deletes a game of a bracket after a question, which names the later games that lose their match with it, and with a
 * toast that brings it back.
 */
export function useDeleteGame(division: DivisionBracketFragment) {
  const [remove] = useDeleteGamesMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  return useDeletion<BracketGameFragment>({
    question: (game) => ({
      text: t.brackets.are_you_sure_you_want_to_delete_this(),
      items: [gameWords(game)],
      consequence: [t.brackets.its_scores_and_statistics_go_with_it(), lostWords(division, [game.id])]
        .filter(Boolean)
        .join(' '),
    }),
    remove: ({ id }) => remove({ variables: { ids: [id] } }),
    message: t.brackets.game_deleted(),
    failed: t.brackets.error_deleting_game(),
  });
}
