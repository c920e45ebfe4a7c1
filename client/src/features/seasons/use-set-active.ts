import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { t } from '@/texts';
import { useToast } from '@/ui/toast-context';
import type { AdminSeasonFragment } from './seasons.generated';
import { useUpdateSeasonMutation } from './seasons.hooks.generated';

/** Says that a season is being played, or no longer; and whether that is under way. */
export function useSetActive(): [(season: AdminSeasonFragment, active: boolean) => Promise<void>, boolean] {
  const toast = useToast();
  const attempt = useMutationWithToast();
  const [update, { loading }] = useUpdateSeasonMutation({ refetchQueries: ['AdminSeasons', 'SetupSteps'] });
  const run = async ({ id, name, version }: AdminSeasonFragment, active: boolean): Promise<void> => {
    const worked = await attempt(
      () => update({ variables: { id, input: { active, expectedVersion: version } } }),
      t.seasons.the_season_could_not_be_saved(),
    );
    if (worked)
      toast({
        kind: 'success',
        text: active ? t.seasons.is_active({ name }) : t.seasons.is_no_longer_active({ name }),
      });
  };
  return [run, loading];
}
