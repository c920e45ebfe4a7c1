import { useApolloClient } from '@apollo/client/react';
import { enumerate } from '@/app/admin/deletion/deletion-counts';
import { messageOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import { AdminLeaguesDocument } from './leagues.generated';
import { useDeleteLeaguesMutation } from './leagues.hooks.generated';

interface LeagueRow {
  id: string;
  name: string;
  seasonLeagues: readonly { season: { name: string } }[];
}

const seasonsOf = ({ seasonLeagues }: LeagueRow): string => seasonLeagues.map(({ season }) => season.name).join(', ');

/** 'D1 (Fall 2025, Spring 2026) and D2 (Fall 2025)'. */
const withSeasons = (leagues: readonly LeagueRow[]): string =>
  enumerate(leagues.map((league) => `${league.name} (${seasonsOf(league)})`));

/** Why nothing of these can be deleted. */
function refusal([first, ...others]: readonly LeagueRow[]): string {
  if (!first) return 'Select at least one league.';
  if (others.length === 0) return `League ${first.name} is played in ${seasonsOf(first)}. Remove it from there first.`;
  return `These leagues are played in seasons: ${withSeasons([first, ...others])}. Remove them from there first.`;
}

/** Deletes leagues after a question. Leagues that a season still has stay, and are named. */
export function useDeleteLeagues(): (leagues: readonly LeagueRow[]) => Promise<void> {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const done = useUndoToast();
  const [remove] = useDeleteLeaguesMutation({
    update(cache, { data }) {
      const gone = data?.deleteLeagues.deletedIds ?? [];
      cache.updateQuery({ query: AdminLeaguesDocument }, (known) =>
        known?.me?.actingFor
          ? {
              ...known,
              me: {
                ...known.me,
                actingFor: {
                  ...known.me.actingFor,
                  leagues: known.me.actingFor.leagues.filter(({ id }) => !gone.includes(id)),
                },
              },
            }
          : known,
      );
    },
  });
  return async (leagues) => {
    const free = leagues.filter(({ seasonLeagues }) => seasonLeagues.length === 0);
    const played = leagues.filter(({ seasonLeagues }) => seasonLeagues.length > 0);
    if (free.length === 0) return toast({ kind: 'error', text: refusal(played) });
    const ids = free.map(({ id }) => id);
    const agreed = await confirm({
      text: 'Delete selected leagues?',
      items: free.map(({ name }) => name),
      consequence: `${played.length === 0 ? '' : `What is played in a season stays: ${withSeasons(played)}. `}It can be undone for ten minutes.`,
    });
    if (!agreed) return;
    try {
      const { data } = await remove({
        variables: { ids },
        optimisticResponse: { deleteLeagues: named('DeletePayload', { deletedIds: ids, undoId: null, message: '' }) },
      });
      done({ message: 'Leagues deleted', undoId: data?.deleteLeagues.undoId });
    } catch (error) {
      toast({ kind: 'error', text: messageOf(error, 'The leagues could not be deleted.') });
      await client.refetchQueries({ include: [AdminLeaguesDocument] });
    }
  };
}
