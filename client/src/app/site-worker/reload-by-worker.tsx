import { useEffect } from 'react';
import { PageSkeleton } from '@/ui/skeleton';
import { ErrorState } from '@/ui/error-state';

/**
 * In the place of a page whose data or module did not come: where the site has a worker, it opens the page that the device keeps of this address, or
 * says that it keeps none. Not for the page that a document began with: that one would begin again for ever.
 */
export function ReloadByWorker({ onRetry }: { onRetry: () => void }) {
  const hasWorker = !import.meta.env.SSR && navigator.serviceWorker?.controller != null;
  useEffect(() => {
    if (hasWorker) window.location.reload();
  }, [hasWorker]);
  return hasWorker ? <PageSkeleton /> : <ErrorState onRetry={onRetry} />;
}
