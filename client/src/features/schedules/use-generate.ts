import { useState } from 'react';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { randomUuid } from '@/lib/random-uuid';
import { useConfirm } from '@/ui/confirm-context';
import type { ScheduleHeadFragment } from './schedules.generated';
import { useCancelGenerationMutation, useGenerateFullScheduleMutation } from './schedules.hooks.generated';

/** Generates the games of a schedule after the question, and cancels that; `isBusy` while it is under way. */
export function useGenerate(schedule: ScheduleHeadFragment) {
  const confirm = useConfirm();
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [key, setKey] = useState<string | null>(null);
  const [generate] = useGenerateFullScheduleMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const [cancel] = useCancelGenerationMutation();
  const start = async (): Promise<void> => {
    const yes = await confirm({
      text: 'This will overwrite all existing games for this schedule. Continue?',
      consequence: replacedWords(schedule),
      confirmLabel: 'Generate',
      destructive: schedule.gameCount > schedule.playedGameCount,
    });
    if (!yes) return;
    const own = randomUuid();
    setKey(own);
    await attempt(async () => {
      const { data } = await generate({ variables: { scheduleId: schedule.id, key: own } });
      done({
        message: data?.generateFullSchedule.message ?? 'Full schedule generated!',
        undoId: data?.generateFullSchedule.undoId,
      });
    }, 'Failed to generate full schedule');
    setKey(null);
  };
  const stop = async (): Promise<void> => {
    // What ended meanwhile says so itself.
    if (key !== null) await cancel({ variables: { key } }).catch(() => undefined);
  };
  return { start, stop, isBusy: key !== null };
}

/** What generating replaces, and what it keeps. */
function replacedWords({
  gameCount,
  playedGameCount,
}: Pick<ScheduleHeadFragment, 'gameCount' | 'playedGameCount'>): string {
  const open = gameCount - playedGameCount;
  const words = (count: number): string => `${count} ${count === 1 ? 'game' : 'games'}`;
  const replaced =
    open === 0 ? 'No game is replaced.' : `${words(open)} not played yet ${open === 1 ? 'is' : 'are'} replaced.`;
  const kept =
    playedGameCount === 0
      ? []
      : [`${words(playedGameCount)} already played ${playedGameCount === 1 ? 'stays' : 'stay'} as they are.`];
  return [replaced, ...kept, 'Games of other schedules stay. It can be undone for ten minutes.'].join(' ');
}
