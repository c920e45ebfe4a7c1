import { useEffect, useState } from 'react';
import { t } from '@/texts';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { useScheduleGenerationProgressQuery } from './generation.hooks.generated';
import type { Generated, Generation } from './use-generation';

/** What takes no longer is not announced; and how often it is looked at how much is done. */
const QUIET_MS = 500;

const WORDS: Readonly<Record<Generated, () => string>> = {
  games: () => t.schedules.generating_the_games_nothing_changes_until(),
  draft: () => t.schedules.generating_a_draft_nothing_changes_until_it(),
  repair: () => t.schedules.looking_for_the_fewest_changes_nothing(),
};

/**
 * How far generating has come, with a way to stop it, and why the last one came to nothing.
 * @param whats of which kinds
 */
export function GenerationProgress({ whats, generation }: { whats: readonly Generated[]; generation: Generation }) {
  const { running, ended, cancel } = generation;
  const shown = ended && whats.includes(ended.what) ? ended : null;
  return (
    <>
      {running && whats.includes(running.what) && (
        <Progress
          key={running.key}
          generationKey={running.key}
          words={WORDS[running.what]()}
          isCancelling={running.isCancelling}
          onCancel={() => void cancel()}
        />
      )}
      <div role="alert" className={shown?.isError ? 'text-sm text-danger' : 'text-sm text-muted empty:hidden'}>
        {shown?.text}
      </div>
    </>
  );
}

interface Props {
  generationKey: string;
  words: string;
  isCancelling: boolean;
  onCancel: () => void;
}

/** Nothing while it is quick; then how much is done, as far as the server can tell. */
function Progress({ generationKey, words, isCancelling, onCancel }: Props) {
  const [startedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), QUIET_MS);
    return () => clearInterval(timer);
  }, []);
  const isQuick = now - startedAt < QUIET_MS;
  const { data } = useScheduleGenerationProgressQuery({
    variables: { key: generationKey },
    fetchPolicy: 'no-cache',
    pollInterval: QUIET_MS,
    skip: isQuick,
  });
  if (isQuick) return null;
  // Another process of the site knows nothing of it.
  const share = data?.scheduleGenerationProgress?.share ?? null;
  const seconds = Math.floor((now - startedAt) / 1_000);
  return (
    <div className="flex flex-col items-start gap-3">
      <ProgressBar label={t.schedules.generating()} share={share} />
      <p role="status">{words}</p>
      <span className="flex flex-wrap items-center gap-3">
        <Button busy={isCancelling} onClick={onCancel}>
          {isCancelling ? t.schedules.cancelling() : t.schedules.cancel_generating()}
        </Button>
        <span className="tabular text-sm text-muted">
          {[share !== null && `${Math.round(100 * share)} %`, seconds > 0 && `${seconds} s`].filter(Boolean).join(', ')}
        </span>
      </span>
    </div>
  );
}
