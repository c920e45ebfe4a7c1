import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useConfirm } from '@/ui/confirm-context';
import { TeamDeletionDocument } from './teams.generated';
import { useDeleteTeamsMutation } from './teams.hooks.generated';

/** Deletes a team after a question that says what goes with it. Answers whether it is gone. */
export function useDeleteTeam(): (team: { id: string; name: string }) => Promise<boolean> {
  const client = useApolloClient();
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [remove] = useDeleteTeamsMutation();
  return useCallback(
    async ({ id, name }) => {
      const preview = await client
        .query({ query: TeamDeletionDocument, variables: { ids: [id] }, fetchPolicy: 'network-only' })
        .catch(() => null);
      const consequence =
        `${preview?.data?.teamDeletionPreview.message ?? ''} It can be undone for ten minutes.`.trim();
      if (!(await confirm({ text: 'Are you sure you want to delete the selected teams?', items: [name], consequence })))
        return false;
      return attempt(async () => {
        const { data } = await remove({ variables: { ids: [id] } });
        if (data) done({ ...data.deleteTeams, message: 'Teams deleted successfully' });
      }, 'The team could not be deleted.');
    },
    [client, confirm, attempt, done, remove],
  );
}
