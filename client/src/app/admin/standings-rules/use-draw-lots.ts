import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { t } from '@/texts';
import { useConfirm } from '@/ui/confirm-context';
import { useDrawLotsMutation } from './standings-rules.hooks.generated';

/** A season league as far as a draw needs it. */
interface Drawing {
  id: string;
  version: number;
  league: { name: string };
}

/** Draws lots for the teams of a league, after a question: what was drawn before is gone then. */
export function useDrawLots(): (seasonLeague: Drawing) => Promise<void> {
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [draw] = useDrawLotsMutation({ refetchQueries: ['SeasonStandings'] });
  return async ({ id, version, league }) => {
    const isSure = await confirm({
      text: t.admin.draw_lots_for_the_teams_of({ league: league.name }),
      consequence: t.admin.lots_that_were_drawn_before_are_replaced(),
      confirmLabel: t.admin.draw_lots(),
      destructive: false,
    });
    if (!isSure) return;
    await attempt(async () => {
      const { data } = await draw({ variables: { seasonLeagueId: id, input: { expectedVersion: version } } });
      done({ message: t.admin.lots_drawn_for({ league: league.name }), undoId: data?.drawLots.undoId });
    }, t.admin.the_lots_could_not_be_drawn());
  };
}
