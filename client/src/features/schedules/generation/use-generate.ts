import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { counted } from '@/lib/counted';
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
      text: 'This will overwrite all existing games for this schedule. Continue?',
      consequence: replacedWords(schedule),
      confirmLabel: 'Generate',
      destructive: schedule.gameCount > schedule.playedGameCount,
    });
    if (!yes) return;
    const answer = await run('games', (key) => generate({ variables: { scheduleId: schedule.id, key } }));
    if (!answer) return;
    const { message = 'Full schedule generated!', undoId } = answer.data?.generateFullSchedule ?? {};
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
    open === 0
      ? 'No game is replaced.'
      : `${counted(open, 'game')} not played yet ${open === 1 ? 'is' : 'are'} replaced.`;
  const kept =
    playedGameCount === 0
      ? []
      : [`${counted(playedGameCount, 'game')} already played ${playedGameCount === 1 ? 'stays' : 'stay'} as they are.`];
  return [replaced, ...kept, 'Games of other schedules stay. It can be undone for ten minutes.'].join(' ');
}
