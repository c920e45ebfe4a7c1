import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '@/app/admin/forms/failure';
import { randomUuid } from '@/lib/random-uuid';
import { ScheduleDraftsDocument } from './drafts.generated';
import { useCancelScheduleGenerationMutation, useGenerateScheduleDraftMutation } from './drafts.hooks.generated';

/** A draft being generated. */
interface Running {
  key: string;
  isCancelling: boolean;
}

/** What is said when generating ended without a draft. */
interface Ended {
  text: string;
  isError: boolean;
}

/** Generates drafts of a schedule, one at a time, and cancels that. `ended` says why the last one came to nothing. */
export function useGenerateDraft(scheduleId: string, onDone: (draftId: string) => void) {
  const client = useApolloClient();
  const [running, setRunning] = useState<Running | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [generate] = useGenerateScheduleDraftMutation();
  const [cancelGeneration] = useCancelScheduleGenerationMutation();
  const listAnew = () => client.refetchQueries({ include: [ScheduleDraftsDocument] });

  const run = async (): Promise<void> => {
    const key = randomUuid();
    let isCancelled = false;
    setEnded(null);
    setRunning({ key, isCancelling: false });
    try {
      const { data } = await generate({ variables: { scheduleId, key } });
      await listAnew();
      if (data) onDone(data.generateScheduleDraft.id);
    } catch (error) {
      setRunning((now) => {
        isCancelled = now?.isCancelling ?? false;
        return null;
      });
      const text = messageOf(error, 'No answer came. Look at the drafts below before you try again.');
      setEnded({ text: isCancelled ? 'Generating was cancelled. Nothing has changed.' : text, isError: !isCancelled });
      await listAnew().catch(() => undefined);
    } finally {
      setRunning(null);
    }
  };
  const cancel = async (): Promise<void> => {
    if (!running) return;
    setRunning({ ...running, isCancelling: true });
    const { data } = await cancelGeneration({ variables: { key: running.key } }).catch(() => ({ data: null }));
    if (data?.cancelScheduleGeneration !== true) setRunning((now) => (now ? { ...now, isCancelling: false } : now));
  };
  return { running, ended, run, cancel };
}
