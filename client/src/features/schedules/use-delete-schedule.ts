import { useDeletion } from '@/app/admin/deletion/use-deletion';
import { t } from '@/texts';
import type { ScheduleHeadFragment } from './schedules.generated';
import { useDeleteScheduleMutation } from './schedules.hooks.generated';

/** Deletes a schedule after the question, which says what goes with it. */
export function useDeleteSchedule() {
  const [remove] = useDeleteScheduleMutation({ refetchQueries: ['ScheduleList'], awaitRefetchQueries: true });
  return useDeletion<ScheduleHeadFragment>({
    question: ({ name, gameCount, playedGameCount }) => ({
      text: t.schedules.are_you_sure_you_want_to_delete_this_2(),
      items: [name],
      consequence: [
        t.schedules.its_drafts_and_its_games_not_played_yet({ number: gameCount - playedGameCount }),
        ...(playedGameCount > 0 ? [t.schedules.games_already_played_stay_in_the_league({ playedGameCount })] : []),
        t.common.it_can_be_undone_for_ten_minutes(),
      ].join(' '),
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    message: t.schedules.schedule_deleted_successfully(),
    failed: t.schedules.failed_to_delete_schedule(),
  });
}
