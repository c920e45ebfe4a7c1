import { useApolloClient } from '@apollo/client/react';
import { messageOf } from '@/app/admin/failure';
import { named } from '@/app/admin/named';
import { useDone } from '@/app/admin/use-done';
import { useBanner } from '@/ui/banner-context';
import { useConfirm } from '@/ui/confirm-context';
import { AdminLeaguesDocument, useDeleteLeaguesMutation } from './leagues.generated';

interface Named {
  id: string;
  name: string;
}

/** Deletes leagues after a question. The server refuses one that a season still has, naming the season. */
export function useDeleteLeagues(): (leagues: readonly Named[]) => Promise<void> {
  const client = useApolloClient();
  const confirm = useConfirm();
  const banner = useBanner();
  const done = useDone();
  const [remove] = useDeleteLeaguesMutation({
    update(cache, { data }) {
      const gone = data?.deleteLeagues.deletedIds ?? [];
      cache.updateQuery({ query: AdminLeaguesDocument }, (known) =>
        known?.me?.actingFor
          ? { ...known, me: { ...known.me, actingFor: { ...known.me.actingFor, leagues: known.me.actingFor.leagues.filter(({ id }) => !gone.includes(id)) } } }
          : known,
      );
    },
  });
  return async (leagues) => {
    if (leagues.length === 0) return banner({ kind: 'error', text: 'Select at least one league.' });
    const ids = leagues.map(({ id }) => id);
    const agreed = await confirm({
      text: 'Delete selected leagues?',
      items: leagues.map(({ name }) => name),
      consequence: 'A league that a season still has is taken out there first. It can be undone for ten minutes.',
    });
    if (!agreed) return;
    try {
      const { data } = await remove({ variables: { ids }, optimisticResponse: { deleteLeagues: named('DeletePayload', { deletedIds: ids, undoId: null, message: '' }) } });
      done({ message: 'Leagues deleted', undoId: data?.deleteLeagues.undoId });
    } catch (error) {
      banner({ kind: 'error', text: messageOf(error, 'The leagues could not be deleted.') });
      await client.refetchQueries({ include: [AdminLeaguesDocument] });
    }
  };
}
