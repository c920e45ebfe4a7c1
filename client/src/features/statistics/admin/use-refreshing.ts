import { useCallback, useEffect, useRef } from 'react';
import { useOnReturn } from '@/app/admin/use-on-return';

/** At most so often is asked anew after saves, so that typing costs the server little more than the saves. */
const PAUSE_MS = 2_000;

/**
 * Asks anew for what others have entered: when somebody comes back to the page, and after the calls of the function that
 * this answers, which gather.
 */
export function useRefreshing(refetch: () => Promise<unknown>): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useOnReturn(useCallback(() => void refetch().catch(() => undefined), [refetch]));
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [refetch],
  );
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // What fails is asked for again after the next save.
      void refetch().catch(() => undefined);
    }, PAUSE_MS);
  }, [refetch]);
}
