import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useToast } from '@/ui/toast-context';
import { isConflict, messageOf } from './forms/failure';

/**
 * Does something, and shows a toast when it failed: the server's reason, or `failure`. When somebody else was faster,
 * what the screen shows is asked for anew. Answers whether it worked.
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
        toast({ kind: 'error', text: messageOf(error, failure) });
        if (isConflict(error)) await client.refetchQueries({ include: 'active' });
        return false;
      }
    },
    [toast, client],
  );
}
