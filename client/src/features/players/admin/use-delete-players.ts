import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import { PlayerDeletionDocument } from './players.generated';
import { useDeletePlayersMutation } from './players.hooks.generated';

/** Deletes players for good after a question that says what goes with them. Answers whether they are gone. */
export function useDeletePlayers(): (chosen: readonly { id: string; name: string }[]) => Promise<boolean> {
  const client = useApolloClient();
  const toast = useToast();
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [remove] = useDeletePlayersMutation({ refetchQueries: ['AdminPlayers'], awaitRefetchQueries: true });
  return useCallback(
    async (chosen) => {
      if (chosen.length === 0) {
        toast({ kind: 'error', text: 'Please select at least one player to delete.' });
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
    [client, toast, confirm, attempt, done, remove],
  );
}
