import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect } from 'react';
import type { LiveOperation } from '@/app/live/follow';
import { useOnReturn } from '@/app/admin/use-on-return';
import { BracketPageDocument } from '../bracket.generated';

/**
 * Asks for a bracket anew when others have changed it: at once, told by what visitors of its page follow, and when somebody comes
 * back to the page, since nothing is told where the organization has no address or the stream was refused.
 * @param slug of the organization's pages; null without any
 */
export function useFollowedBracket(slug: string | null, divisionId: string, refetch: () => Promise<unknown>): void {
  const client = useApolloClient();
  useOnReturn(useCallback(() => void refetch().catch(() => undefined), [refetch]));
  useEffect(() => {
    if (slug === null || !('EventSource' in window)) return;
    let isOver = false;
    let stop: (() => void) | null = null;
    import('@/app/live/follow')
      .then(({ follow }) => {
        if (isOver) return;
        const operation = {
          document: BracketPageDocument,
          variables: { slug, divisionId },
        } as unknown as LiveOperation;
        // A visitor's answer may have fewer names: it only tells that there is something to ask for.
        const following = follow(client, operation, [], refetch);
        stop = () => following.stop();
      })
      .catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, slug, divisionId, refetch]);
}
