import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readAnew } from '@/app/admin/read-anew';
import { messageOf } from '@/app/admin/forms/failure';
import { named } from '@/app/admin/named';
import { placed } from '@/app/admin/lists/placed';
import { inTurn, isDropped } from '@/app/admin/turns-link';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import type { SeasonLeagueRowFragment } from './season-leagues.generated';
import { useReorderSeasonLeaguesMutation } from './season-leagues.hooks.generated';
import { changeSeasonLeagues } from './season-leagues-cache';

type Rows = readonly SeasonLeagueRowFragment[];

/**
 * Puts a season's leagues into a new order: shown at once, taken back when the server refuses it, and undone by the
 * order before. Somebody who added or removed a league meanwhile makes it refuse; then the list is asked for anew.
 */
export function useReorderLeagues(seasonId: string): (next: Rows, before: Rows) => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  const [reorder] = useReorderSeasonLeaguesMutation({
    update: (cache, { data }) => changeSeasonLeagues(cache, seasonId, (known) => data?.reorderSeasonLeagues ?? known),
  });
  const put = useCallback(
    async (rows: Rows): Promise<boolean> => {
      try {
        await reorder({
          variables: { input: { seasonId, leagueIds: rows.map(({ league }) => league.id) } },
          optimisticResponse: {
            reorderSeasonLeagues: placed(rows).map((row) => named('SeasonLeague', row)),
          },
          ...inTurn(rows.map(({ id }) => `SeasonLeague:${id}`)),
        });
        return true;
      } catch (error) {
        if (isDropped(error)) return false;
        toast({ kind: 'error', text: messageOf(error, t.leagues.the_order_could_not_be_saved()) });
        await readAnew(() => client.refetchQueries({ include: ['SeasonLeagues'] }));
        return false;
      }
    },
    [reorder, toast, client, seasonId],
  );
  return useCallback(
    async (next, before) => {
      if (!(await put(next))) return;
      const undo = async (): Promise<void> => {
        if (await put(before)) toast({ kind: 'success', text: t.leagues.undone_the_order_is_as_before() });
      };
      toast({
        kind: 'success',
        text: t.leagues.order_saved(),
        action: { label: t.common.undo(), onClick: () => void undo() },
      });
    },
    [put, toast],
  );
}
