import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
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
      text: `Draw lots for the teams of ${league.name}?`,
      consequence:
        'Lots that were drawn before are replaced. They count where the standings rules name them, and stay until the next draw.',
      confirmLabel: 'Draw lots',
      destructive: false,
    });
    if (!isSure) return;
    await attempt(async () => {
      const { data } = await draw({ variables: { seasonLeagueId: id, input: { expectedVersion: version } } });
      done({ message: `Lots drawn for ${league.name}`, undoId: data?.drawLots.undoId });
    }, 'The lots could not be drawn.');
  };
}
