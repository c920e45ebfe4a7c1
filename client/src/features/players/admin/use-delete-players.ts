import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { PlayerDeletionDocument } from './players.generated';
import { useDeletePlayersMutation } from './players.hooks.generated';

/** Deletes players for good after a question that says what goes with them. */
export function useDeletePlayers() {
  const [remove] = useDeletePlayersMutation({ refetchQueries: ['AdminPlayers'], awaitRefetchQueries: true });
  return useDeletion<readonly { id: string; fullName: string }[]>({
    question: async (chosen, read) => {
      if (chosen.length === 0) return 'Please select at least one player to delete.';
      const preview = await read(PlayerDeletionDocument, { ids: chosen.map(({ id }) => id) }).catch(() => undefined);
      return {
        text: 'Are you sure you want to delete the selected players?',
        items: chosen.map(({ fullName }) => fullName),
        consequence: `${preview?.playerDeletionPreview.message ?? ''} It can be undone for ten minutes.`.trim(),
      };
    },
    remove: (chosen) => remove({ variables: { ids: chosen.map(({ id }) => id) } }),
    message: 'Players deleted',
    failed: 'The players could not be deleted.',
  });
}
