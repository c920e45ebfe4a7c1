import { useEffect, useState } from 'react';
import { readAnew } from '../read-anew';

/** As much of a query's result as reading all pages of a list in it needs. */
interface Paged {
  error?: unknown;
  fetchMore: (options: { variables: { after: string } }) => Promise<unknown>;
}

/**
 * Reads a list of a query's page after page; one that has no answer is read again in a while.
 * @returns whether there are more to come
 */
export function useAllPages(
  { error, fetchMore }: Paged,
  list: { pageInfo: { hasNextPage: boolean; endCursor?: string | null } } | undefined,
): { hasMore: boolean } {
  const next = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  const [givenUp, setGivenUp] = useState<string | null>(null);
  useEffect(() => {
    // The answer joins the list in the cache, and so changes `next`.
    if (next && !error)
      void readAnew(
        () => fetchMore({ variables: { after: next } }),
        () => setGivenUp(next),
      );
  }, [next, error, fetchMore]);
  return { hasMore: next != null && next !== givenUp };
}
