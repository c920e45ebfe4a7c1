import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useToast } from '@/ui/toast-context';
import { isConflict, messageOf } from './forms/failure';

/**
 * Does something, and shows a toast when it failed: the server's reason, or `failure`. Then `refetch` is asked for anew
 * and, when somebody else was faster, all that the screen shows. Answers whether it worked.
 */
export function useMutationWithToast(): (
  work: () => Promise<unknown>,
  failure: string,
  refetch?: string[],
) => Promise<boolean> {
  const toast = useToast();
  const client = useApolloClient();
  return useCallback(
    async (work, failure, refetch) => {
      try {
        await work();
        return true;
      } catch (error) {
        toast({ kind: 'error', text: messageOf(error, failure) });
        const include = isConflict(error) ? 'active' : refetch;
        if (include) await client.refetchQueries({ include });
        return false;
      }
    },
    [toast, client],
  );
}
