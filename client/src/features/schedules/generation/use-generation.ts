import { useRef, useState } from 'react';
import { messageOf } from '@/app/admin/forms/failure';
import { randomUuid } from '@/lib/random-uuid';
import { t } from '@/texts';
import { useCancelScheduleGenerationMutation } from './generation.hooks.generated';

/**
 * What is generated: games that are published at once, a draft of new ones, or one that repairs those that there are.
 */
export type Generated = 'games' | 'draft' | 'repair';

/** Something being generated. */
interface Running {
  what: Generated;
  /** By which the server knows it. */
  key: string;
  isCancelling: boolean;
}

/** What is said when generating came to nothing. */
interface Ended {
  what: Generated;
  text: string;
  isError: boolean;
}

/** Generating for one schedule: one thing at a time. */
export interface Generation {
  running: Running | null;
  /** Why the last one came to nothing. */
  ended: Ended | null;
  /** Does it with a key of its own, by which it is followed and cancelled. Answers null when nothing came of it. */
  run: <Answer>(what: Generated, work: (key: string) => Promise<Answer>) => Promise<Answer | null>;
  cancel: () => Promise<void>;
}

const noAnswer = (what: Generated): string =>
  what === 'games'
    ? t.schedules.no_answer_came_look_at_the_games_below()
    : t.schedules.no_answer_came_look_at_the_drafts_below();

/** The words of the specification, and why. */
const failureWords = (what: Generated, reason: string): string =>
  what === 'games' ? t.schedules.failed_to_generate_full_schedule({ reason }) : reason;

/** Follows what is generated for a schedule, and cancels it. */
export function useGeneration(): Generation {
  const [running, setRunning] = useState<Running | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);
  const cancelledKey = useRef<string | null>(null);
  const [cancelGeneration] = useCancelScheduleGenerationMutation();
  const run: Generation['run'] = async (what, work) => {
    const key = randomUuid();
    setEnded(null);
    setRunning({ what, key, isCancelling: false });
    try {
      return await work(key);
    } catch (error) {
      const isCancelled = cancelledKey.current === key;
      const text = isCancelled
        ? t.schedules.generating_was_cancelled_nothing_has_changed()
        : failureWords(what, messageOf(error, noAnswer(what)));
      setEnded({ what, text, isError: !isCancelled });
      return null;
    } finally {
      setRunning(null);
    }
  };
  const cancel = async (): Promise<void> => {
    if (!running) return;
    cancelledKey.current = running.key;
    setRunning({ ...running, isCancelling: true });
    const { data } = await cancelGeneration({ variables: { key: running.key } }).catch(() => ({ data: null }));
    // What ended meanwhile says so itself.
    if (data?.cancelScheduleGeneration !== true) setRunning((now) => (now ? { ...now, isCancelling: false } : now));
  };
  return { running, ended, run, cancel };
}
