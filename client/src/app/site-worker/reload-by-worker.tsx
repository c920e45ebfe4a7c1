import { useEffect } from 'react';
import { waitSecondsIn } from '@/lib/wait-seconds-in';
import { PageSkeleton } from '@/ui/skeleton';
import { ErrorState } from '@/ui/error-state';

/**
 * In the place of a page whose data or module did not come: where the site has a worker, it opens the page that the
 * device keeps of this address, or says that it keeps none. Not for the page that a document began with: that one would
 * begin again for ever.
 */
export function ReloadByWorker({ error, onRetry }: { error?: unknown; onRetry: () => void }) {
  // Who was refused has a network: the server says when to ask again.
  const hasWorker = !import.meta.env.SSR && navigator.serviceWorker?.controller != null && !waitSecondsIn(error);
  useEffect(() => {
    if (hasWorker) window.location.reload();
  }, [hasWorker]);
  return hasWorker ? <PageSkeleton /> : <ErrorState error={error} onRetry={onRetry} />;
}
