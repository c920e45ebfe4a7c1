import { useState } from 'react';
import { useUndoToast } from '@/app/admin/undo/use-undo-toast';
import { useMutationWithToast } from '@/app/admin/use-mutation-with-toast';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { lostHallsInput, lostHallWords } from './lost-hall-words';
import type { ScheduleHeadFragment } from './schedules.generated';
import { useUpdateScheduleMutation } from './schedules.hooks.generated';

type LostHall = ScheduleHeadFragment['lostHalls'][number];

/** The halls in which a schedule cannot play, each with a button that takes it off; nothing while there is none. */
export function LostHalls({ schedule }: { schedule: ScheduleHeadFragment }) {
  const attempt = useMutationWithToast();
  const done = useUndoToast();
  const [update] = useUpdateScheduleMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const [leaving, setLeaving] = useState<LostHall | null>(null);
  const takeOff = async (lost: LostHall): Promise<void> => {
    setLeaving(lost);
    await attempt(async () => {
      const lostHalls = lostHallsInput(schedule.lostHalls.filter((other) => other !== lost));
      const input = { lostHalls, expectedVersion: schedule.version };
      const { data } = await update({ variables: { id: schedule.id, input } });
      done({
        message: t.schedules.can_be_played_in_again({ hall: lostHallWords(lost) }),
        undoId: data?.updateSchedule.undoId,
      });
    }, t.schedules.the_hall_could_not_be_taken_off());
    setLeaving(null);
  };
  if (schedule.lostHalls.length === 0) return null;
  return (
    <Card title={t.schedules.lost_halls()} headingLevel={4}>
      <p className="text-sm text-muted">{t.schedules.no_game_is_placed_there()}</p>
      <ul className="mt-2 divide-y divide-line" aria-label={t.schedules.lost_halls()}>
        {schedule.lostHalls.map((lost) => {
          const words = lostHallWords(lost);
          return (
            <li key={words} className="flex items-center gap-3 py-1">
              <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
              <Button
                size="small"
                variant="ghost"
                aria-label={t.schedules.take_off_hall({ hall: words })}
                busy={leaving === lost}
                disabled={leaving !== null && leaving !== lost}
                onClick={() => void takeOff(lost)}
              >
                {t.schedules.take_off()}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
