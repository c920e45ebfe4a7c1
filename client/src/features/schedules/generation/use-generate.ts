import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { t } from '@/texts';
import { useConfirm } from '@/ui/confirm-context';
import type { ScheduleHeadFragment } from '../schedules.generated';
import { useGenerateFullScheduleMutation } from './generation.hooks.generated';
import type { Generation } from './use-generation';

/** Generates the games of a schedule and publishes them at once, after the question. */
export function useGenerate(schedule: ScheduleHeadFragment, { run }: Generation): () => Promise<void> {
  const confirm = useConfirm();
  const done = useUndoToast();
  const [generate] = useGenerateFullScheduleMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  return async () => {
    const yes = await confirm({
      text: t.schedules.this_will_overwrite_all_existing_games_for(),
      consequence: replacedWords(schedule),
      confirmLabel: t.schedules.generate(),
      destructive: schedule.gameCount > schedule.playedGameCount,
    });
    if (!yes) return;
    const answer = await run('games', (key) => generate({ variables: { scheduleId: schedule.id, key } }));
    if (!answer) return;
    const { message = t.schedules.full_schedule_generated(), undoId } = answer.data?.generateFullSchedule ?? {};
    done({ message, undoId });
  };
}

/** What generating replaces, and what it keeps. */
function replacedWords({
  gameCount,
  playedGameCount,
}: Pick<ScheduleHeadFragment, 'gameCount' | 'playedGameCount'>): string {
  const open = gameCount - playedGameCount;
  const replaced =
    open === 0 ? t.schedules.no_game_is_replaced() : t.schedules.games_not_played_yet_are_replaced({ open });
  const kept = playedGameCount === 0 ? [] : [t.schedules.games_already_played_stay_as_they_are({ playedGameCount })];
  return [replaced, ...kept, t.schedules.games_of_other_schedules_stay_it_can_be()].join(' ');
}
