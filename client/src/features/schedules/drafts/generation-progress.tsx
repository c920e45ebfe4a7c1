import { useEffect, useState } from 'react';
import { Button } from '@/ui/button';

/** What takes no longer is not announced. */
const QUIET_MS = 500;

interface Props {
  isCancelling: boolean;
  onCancel: () => void;
}

/** That a draft is being generated, for how long, and a way to stop it; nothing while it is quick. */
export function GenerationProgress({ isCancelling, onCancel }: Props) {
  const [startedAt] = useState(() => Date.now());
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), QUIET_MS);
    return () => clearInterval(timer);
  }, []);
  if (now - startedAt < QUIET_MS) return null;
  const seconds = Math.floor((now - startedAt) / 1_000);
  return (
    <div className="flex flex-col items-start gap-3">
      <progress aria-label="Generating a draft" className="h-3 w-full accent-(--accent-solid)" />
      <p role="status">Generating a draft. Nothing changes until it is published.</p>
      <span className="flex flex-wrap items-center gap-3">
        <Button busy={isCancelling} onClick={onCancel}>
          {isCancelling ? 'Cancelling' : 'Cancel generating'}
        </Button>
        {seconds > 0 && <span className="tabular text-sm text-muted">{seconds} s</span>}
      </span>
    </div>
  );
}
