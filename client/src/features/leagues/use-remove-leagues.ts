import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { deletionInWords, enumerate } from '@/app/admin/deletion/deletion-counts';
import { messageOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useToast } from '@/ui/toast-context';
import { useConfirm } from '@/ui/confirm-context';
import { LeagueRemovalDocument, type SeasonLeagueRowFragment } from './season-leagues.generated';
import { useRemoveLeaguesFromSeasonMutation } from './season-leagues.hooks.generated';
import { changeSeasonLeagues } from './season-leagues-cache';

/** What else a season's screen shows of its leagues. */
const AFFECTED = ['DivisionBoard', 'SeasonStandings'];

/**
 * Takes leagues out of a season after a question that says what goes with them; and whether that is being looked up.
 */
export function useRemoveLeagues(
  seasonId: string,
): [(rows: readonly SeasonLeagueRowFragment[]) => Promise<void>, boolean] {
  const client = useApolloClient();
  const confirm = useConfirm();
  const toast = useToast();
  const done = useUndoToast();
  const [busy, setBusy] = useState(false);
  const [remove] = useRemoveLeaguesFromSeasonMutation({
    refetchQueries: AFFECTED,
    update(cache, { data }) {
      const gone = data?.removeLeaguesFromSeason.deletedIds ?? [];
      changeSeasonLeagues(cache, seasonId, (known) => known.filter(({ id }) => !gone.includes(id)));
    },
  });
  const run = async (rows: readonly SeasonLeagueRowFragment[]): Promise<void> => {
    if (rows.length === 0) return toast({ kind: 'error', text: 'Select at least one league.' });
    const variables = { seasonId, leagueIds: rows.map(({ league }) => league.id) };
    try {
      setBusy(true);
      const { data: preview } = await client
        .query({ query: LeagueRemovalDocument, variables, fetchPolicy: 'network-only' })
        .finally(() => setBusy(false));
      const lost = preview ? enumerate(deletionInWords({ ...preview.seasonLeagueRemovalPreview, leagues: 0 })) : '';
      const agreed = await confirm({
        text: 'Delete selected leagues?',
        items: rows.map(({ league }) => league.name),
        consequence: `${lost === '' ? 'They have no teams or games in this season.' : `With them this season loses ${lost}.`} The leagues themselves stay in other seasons. It can be undone for ten minutes.`,
      });
      if (!agreed) return;
      const deletedIds = rows.map(({ id }) => id);
      const { data } = await remove({
        variables,
        optimisticResponse: {
          removeLeaguesFromSeason: named('DeletePayload', { deletedIds, undoId: null, message: '' }),
        },
      });
      done({ message: 'Leagues deleted', undoId: data?.removeLeaguesFromSeason.undoId });
    } catch (error) {
      toast({ kind: 'error', text: messageOf(error, 'The leagues could not be deleted.') });
      await client.refetchQueries({ include: ['SeasonLeagues'] });
    }
  };
  return [run, busy];
}
