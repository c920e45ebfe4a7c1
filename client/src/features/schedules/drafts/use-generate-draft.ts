import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { messageOf } from '@/app/admin/forms/failure';
import type { LostHallInput } from '@/graphql/schema.generated';
import { randomUuid } from '@/lib/random-uuid';
import { useToast } from '@/ui/toast-context';
import { ScheduleDraftsDocument } from './drafts.generated';
import {
  useCancelScheduleGenerationMutation,
  useGenerateScheduleDraftMutation,
  useRepairScheduleDraftMutation,
} from './drafts.hooks.generated';

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

/** Generates drafts of a schedule, anew or as repairs, one at a time, and cancels that. `ended` says why the last one came to nothing. */
export function useGenerateDraft(scheduleId: string, onDone: (draftId: string) => void) {
  const client = useApolloClient();
  const toast = useToast();
  const [running, setRunning] = useState<Running | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const cancelledKey = useRef<string | null>(null);
  const [generate] = useGenerateScheduleDraftMutation();
  const [repair] = useRepairScheduleDraftMutation();
  const [cancelGeneration] = useCancelScheduleGenerationMutation();
  const listAnew = () => client.refetchQueries({ include: [ScheduleDraftsDocument] });

  /** @param lost null generates anew; otherwise what is there is repaired, without these halls */
  const run = async (lost: LostHallInput[] | null = null): Promise<void> => {
    const key = randomUuid();
    setEnded(null);
    setRunning({ key, isCancelling: false });
    try {
      const variables = { scheduleId, key };
      const draft = lost
        ? (await repair({ variables: { ...variables, lostHalls: lost } })).data?.repairScheduleDraft
        : (await generate({ variables })).data?.generateScheduleDraft;
      await listAnew();
      if (!draft) return;
      toast({ kind: 'success', text: `Draft ${draft.seed} is ready` });
      onDone(draft.id);
    } catch (error) {
      const isCancelled = cancelledKey.current === key;
      const text = messageOf(error, 'No answer came. Look at the drafts below before you try again.');
      setEnded({ text: isCancelled ? 'Generating was cancelled. Nothing has changed.' : text, isError: !isCancelled });
      await listAnew().catch(() => undefined);
    } finally {
      setRunning(null);
    }
  };
  const cancel = async (): Promise<void> => {
    if (!running) return;
    cancelledKey.current = running.key;
    setRunning({ ...running, isCancelling: true });
    const { data } = await cancelGeneration({ variables: { key: running.key } }).catch(() => ({ data: null }));
    if (data?.cancelScheduleGeneration !== true) setRunning((now) => (now ? { ...now, isCancelling: false } : now));
  };
  return { running, ended, run, cancel };
}
