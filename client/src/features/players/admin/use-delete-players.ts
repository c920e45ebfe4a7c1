import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useAttempt } from '@/app/admin/use-attempt';
import { useDone } from '@/app/admin/use-done';
import { useBanner } from '@/ui/banner-context';
import { useConfirm } from '@/ui/confirm-context';
import { PlayerDeletionDocument, useDeletePlayersMutation } from './players.generated';

/** Deletes players for good after a question that says what goes with them. Answers whether they are gone. */
export function useDeletePlayers(): (chosen: readonly { id: string; name: string }[]) => Promise<boolean> {
  const client = useApolloClient();
  const banner = useBanner();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const done = useDone();
  const [remove] = useDeletePlayersMutation({ refetchQueries: ['AdminPlayers'], awaitRefetchQueries: true });
  return useCallback(
    async (chosen) => {
      if (chosen.length === 0) {
        banner({ kind: 'error', text: 'Please select at least one player to delete.' });
        return false;
      }
      const ids = chosen.map(({ id }) => id);
      const preview = await client
        .query({ query: PlayerDeletionDocument, variables: { ids }, fetchPolicy: 'network-only' })
        .catch(() => null);
      const consequence =
        `${preview?.data?.playerDeletionPreview.message ?? ''} It can be undone for ten minutes.`.trim();
      if (
        !(await confirm({
          text: 'Are you sure you want to delete the selected players?',
          items: chosen.map(({ name }) => name),
          consequence,
        }))
      )
        return false;
      return attempt(async () => {
        const { data } = await remove({ variables: { ids } });
        if (data) done({ ...data.deletePlayers, message: 'Players deleted' });
      }, 'The players could not be deleted.');
    },
    [client, banner, confirm, attempt, done, remove],
  );
}
