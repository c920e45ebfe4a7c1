import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useBanner } from '@/ui/banner-context';
import { isConflict, messageOf } from './failure';

/**
 * Does something, and shows a banner when it failed: the server's reason, or `failure`. When somebody else was faster, what the screen
 * shows is asked for anew. Answers whether it worked.
 */
export function useAttempt(): (work: () => Promise<unknown>, failure: string) => Promise<boolean> {
  const banner = useBanner();
  const client = useApolloClient();
  return useCallback(
    async (work, failure) => {
      try {
        await work();
        return true;
      } catch (error) {
        banner({ kind: 'error', text: messageOf(error, failure) });
        if (isConflict(error)) await client.refetchQueries({ include: 'active' });
        return false;
      }
    },
    [banner, client],
  );
}
