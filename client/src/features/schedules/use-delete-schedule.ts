import { useDeletion } from '@/app/admin/deletion/use-deletion';
import type { ScheduleHeadFragment } from './schedules.generated';
import { useDeleteScheduleMutation } from './schedules.hooks.generated';

/** Deletes a schedule after the question, which says what goes with it. */
export function useDeleteSchedule() {
  const [remove] = useDeleteScheduleMutation({ refetchQueries: ['ScheduleList'], awaitRefetchQueries: true });
  return useDeletion<ScheduleHeadFragment>({
    question: ({ name, gameCount, playedGameCount }) => ({
      text: 'Are you sure you want to delete this schedule?',
      items: [name],
      consequence: [
        `Its drafts and its games not played yet (${gameCount - playedGameCount}) go with it.`,
        ...(playedGameCount > 0 ? [`Games already played (${playedGameCount}) stay in the league.`] : []),
        'It can be undone for ten minutes.',
      ].join(' '),
    }),
    remove: ({ id }) => remove({ variables: { id } }),
    message: 'Schedule deleted successfully!',
    failed: 'Failed to delete schedule',
  });
}
