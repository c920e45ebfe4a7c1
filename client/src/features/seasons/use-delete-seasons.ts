import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { deletionInWords, enumerate } from '@/app/admin/deletion/deletion-counts';
import { messageOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import { AdminSeasonsDocument, SeasonDeletionDocument } from './seasons.generated';
import { useDeleteSeasonsMutation } from './seasons.hooks.generated';

interface Named {
  id: string;
  name: string;
}

/** Deletes seasons after a question that says what goes with them; and whether that is being looked up. */
export function useDeleteSeasons(): [(seasons: readonly Named[]) => Promise<void>, boolean] {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const done = useUndoToast();
  const [busy, setBusy] = useState(false);
  const [remove] = useDeleteSeasonsMutation({
    update(cache, { data }) {
      const gone = data?.deleteSeasons.deletedIds ?? [];
      cache.updateQuery({ query: AdminSeasonsDocument }, (known) =>
        known?.me?.actingFor
          ? {
              ...known,
              me: {
                ...known.me,
                actingFor: {
                  ...known.me.actingFor,
                  seasons: known.me.actingFor.seasons.filter(({ id }) => !gone.includes(id)),
                },
              },
            }
          : known,
      );
    },
  });
  const run = async (seasons: readonly Named[]): Promise<void> => {
    if (seasons.length === 0) return toast({ kind: 'error', text: 'Select at least one season to delete.' });
    const ids = seasons.map(({ id }) => id);
    try {
      setBusy(true);
      const { data: preview } = await client
        .query({ query: SeasonDeletionDocument, variables: { ids }, fetchPolicy: 'network-only' })
        .finally(() => setBusy(false));
      const lost = preview ? enumerate(deletionInWords(preview.seasonDeletionPreview)) : '';
      const agreed = await confirm({
        text: 'Delete selected seasons?',
        items: seasons.map(({ name }) => name),
        consequence: `${lost === '' ? 'Nothing else goes with that.' : `With that go ${lost}.`} Leagues, teams and players themselves stay. It can be undone for ten minutes.`,
      });
      if (!agreed) return;
      const { data } = await remove({
        variables: { ids },
        optimisticResponse: { deleteSeasons: named('DeletePayload', { deletedIds: ids, undoId: null, message: '' }) },
      });
      done({ message: 'Seasons deleted', undoId: data?.deleteSeasons.undoId });
    } catch (error) {
      toast({ kind: 'error', text: messageOf(error, 'The seasons could not be deleted.') });
      await client.refetchQueries({ include: [AdminSeasonsDocument] });
    }
  };
  return [run, busy];
}
