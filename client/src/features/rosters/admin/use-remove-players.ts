import { useCallback } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import type { RosterRowFragment } from './season-team.generated';
import { useRemovePlayersFromTeamMutation } from './season-team.hooks.generated';

/** Takes players off a roster after a question. Answers whether they are off. */
export function useRemovePlayers(): (chosen: readonly RosterRowFragment[]) => Promise<boolean> {
  const toast = useToast();
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [remove] = useRemovePlayersFromTeamMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  return useCallback(
    async (chosen) => {
      if (chosen.length === 0) {
        toast({ kind: 'error', text: 'Please select at least one player to delete.' });
        return false;
      }
      const consequence =
        'They leave this roster only: the players and their statistics stay. It can be undone for ten minutes.';
      const question = {
        text: 'Are you sure you want to delete the selected players?',
        items: chosen.map(({ player }) => player.fullName),
        consequence,
      };
      if (!(await confirm(question))) return false;
      return attempt(async () => {
        const { data } = await remove({ variables: { ids: chosen.map(({ id }) => id) } });
        if (data) done({ ...data.removePlayersFromTeam, message: 'Players deleted' });
      }, 'The players could not be deleted.');
    },
    [toast, confirm, attempt, done, remove],
  );
}
