import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import { TeamRemovalDocument } from './league-teams.generated';
import { useRemoveTeamsFromLeagueMutation } from './league-teams.hooks.generated';

interface Chosen {
  id: string;
  name: string;
}

/**
 * Takes teams out of their season league, after a question that says what goes with them. Answers whether they are
 * gone.
 */
export function useRemoveTeams(): (chosen: readonly Chosen[]) => Promise<boolean> {
  const client = useApolloClient();
  const toast = useToast();
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [remove] = useRemoveTeamsFromLeagueMutation({ refetchQueries: ['LeagueTeams'], awaitRefetchQueries: true });
  return useCallback(
    async (chosen) => {
      if (chosen.length === 0) {
        toast({ kind: 'error', text: 'Please select at least one team.' });
        return false;
      }
      const ids = chosen.map(({ id }) => id);
      // Without the preview the question is still asked; the server counts again.
      const preview = await client
        .query({ query: TeamRemovalDocument, variables: { ids }, fetchPolicy: 'network-only' })
        .catch(() => null);
      const consequence =
        `${preview?.data?.teamRemovalPreview.message ?? ''} The teams and players exist on. It can be undone for ten minutes.`.trim();
      if (!(await confirm({ text: 'Delete selected teams?', items: chosen.map(({ name }) => name), consequence })))
        return false;
      return attempt(async () => {
        const { data } = await remove({ variables: { ids } });
        if (data) done({ ...data.removeTeamsFromLeague, message: 'Teams deleted successfully' });
      }, 'The teams could not be deleted.');
    },
    [client, toast, confirm, attempt, done, remove],
  );
}
