import { useCallback } from 'react';
import { useAttempt } from '@/app/admin/use-attempt';
import { useDone } from '@/app/admin/use-done';
import { useBanner } from '@/ui/banner-context';
import { useConfirm } from '@/ui/confirm-context';
import { type RosterRowFragment, useRemovePlayersFromTeamMutation } from './season-team.generated';

/** Takes players off a roster after a question. Answers whether they are off. */
export function useRemovePlayers(): (chosen: readonly RosterRowFragment[]) => Promise<boolean> {
  const banner = useBanner();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const done = useDone();
  const [remove] = useRemovePlayersFromTeamMutation({ refetchQueries: ['SeasonTeam'], awaitRefetchQueries: true });
  return useCallback(
    async (chosen) => {
      if (chosen.length === 0) {
        banner({ kind: 'error', text: 'Please select at least one player to delete.' });
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
    [banner, confirm, attempt, done, remove],
  );
}
