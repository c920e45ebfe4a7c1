import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useToast } from '@/ui/toast-context';
import { readAnew } from './read-anew';
import { isDropped } from './turns-link';
import { isOutdated, messageOf } from './forms/failure';

/**
 * Does something, and shows a toast when it failed: the server's reason, or `failure`. When somebody else was faster,
 * all that the screen shows is asked for anew. Answers whether it worked.
 */
export function useMutationWithToast(): (work: () => Promise<unknown>, failure: string) => Promise<boolean> {
  const toast = useToast();
  const client = useApolloClient();
  return useCallback(
    async (work, failure) => {
      try {
        await work();
        return true;
      } catch (error) {
        if (isDropped(error)) return false;
        toast({ kind: 'error', text: messageOf(error, failure) });
        // What cannot be read says so where it stands.
        if (isOutdated(error)) await readAnew(() => client.refetchQueries({ include: 'active' }));
        return false;
      }
    },
    [toast, client],
  );
}
