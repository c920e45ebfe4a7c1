import { useUndoable } from '@/app/admin/undo/use-undoable';
import { t } from '@/texts';
import { useDrawLotsMutation } from './standings-rules.hooks.generated';

/** A season league as far as a draw needs it. */
interface Drawing {
  id: string;
  version: number;
  league: { name: string };
}

/** Draws lots for the teams of a league, after a question: what was drawn before is gone then. */
export function useDrawLots(): (seasonLeague: Drawing) => Promise<void> {
  const { run } = useUndoable();
  const [draw] = useDrawLotsMutation({ refetchQueries: ['SeasonStandings'] });
  return ({ id, version, league }) =>
    run(
      async () => {
        const { data } = await draw({ variables: { seasonLeagueId: id, input: { expectedVersion: version } } });
        return { message: t.admin.lots_drawn_for({ league: league.name }), undoId: data?.drawLots.undoId };
      },
      t.admin.the_lots_could_not_be_drawn(),
      {
        text: t.admin.draw_lots_for_the_teams_of({ league: league.name }),
        consequence: t.admin.lots_that_were_drawn_before_are_replaced(),
        confirmLabel: t.admin.draw_lots(),
        destructive: false,
      },
    );
}
