import { useCallback } from 'react';
import { readAnew } from './read-anew';

/** A function that reads anew what a query shows; see `readAnew`. */
export function useReadAnew(refetch: () => Promise<unknown>): () => Promise<void> {
  return useCallback(() => readAnew(refetch), [refetch]);
}
