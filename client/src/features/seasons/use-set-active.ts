import { undoOf, useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { t } from '@/texts';
import type { AdminSeasonFragment } from './seasons.generated';
import { useUpdateSeasonMutation } from './seasons.hooks.generated';

/** Says that a season is being played, or no longer; and whether that is under way. */
export function useSetActive(): [(season: AdminSeasonFragment, active: boolean) => Promise<void>, boolean] {
  const saved = useUndoToast();
  const attempt = useMutationWithToast();
  const [update, { loading }] = useUpdateSeasonMutation({ refetchQueries: ['AdminSeasons', 'SetupSteps'] });
  const run = async ({ id, name, version }: AdminSeasonFragment, active: boolean): Promise<void> => {
    await attempt(async () => {
      const { data } = await update({ variables: { id, input: { active, expectedVersion: version } } });
      saved({
        message: active ? t.seasons.is_active({ name }) : t.seasons.is_no_longer_active({ name }),
        ...undoOf(data),
      });
    }, t.seasons.the_season_could_not_be_saved());
  };
  return [run, loading];
}
